import { useIntl } from 'react-intl';
import { Button, Dialog } from 'shared-ui';
import { messages } from './messages.ts';
import { orderOutcome } from './order-outcome.ts';
import type { SubmittedOrder } from './use-submit-order.ts';

/** The order confirmation dialog of a logged-in learner (ORDER-20 to ORDER-29). */
export function OrderDialog({
  order,
  isLeaving,
  onPay,
  onOrders,
  onCart,
}: {
  order: SubmittedOrder;
  isLeaving: boolean;
  onPay: (redirectUrl: string) => void;
  onOrders: () => void;
  onCart: () => void;
}) {
  const { formatMessage } = useIntl();
  const outcome = orderOutcome({
    isCoupon: false,
    isPublic: false,
    hasOrderId: order.orderId !== null,
    hasRedirectUrl: order.redirectUrl !== null,
    hasErrorMessage: order.message !== null,
  });
  const { redirectUrl } = order;

  if (outcome === 'success' && redirectUrl !== null) {
    return (
      <Dialog
        isOpen
        isLocked={isLeaving}
        hasCloseButton={false}
        onClose={onOrders}
        title={formatMessage(messages.savedTitle)}
        actions={
          <>
            <Button variant="outlined" disabled={isLeaving} onClick={onOrders}>
              {formatMessage(messages.toOrders)}
            </Button>
            <Button busy={isLeaving} onClick={() => onPay(redirectUrl)}>
              {formatMessage(messages.toPayment)}
            </Button>
          </>
        }
      >
        {formatMessage(messages.savedText, { orderNumber: order.orderNumber })}
      </Dialog>
    );
  }
  if (outcome === 'warning') {
    return (
      <Dialog
        isOpen
        role="alertdialog"
        hasCloseButton={false}
        onClose={onOrders}
        title={formatMessage(messages.warningTitle)}
        actions={<Button onClick={onOrders}>{formatMessage(messages.toOrders)}</Button>}
      >
        {order.message ?? formatMessage(messages.savedNoPayment)}
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      hasCloseButton={false}
      onClose={onCart}
      title={formatMessage(order.message === null ? messages.errorTitle : messages.notSavedTitle)}
      actions={<Button onClick={onCart}>{formatMessage(messages.backToCart)}</Button>}
    >
      {order.message ?? formatMessage(messages.savedNoPayment)}
    </Dialog>
  );
}
