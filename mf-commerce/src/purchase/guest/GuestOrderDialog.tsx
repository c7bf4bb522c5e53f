import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { Button, Dialog } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { messages as purchase } from '../messages.ts';
import { orderOutcome } from '../order-outcome.ts';
import { useLeaveForPayment } from '../use-leave-for-payment.ts';
import { messages } from './messages.ts';
import type { SubmittedGuestOrder } from './use-submit-guest-order.ts';

/** The order confirmation dialog of a visitor (ORDER-20 to ORDER-28): every way but the payment leads to the cart. */
export function GuestOrderDialog({
  order,
  onClose,
}: {
  order: SubmittedGuestOrder;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const leave = useLeaveForPayment();
  const isLeaving = leave.isPending || leave.isSuccess;
  const toCart = () => {
    onClose();
    void navigate(paths.publicCart());
  };
  const { redirectUrl } = order;
  const outcome = orderOutcome({
    isCoupon: false,
    isPublic: true,
    hasOrderId: order.orderNumber !== null,
    hasRedirectUrl: redirectUrl !== null,
    hasErrorMessage: order.message !== null,
  });

  if (order.isPaid) {
    return (
      <Dialog
        isOpen
        role="alertdialog"
        hasCloseButton={false}
        onClose={() => location.reload()}
        title={formatMessage(purchase.paidTitle)}
        actions={
          <Button onClick={() => location.reload()}>{formatMessage(messages.seeCodes)}</Button>
        }
      >
        {formatMessage(messages.alreadyPaid, { orderNumber: order.orderNumber })}
      </Dialog>
    );
  }
  if (outcome === 'success' && redirectUrl !== null) {
    return (
      <Dialog
        isOpen
        isLocked={isLeaving}
        hasCloseButton={false}
        onClose={toCart}
        title={formatMessage(messages.confirmTitle)}
        actions={
          <>
            <Button variant="outlined" disabled={isLeaving} onClick={toCart}>
              {formatMessage(purchase.backToCart)}
            </Button>
            <Button busy={isLeaving} onClick={() => leave.mutate(redirectUrl)}>
              {formatMessage(purchase.toPayment)}
            </Button>
          </>
        }
      >
        {formatMessage(purchase.savedText, { orderNumber: order.orderNumber })}
      </Dialog>
    );
  }
  if (outcome === 'warning') {
    const title = order.orderNumber === null ? purchase.notSavedTitle : purchase.warningTitle;
    return (
      <Dialog
        isOpen
        role="alertdialog"
        hasCloseButton={false}
        onClose={toCart}
        title={formatMessage(title)}
        actions={<Button onClick={toCart}>{formatMessage(purchase.toOrders)}</Button>}
      >
        {order.message}
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      hasCloseButton={false}
      onClose={toCart}
      title={formatMessage(purchase.errorTitle)}
      actions={<Button onClick={toCart}>{formatMessage(purchase.backToCart)}</Button>}
    >
      {formatMessage(purchase.savedNoPayment)}
    </Dialog>
  );
}
