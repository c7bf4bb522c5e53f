import type { Session } from '../session/session.ts';
import type { RoleName } from './roles.ts';

/**
 * Who may see something. Lists that are undefined or empty are not given; none given = any
 * logged-in user; both given = both must match (E16, SHELL-37). `public` is open to everyone.
 */
export type AccessRule = {
  public?: boolean | undefined;
  roles?: readonly RoleName[] | undefined;
  claims?: readonly string[] | undefined;
  docente?: boolean | undefined;
};

const isGiven = (list: readonly string[] | undefined): list is readonly string[] =>
  list !== undefined && list.length > 0;

/** The lists alone, without regard to who is logged in: `<Access>` and menus. */
export function matchesAccess(
  rule: Pick<AccessRule, 'roles' | 'claims' | 'docente'>,
  who: Pick<Session, 'role' | 'claims' | 'isDocente'>,
): boolean {
  if (isGiven(rule.roles) && (who.role === null || !rule.roles.includes(who.role))) return false;
  if (isGiven(rule.claims) && !rule.claims.some((claim) => who.claims.includes(claim)))
    return false;
  return rule.docente !== true || who.isDocente;
}

/** Whether this session may enter what the rule guards. */
export function can(rule: AccessRule, session: Session): boolean {
  if (rule.public === true) return true;
  return session.status === 'authenticated' && matchesAccess(rule, session);
}
