import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { endpointKey, toApiError } from 'shared-auth';
import { Dialog, toast } from 'shared-ui';
import { ReasonForm } from 'shared-ui/forms';
import { BADGES, revokeBadge, type OfficeBadge } from './api.ts';
import { messages } from './messages.ts';

/** Revokes a badge for good, with the reason that its holder reads. */
export function RevokeDialog({ badge, onClose }: { badge: OfficeBadge; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage(messages.dialogTitle, { holder: badge.holderName })}
    >
      <p>{formatMessage(messages.dialogText, { title: badge.title })}</p>
      <ReasonForm
        label={formatMessage(messages.reason)}
        submit={formatMessage(messages.revoke)}
        cancel={formatMessage(messages.cancel)}
        onCancel={onClose}
        onSubmit={async (reason) => {
          try {
            await revokeBadge(badge.id, reason);
            toast.success(formatMessage(messages.done));
            onClose();
          } catch (error) {
            toast.error(toApiError(error).info ?? formatMessage(messages.failed));
          } finally {
            await queryClient.invalidateQueries({ queryKey: endpointKey(BADGES) });
          }
        }}
      />
    </Dialog>
  );
}
