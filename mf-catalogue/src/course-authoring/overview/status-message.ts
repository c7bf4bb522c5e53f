import type { MessageDescriptor } from 'react-intl';
import { courseStatus } from '../../course-items.ts';
import { courseMessages } from '../../course-messages.ts';

const statuses: Record<number, MessageDescriptor> = {
  [courseStatus.draft]: courseMessages.stateDraft,
  [courseStatus.published]: courseMessages.statePublished,
  [courseStatus.suspended]: courseMessages.stateSuspended,
};

/** The name of a status as the lists show it. */
export const statusMessage = (status: number): MessageDescriptor =>
  statuses[status] ?? courseMessages.stateDeleted;
