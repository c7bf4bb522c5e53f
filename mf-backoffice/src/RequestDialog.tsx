import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { endpointKey, toApiError } from 'shared-auth';
import { Dialog, toast } from 'shared-ui';
import { ReasonForm } from 'shared-ui/forms';
import { requestCancellation } from './orders.ts';
import { cancellationMessages as messages } from './cancellation-messages.ts';

/** Asks for the cancellation of a guest's paid order, with the reason (BACK-11, BACK-12). */
export function RequestDialog({
  order,
  onClose,
}: {
  order: { id: number; number: string };
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage(messages.requestTitle, { number: order.number })}
    >
      <p>{formatMessage(messages.requestText)}</p>
      <ReasonForm
        label={formatMessage(messages.reason)}
        submit={formatMessage(messages.request)}
        cancel={formatMessage(messages.back)}
        onCancel={onClose}
        onSubmit={async (reason) => {
          try {
            await requestCancellation(order.id, reason);
            toast.success(formatMessage(messages.requested));
            onClose();
          } catch (error) {
            toast.error(toApiError(error).info ?? formatMessage(messages.failed));
          } finally {
            await queryClient.invalidateQueries({
              queryKey: endpointKey('/api/Users/DashboardOrderDetail'),
            });
            await queryClient.invalidateQueries({ queryKey: endpointKey('/api/List/Orders') });
          }
        }}
      />
    </Dialog>
  );
}
