import { useMutation } from '@tanstack/react-query';
import { Scissors } from '@phosphor-icons/react/dist/csr/Scissors';
import { lazy, Suspense, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { Button, toast } from 'shared-ui';
import { couponMessages } from './coupon-messages.ts';
import type { Coupon } from './CouponSheet.tsx';
import { useFailureToast } from './failure-text.ts';

/** Only for who prints. */
const CouponSheet = lazy(() =>
  import('./CouponSheet.tsx').then((sheet) => ({ default: sheet.CouponSheet })),
);

/** Prints codes as coupons to cut out. @param from who gives them */
export function PrintCoupons({
  load,
  from,
}: {
  /** Those that can be redeemed are printed. */
  load: () => Promise<readonly Coupon[]>;
  from: string;
}) {
  const { formatMessage } = useIntl();
  const failed = useFailureToast();
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: async () => (await load()).filter(({ state }) => state === 'issued'),
    // Not an empty sheet.
    onSuccess: ({ length }) => {
      if (length === 0) toast.info(formatMessage(couponMessages.none));
    },
    onError: failed,
  });
  const close = useCallback(() => reset(), [reset]);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Scissors size={20} />}
        busy={isPending}
        onClick={() => mutate()}
      >
        {formatMessage(couponMessages.print)}
      </Button>
      {data !== undefined && data.length > 0 && (
        <Suspense fallback={null}>
          <CouponSheet coupons={data} from={from} onPrinted={close} />
        </Suspense>
      )}
    </>
  );
}
