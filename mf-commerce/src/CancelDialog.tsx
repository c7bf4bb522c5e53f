import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Dialog, toast } from 'shared-ui';
import { ReasonForm } from 'shared-ui/forms';
import { useFailureToast } from './failure-text.ts';
import { OrderNumber } from './OrderNumber.tsx';
import { cancellationMessages as messages } from './cancellation-messages.ts';

const Text = styled('p')(({ theme }) => ({ margin: theme.spacing(0, 0, 4) }));

/** Asks for the cancellation of a paid order, with the reason (ORDER-40, BACK-12). */
export function CancelDialog({
  orderNumber,
  send,
  onClose,
}: {
  orderNumber: string;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const failed = useFailureToast();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage(messages.title, {
        orderNumber: <OrderNumber key="number">{orderNumber}</OrderNumber>,
      })}
    >
      <Text>{formatMessage(messages.text)}</Text>
      <ReasonForm
        label={formatMessage(messages.reason)}
        submit={formatMessage(messages.ask)}
        cancel={formatMessage(messages.keep)}
        onCancel={onClose}
        onSubmit={async (reason) => {
          try {
            await send(reason);
            toast.success(formatMessage(messages.sent));
            onClose();
          } catch (error) {
            failed(error);
          }
        }}
      />
    </Dialog>
  );
}
