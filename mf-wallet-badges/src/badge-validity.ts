/** Days before the end of a badge from which its holder is told to renew it. */
export const EXPIRING_DAYS = 90;

export type BadgeValidity = 'endless' | 'valid' | 'expiring' | 'expired';

/** @param validUntil the last second, ISO; null: without end */
export function validityOf(validUntil: string | null, now: number): BadgeValidity {
  if (validUntil === null) return 'endless';
  const left = Date.parse(validUntil) - now;
  if (left < 0) return 'expired';
  return left <= EXPIRING_DAYS * 86_400_000 ? 'expiring' : 'valid';
}
