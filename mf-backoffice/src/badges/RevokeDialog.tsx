import { useIntl } from 'react-intl';
import { endpointKey } from 'shared-auth';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { BADGES, revokeBadge, type OfficeBadge } from './api.ts';
import { messages } from './messages.ts';

/** Revokes a badge for good, with the reason that its holder reads. */
export function RevokeDialog({ badge, onClose }: { badge: OfficeBadge; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ReasonDialog
      title={formatMessage(messages.dialogTitle, { holder: badge.holderName })}
      text={formatMessage(messages.dialogText, { title: badge.title })}
      words={{
        reason: formatMessage(messages.reason),
        submit: formatMessage(messages.revoke),
        cancel: formatMessage(messages.cancel),
        done: formatMessage(messages.done),
        failed: formatMessage(messages.failed),
      }}
      act={(reason) => revokeBadge(badge.id, reason)}
      stale={[endpointKey(BADGES)]}
      onClose={onClose}
    />
  );
}
