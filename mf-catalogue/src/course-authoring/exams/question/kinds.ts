import type { MessageDescriptor } from 'react-intl';
import type { QuestionKind, QuestionState } from '../api.ts';
import { messages } from '../bank/messages.ts';

/** Names of the kinds, in the order in which they are offered. */
export const kindMessages: Record<QuestionKind, MessageDescriptor> = {
  single: messages.single,
  multiple: messages.multiple,
  trueFalse: messages.trueFalse,
  number: messages.number,
  order: messages.order,
  match: messages.match,
  hotSpot: messages.hotSpot,
  text: messages.shortText,
};

export const questionKinds = Object.keys(kindMessages) as QuestionKind[];

export const stateMessages: Record<QuestionState, MessageDescriptor> = {
  active: messages.active,
  review: messages.review,
  draft: messages.draft,
  retired: messages.stateRetired,
};

export const questionStates = Object.keys(stateMessages) as QuestionState[];
