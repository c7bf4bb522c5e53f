import { useIntl } from 'react-intl';
import { endpointKey } from 'shared-auth';
import { requestCancellation } from './orders.ts';
import { cancellationMessages as messages } from './cancellation-messages.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** Asks for the cancellation of a guest's paid order, with the reason (BACK-11, BACK-12). */
export function RequestDialog({
  order,
  onClose,
}: {
  order: { id: number; number: string };
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <ReasonDialog
      title={formatMessage(messages.requestTitle, { number: order.number })}
      text={formatMessage(messages.requestText)}
      words={{
        reason: formatMessage(messages.reason),
        submit: formatMessage(messages.request),
        cancel: formatMessage(messages.back),
        done: formatMessage(messages.requested),
        failed: formatMessage(messages.failed),
      }}
      act={(reason) => requestCancellation(order.id, reason)}
      stale={[endpointKey('/api/Users/DashboardOrderDetail'), endpointKey('/api/List/Orders')]}
      onClose={onClose}
    />
  );
}
