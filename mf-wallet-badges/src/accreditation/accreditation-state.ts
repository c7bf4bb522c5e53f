import type { Session } from 'shared-auth';
import { messages } from './messages.ts';

/**
 * The states of PROF-20 that somebody can be in: who acts for a company holds its credential (6), all
 * others have asked for nothing (0). The states between come with the request to a credential provider.
 */
export const accreditationTexts = {
  0: { button: messages.ask, lead: messages.askLead },
  6: { button: messages.enter, lead: messages.enterLead },
} as const;

export const accreditationState = ({
  company,
}: Pick<Session, 'company'>): keyof typeof accreditationTexts => (company === null ? 0 : 6);
