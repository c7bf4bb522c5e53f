import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Button, ErrorState } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { cartQuery, useServerCart, type Cart } from '../../server-cart.ts';
import { useLeftCart } from '../cart/use-left-cart.tsx';
import { OrderTotals } from '../order/OrderTotals.tsx';
import { backToCartStep, writePurchase, type PurchaseSession } from '../purchase-session.ts';
import { paymentMessages } from './messages.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { PayAgain } from './PayAgain.tsx';
import { useLeaveForPayment } from './use-leave-for-payment.ts';
import { useSubmitOrder } from './use-submit-order.ts';
import { Working } from './Working.tsx';

/** What the dialog speaks of, in the middle of the page. */
const Ordered = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: theme.layout.readingMax,
  marginInline: 'auto',
}));

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
  const { mutate, isError, error } = useLeaveForPayment();
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate(redirectUrl);
  }, [mutate, redirectUrl]);
  if (isError) return <ErrorState error={error} onRetry={() => mutate(redirectUrl)} />;
  return <Working>{formatMessage(paymentMessages.leaving)}</Working>;
}

function Submission({ purchase }: { purchase: PurchaseSession }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const submission = useSubmitOrder(purchase);
  const cart = useServerCart();
  const left = useLeftCart();
  // A cart that is paid at once empties: the dialog still speaks of what was in it.
  const [ordered, setOrdered] = useState<Cart | null>(null);
  if (ordered === null && cart.data !== undefined && cart.data.lines.length > 0) {
    setOrdered(cart.data);
  }

  if (submission.isError) {
    return (
      <ErrorState
        title={formatMessage(paymentMessages.notSavedTitle)}
        error={submission.error}
        onRetry={() => submission.mutate(submission.variables)}
        action={
          <Button variant="outlined" to={paths.cart()}>
            {formatMessage(paymentMessages.backToCart)}
          </Button>
        }
      />
    );
  }
  const toCart = () => {
    backToCartStep(purchase);
    // What was refused may have changed it.
    void queryClient.invalidateQueries(cartQuery);
    void navigate(paths.cart(), { replace: true });
  };
  return (
    <>
      {ordered !== null && (
        <Ordered>
          <OrderTotals cart={ordered} couponCents={purchase.couponCents ?? 0} />
        </Ordered>
      )}
      {submission.data === undefined && <Working>{formatMessage(paymentMessages.sending)}</Working>}
      {submission.data !== undefined && (
        <OrderDialog
          order={submission.data}
          onOrders={() => {
            writePurchase(null);
            void navigate(paths.order(), { replace: true });
          }}
          onCart={toCart}
          onCancel={async () => {
            if (await left.reset()) toCart();
          }}
        />
      )}
    </>
  );
}
