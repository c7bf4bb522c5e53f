import { isAllowed, type AccessRule } from 'contracts';
import type { Session } from '../session/session.ts';

/** Whether this session may enter what the rule guards. */
export const can = (rule: AccessRule, session: Session): boolean =>
  isAllowed(rule, session.status === 'authenticated' ? session : null);
