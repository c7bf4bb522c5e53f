import { FormattedMessage } from 'react-intl';
import { Access } from 'shared-auth';
import { Pill } from 'shared-ui';
import { courseStatus } from '../../course-items.ts';
import { courseMessages } from '../../course-messages.ts';

/** A published course says nothing; a draft is known to editors only (E38). */
export function StatePill({ status }: { status: number }) {
  if (status === courseStatus.published) return null;
  if (status === courseStatus.suspended) {
    return (
      <Pill tone="warning" glyph="warningFill">
        <FormattedMessage {...courseMessages.stateSuspended} />
      </Pill>
    );
  }
  if (status === courseStatus.draft) {
    return (
      <Access roles={['RedattoreCorsiA', 'AdminWorkerBadge']}>
        <Pill>
          <FormattedMessage {...courseMessages.stateDraft} />
        </Pill>
      </Access>
    );
  }
  return (
    <Pill tone="danger" glyph="errorFill">
      <FormattedMessage {...courseMessages.stateDeleted} />
    </Pill>
  );
}
