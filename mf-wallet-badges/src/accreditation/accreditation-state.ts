import type { MessageDescriptor } from 'react-intl';
import { messages } from './messages.ts';

/** What the button of the profile does (PROF-27, PROF-28). */
type Action = 'open' | 'request' | 'wait';

export type StateTexts = { action: Action; button: MessageDescriptor; lead: MessageDescriptor };

const waiting = { action: 'wait', button: messages.waiting } as const;

const states: Readonly<Record<number, StateTexts>> = {
  0: { action: 'open', button: messages.ask, lead: messages.askLead },
  1: { ...waiting, lead: messages.loggedInLead },
  2: { ...waiting, lead: messages.uploadLead },
  3: { ...waiting, lead: messages.reviewLead },
  4: {
    action: 'request',
    button: messages.delegationRejected,
    lead: messages.delegationRejectedLead,
  },
  5: { ...waiting, lead: messages.readyLead },
  6: { action: 'open', button: messages.enter, lead: messages.enterLead },
  7: {
    action: 'request',
    button: messages.credentialRejected,
    lead: messages.credentialRejectedLead,
  },
  666: { action: 'request', button: messages.notConcluded, lead: messages.notConcludedLead },
};

/** A number that the documents do not know waits too, and its button can be pressed (E126). */
const unknown: StateTexts = {
  action: 'open',
  button: messages.waiting,
  lead: messages.waitingLead,
};

/** Texts of a state of `statoEventoAmlet` (PROF-20). */
export const textsOf = (state: number): StateTexts => states[state] ?? unknown;

/** States whose next change comes from the provider. */
export const isWaiting = (state: number): boolean => textsOf(state).button === messages.waiting;
