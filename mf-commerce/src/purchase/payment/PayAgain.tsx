import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { allowedRedirect, toApiError } from 'shared-auth';
import { Button, ErrorState } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { payOrder } from './api.ts';
import { leaveFor } from './leave-for.ts';
import { paymentMessages } from './messages.ts';
import { keepPaidFromList } from './paid-from-list.ts';
import { Working } from './Working.tsx';

/** Pays an order in the state Ordinato: from the list, or after a reload of the payment step. */
export function PayAgain({ orderId, paymentTypeId }: { orderId: number; paymentTypeId: number }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  const payment = useMutation({
    mutationFn: async () => {
      const { redirectPaymentUrl } = await payOrder(orderId, paymentTypeId);
      // Without an address there is nothing left to pay.
      if (redirectPaymentUrl === null) {
        await navigate(paths.orderDetail(orderId), { replace: true });
      } else {
        keepPaidFromList({ orderId, paymentTypeId });
        leaveFor(await allowedRedirect(redirectPaymentUrl));
      }
    },
  });
  const { mutate } = payment;
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate();
  }, [mutate]);
  if (payment.isError) {
    return (
      <ErrorState
        title={formatMessage(paymentMessages.errorTitle)}
        text={toApiError(payment.error).info ?? formatMessage(paymentMessages.savedNoPayment)}
        onRetry={() => mutate()}
        action={
          <Button variant="outlined" to={paths.order()}>
            {formatMessage(paymentMessages.toOrders)}
          </Button>
        }
      />
    );
  }
  return <Working>{formatMessage(paymentMessages.leaving)}</Working>;
}
