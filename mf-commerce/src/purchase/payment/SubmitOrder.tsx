import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Button, ErrorState } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { movePurchase, writePurchase, type PurchaseSession } from '../purchase-session.ts';
import { paymentMessages } from './messages.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { PayAgain } from './PayAgain.tsx';
import { useLeaveForPayment } from './use-leave-for-payment.ts';
import { useSubmitOrder } from './use-submit-order.ts';
import { Working } from './Working.tsx';

/** The payment step before the provider: stores the order once, then offers to continue (ORDER-12, ORDER-17). */
export function SubmitOrder({ purchase }: { purchase: PurchaseSession }) {
  if (purchase.redirectUrl !== null) return <GoToProvider redirectUrl={purchase.redirectUrl} />;
  // The order is stored, and the page was reloaded before its payment was open.
  if (purchase.orderId !== null && purchase.paymentTypeId !== null) {
    return <PayAgain orderId={purchase.orderId} paymentTypeId={purchase.paymentTypeId} />;
  }
  return <Submission purchase={purchase} />;
}

/** Step payment with a known address: the browser goes there (ORDER-17). */
function GoToProvider({ redirectUrl }: { redirectUrl: string }) {
  const { formatMessage } = useIntl();
  const hasBegun = useRef(false);
  const { mutate, isError } = useLeaveForPayment();
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate(redirectUrl);
  }, [mutate, redirectUrl]);
  if (isError) return <ErrorState onRetry={() => mutate(redirectUrl)} />;
  return <Working>{formatMessage(paymentMessages.leaving)}</Working>;
}

function Submission({ purchase }: { purchase: PurchaseSession }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const submission = useSubmitOrder(purchase);

  if (submission.isError) {
    return (
      <ErrorState
        title={formatMessage(paymentMessages.notSavedTitle)}
        onRetry={() => submission.mutate(submission.variables)}
        action={
          <Button variant="outlined" to={paths.cart()}>
            {formatMessage(paymentMessages.backToCart)}
          </Button>
        }
      />
    );
  }
  if (submission.data === undefined)
    return <Working>{formatMessage(paymentMessages.sending)}</Working>;
  return (
    <>
      <Working>
        {formatMessage(
          submission.data.redirectUrl === null ? paymentMessages.sending : paymentMessages.leaving,
        )}
      </Working>
      <OrderDialog
        order={submission.data}
        onOrders={() => {
          writePurchase(null);
          void navigate(paths.order(), { replace: true });
        }}
        onCart={() => {
          movePurchase(purchase, 'prev');
          void navigate(paths.cart(), { replace: true });
        }}
      />
    </>
  );
}
