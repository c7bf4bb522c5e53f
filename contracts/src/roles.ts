/** Every role with its numeric code (E13); the product name is a constant (E14). */
export const roleCodes = {
  AdminWorkerBadge: 1,
  AdminEnteFormazione: 2,
  DocenteB: 3,
  AdminEnteFinanziatore: 4,
  Tutor: 5,
  RedattoreCorsiA: 6,
  Discente: 7,
  Ispettore: 8,
  AdminAzienda: 9,
} as const;

/** Exact role names (E14): never compare by prefix. */
export type RoleName = keyof typeof roleCodes;

/** The role of a person who has no other (SHELL-39). */
export const defaultRole: RoleName = 'Discente';

/** In what right a person acts for a company (DASH-02). */
export const companyRoleNames = ['LEGAL_REPRESENTATIVE', 'DELEGATE'] as const;

export type CompanyRoleName = (typeof companyRoleNames)[number];

export const roleNames = Object.keys(roleCodes) as [RoleName, ...RoleName[]];

export const isRoleName = (name: string): name is RoleName => Object.hasOwn(roleCodes, name);

/**
 * Reads a role as the API may write it: its exact name, its code, or the code as text (E13).
 * Anything else is `null`.
 */
export function parseRole(value: unknown): RoleName | null {
  return (
    roleNames.find(
      (name) => name === value || roleCodes[name] === value || String(roleCodes[name]) === value,
    ) ?? null
  );
}
