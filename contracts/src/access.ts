import type { RoleName } from './roles.ts';

/**
 * Who may open a route, a menu entry, a slot, or call an endpoint. `{ public: true }` is everyone,
 * `{}` anyone logged in. An undefined or empty list counts as not given; of several given ones all
 * must match (E16, SHELL-37).
 */
export type AccessRule = {
  readonly public?: boolean;
  /** The active role must be one of them. */
  readonly roles?: readonly RoleName[];
  /** One of them is enough. */
  readonly claims?: readonly string[];
  /** Roles that need none of the claims. */
  readonly claimsExempt?: readonly RoleName[];
  /** Only people who teach, whatever their role. */
  readonly docente?: boolean;
  /** People who teach need none of the roles (E148). */
  readonly docenteExempt?: boolean;
};

/** The conditions of a rule for a logged-in person. */
export type AccessDemands = {
  readonly roles?: readonly RoleName[] | undefined;
  readonly claims?: readonly string[] | undefined;
  readonly claimsExempt?: readonly RoleName[] | undefined;
  readonly docente?: boolean | undefined;
  readonly docenteExempt?: boolean | undefined;
};

/** What a rule looks at: the active role, never the other roles that a person holds. */
export type AccessSubject = {
  readonly role: RoleName | null;
  readonly claims: readonly string[];
  readonly isDocente: boolean;
};

const isGiven = (list: readonly string[] | undefined): list is readonly string[] =>
  list !== undefined && list.length > 0;

/** Whether a person meets the demands of a rule, without regard to `public` or a session. */
export function matchesAccess(demands: AccessDemands, person: AccessSubject): boolean {
  const isRoleless = demands.docenteExempt === true && person.isDocente;
  if (isGiven(demands.roles) && !isRoleless) {
    if (!demands.roles.some((role) => role === person.role)) return false;
  }
  const isExempt = demands.claimsExempt?.some((role) => role === person.role) ?? false;
  if (isGiven(demands.claims) && !isExempt) {
    if (!demands.claims.some((claim) => person.claims.includes(claim))) return false;
  }
  return demands.docente !== true || person.isDocente;
}

/** @param person `null` for a visitor without a session. */
export function isAllowed(rule: AccessRule, person: AccessSubject | null): boolean {
  return rule.public === true || (person !== null && matchesAccess(rule, person));
}
