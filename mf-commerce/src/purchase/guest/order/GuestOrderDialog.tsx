import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Button, Dialog } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { paymentMessages } from '../../payment/messages.ts';
import { OrderDialog } from '../../payment/OrderDialog.tsx';
import { useLeftGuestCart } from '../cart/use-left-guest-cart.tsx';
import { messages } from '../messages.ts';
import type { SubmittedGuestOrder } from './use-submit-guest-order.ts';

/** The confirmation of a visitor: every way except payment leads to the cart; a paid order, to its codes. */
export function GuestOrderDialog({
  order,
  onClose,
}: {
  order: SubmittedGuestOrder;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const left = useLeftGuestCart();
  const toCart = () => {
    onClose();
    void navigate(paths.publicCart());
  };
  if (!order.isPaid) {
    const cancel = () => {
      left.reset();
      toCart();
    };
    return (
      <OrderDialog isPublic order={order} onOrders={toCart} onCart={toCart} onCancel={cancel} />
    );
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      hasCloseButton={false}
      onClose={() => location.reload()}
      title={formatMessage(paymentMessages.paidTitle)}
      actions={
        <Button onClick={() => location.reload()}>{formatMessage(messages.seeCodes)}</Button>
      }
    >
      {formatMessage(messages.alreadyPaid, { orderNumber: order.orderNumber })}
    </Dialog>
  );
}
