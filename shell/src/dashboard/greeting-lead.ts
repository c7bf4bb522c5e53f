import type { MessageDescriptor } from 'react-intl';
import type { Session } from 'shared-auth';
import { messages } from './messages.ts';

export type Lead = { message: MessageDescriptor; values: Record<string, string> };

/** Under the greeting: company role and name on company logins, else a line for learners (DASH-02, DASH-03). */
export function greetingLead({ company, role }: Session): Lead | null {
  if (company !== null) {
    return {
      message: company.role === 'DELEGATE' ? messages.delegate : messages.legalRepresentative,
      values: { company: company.name },
    };
  }
  return role === 'Discente' ? { message: messages.motivation, values: {} } : null;
}
