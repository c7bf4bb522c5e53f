import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { endpointKey, toApiError } from 'shared-auth';
import { Button, PaddedCard, toast, useFormats } from 'shared-ui';
import { AmountField, centsOfTyped, Form, Formik } from 'shared-ui/forms';
import { saveCoupon, type Wallet } from './api.ts';
import { couponMessages as messages } from './coupon-messages.ts';

const Area = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& form': { display: 'grid', gap: theme.spacing(4), maxWidth: '28rem' },
}));

const Held = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 8),
  margin: 0,
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
}));

/** The coupon (WALLET-02): what it holds; credits go in, and come back until they are used (M14). */
export function CouponArea({ wallet }: { wallet: Wallet }) {
  const { formatMessage } = useIntl();
  const { euro } = useFormats();
  const queryClient = useQueryClient();
  const { totalCents, couponCents, couponInOrdersCents } = wallet;
  const save = useMutation({
    mutationFn: saveCoupon,
    onSuccess: () => toast.success(formatMessage(messages.saved)),
    onError: (error) => toast.error(toApiError(error).info ?? formatMessage(messages.failed)),
    // After a refusal too: the amounts on the screen were old.
    onSettled: () =>
      Promise.all(
        [
          endpointKey('/api/Wallet/GetWalletAlgorandUtente'),
          endpointKey('/api/Wallet/GetMovements'),
          endpointKey('/api/Wallet/GetCreditMonths'),
          endpointKey('/api/Order/GetCouponNftUser'),
        ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
  const title = formatMessage(messages.title);
  return (
    <Area as="section" aria-label={title}>
      <h2>{title}</h2>
      <p>{formatMessage(messages.text)}</p>
      <Held>
        <div>
          <dt>{formatMessage(messages.inCoupon)}</dt>
          <dd>{euro(couponCents)}</dd>
        </div>
        {couponInOrdersCents > 0 && (
          <div>
            <dt>{formatMessage(messages.inOrders)}</dt>
            <dd>{euro(couponInOrdersCents)}</dd>
          </div>
        )}
      </Held>
      <Formik<{ amount: string }>
        initialValues={{ amount: '' }}
        onSubmit={async ({ amount }, { resetForm }) => {
          await save.mutateAsync(couponCents + (centsOfTyped(amount) ?? 0)).then(
            () => resetForm(),
            () => {},
          );
        }}
      >
        {({ values: { amount }, resetForm }) => {
          const cents = centsOfTyped(amount) ?? 0;
          return (
            <Form>
              <AmountField
                name="amount"
                label={formatMessage(messages.amount)}
                help={<FormattedMessage {...messages.most} values={{ amount: euro(totalCents) }} />}
              />
              <Actions>
                <Button
                  type="submit"
                  busy={save.isPending}
                  {...reasonOf(cents, totalCents, formatMessage(messages.tooMuch))}
                >
                  {formatMessage(messages.setAside)}
                </Button>
                <Button
                  variant="outlined"
                  busy={save.isPending}
                  onClick={() => save.mutate(couponCents - cents, { onSuccess: () => resetForm() })}
                  {...reasonOf(cents, couponCents, formatMessage(messages.tooMuchBack))}
                >
                  {formatMessage(messages.bringBack)}
                </Button>
              </Actions>
            </Form>
          );
        }}
      </Formik>
    </Area>
  );

  function reasonOf(cents: number, mostCents: number, tooMuch: string) {
    if (cents > mostCents) return { disabledReason: tooMuch };
    return cents > 0 ? {} : { disabledReason: formatMessage(messages.noAmount) };
  }
}
