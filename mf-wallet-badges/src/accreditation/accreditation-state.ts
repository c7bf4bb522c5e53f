import type { Session } from 'shared-auth';
import { messages } from './messages.ts';

/**
 * The states of PROF-20 that a person can be in: people who act for a company hold its credential (6), all
 * others have requested nothing (0). The other states come with the request to a credential provider.
 */
export const accreditationTexts = {
  0: { button: messages.ask, lead: messages.askLead },
  6: { button: messages.enter, lead: messages.enterLead },
} as const;

export const accreditationState = ({
  company,
}: Pick<Session, 'company'>): keyof typeof accreditationTexts => (company === null ? 0 : 6);
