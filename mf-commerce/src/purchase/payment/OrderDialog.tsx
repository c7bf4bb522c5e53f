import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button, Dialog } from 'shared-ui';
import { paymentMessages } from './messages.ts';
import { orderOutcome } from './order-outcome.ts';
import { useLeaveForPayment } from './use-leave-for-payment.ts';

const Line = styled('p')(({ theme }) => ({ margin: theme.spacing(0, 0, 2) }));

export type SubmissionResult = {
  /** Null when nothing was stored. */
  orderNumber: string | null;
  redirectUrl: string | null;
  /** A message of the server beside success (CART-22). */
  info: string | null;
  /** A coupon order: nothing is paid at a provider. */
  isCoupon?: boolean;
  /** The server's words when something was refused. */
  message: string | null;
};

/**
 * The order confirmation dialog (ORDER-20 to ORDER-29): to the payment, or what happened and where to
 * go on.
 * @param onOrders to the orders; a visitor has none, and goes to the cart (ORDER-26)
 * @param onCancel gives the purchase up: resets the cart (ORDER-29)
 */
export function OrderDialog({
  order: { orderNumber, redirectUrl, info, message, isCoupon = false },
  isPublic = false,
  onOrders,
  onCart,
  onCancel,
}: {
  order: SubmissionResult;
  isPublic?: boolean;
  onOrders: () => void;
  onCart: () => void;
  onCancel: () => void | Promise<void>;
}) {
  const { formatMessage } = useIntl();
  const leave = useLeaveForPayment();
  const isLeaving = leave.isPending || leave.isSuccess;
  const outcome = orderOutcome({
    isCoupon,
    isPublic,
    hasOrderId: orderNumber !== null,
    hasRedirectUrl: redirectUrl !== null,
    hasErrorMessage: message !== null,
  });

  if (outcome === 'success' && redirectUrl !== null) {
    const notYet = isPublic ? onCart : onOrders;
    return (
      <Dialog
        isOpen
        isLocked={isLeaving}
        hasCloseButton={false}
        onClose={notYet}
        title={formatMessage(isPublic ? paymentMessages.confirmTitle : paymentMessages.savedTitle)}
        actions={
          <>
            <Button
              variant="text"
              tone="danger"
              disabled={isLeaving}
              onClick={() => void onCancel()}
            >
              {formatMessage(paymentMessages.cancel)}
            </Button>
            <Button variant="outlined" disabled={isLeaving} onClick={notYet}>
              {formatMessage(isPublic ? paymentMessages.backToCart : paymentMessages.toOrders)}
            </Button>
            <Button busy={isLeaving} onClick={() => leave.mutate(redirectUrl)}>
              {formatMessage(paymentMessages.toPayment)}
            </Button>
          </>
        }
      >
        {[
          formatMessage(paymentMessages.savedText, { orderNumber }),
          info,
          formatMessage(paymentMessages.cancelText),
        ]
          .filter((text) => text !== null)
          .map((text) => (
            <Line key={text}>{text}</Line>
          ))}
      </Dialog>
    );
  }
  if (outcome === 'success') {
    return (
      <Dialog
        isOpen
        hasCloseButton={false}
        onClose={onOrders}
        title={formatMessage(paymentMessages.savedTitle)}
        actions={<Button onClick={onOrders}>{formatMessage(paymentMessages.toOrders)}</Button>}
      >
        {message ?? formatMessage(paymentMessages.paidByCoupon, { orderNumber })}
      </Dialog>
    );
  }
  const [onward, label] =
    outcome === 'warning'
      ? [onOrders, paymentMessages.toOrders]
      : [onCart, paymentMessages.backToCart];
  const unpaid = outcome === 'warning' ? paymentMessages.warningTitle : paymentMessages.errorTitle;
  const isRefused = orderNumber === null && message !== null;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      hasCloseButton={false}
      onClose={onward}
      title={formatMessage(isRefused ? paymentMessages.notSavedTitle : unpaid)}
      actions={<Button onClick={onward}>{formatMessage(label)}</Button>}
    >
      {message ?? formatMessage(paymentMessages.savedNoPayment)}
    </Dialog>
  );
}
