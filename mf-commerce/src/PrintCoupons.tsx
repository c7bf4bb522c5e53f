import { useMutation } from '@tanstack/react-query';
import { Scissors } from '@phosphor-icons/react/dist/csr/Scissors';
import { lazy, Suspense, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { Button } from 'shared-ui';
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
  const { mutate, data, isPending, reset } = useMutation({ mutationFn: load, onError: failed });
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
      {data !== undefined && (
        <Suspense fallback={null}>
          <CouponSheet
            coupons={data.filter(({ state }) => state === 'issued')}
            from={from}
            onPrinted={close}
          />
        </Suspense>
      )}
    </>
  );
}
