import type { MessageDescriptor } from 'react-intl';
import { courseStatus } from '../../course-items.ts';
import { messages } from './messages.ts';

/** What is done to give a course a status: the verb, the question before it, and what follows from it. */
export const statusActs: Readonly<
  Record<
    number,
    { verb: MessageDescriptor; question: MessageDescriptor; effect: MessageDescriptor } | undefined
  >
> = {
  [courseStatus.published]: {
    verb: messages.publish,
    question: messages.confirmPublish,
    effect: messages.confirmPublished,
  },
  [courseStatus.suspended]: {
    verb: messages.suspend,
    question: messages.confirmSuspend,
    effect: messages.confirmSuspended,
  },
  [courseStatus.deleted]: {
    verb: messages.delete,
    question: messages.confirmDelete,
    effect: messages.confirmDeleted,
  },
};
