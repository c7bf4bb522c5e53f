/** Days before the end of a badge from which its holder is told to renew it. */
export const EXPIRING_DAYS = 90;

export type BadgeValidity = 'endless' | 'valid' | 'expiring' | 'expired' | 'revoked';

/** A revoked badge is that before anything else, as for who verifies it. */
export function validityOf(
  { validUntil, revokedAt }: { validUntil: string | null; revokedAt: string | null },
  now: number,
): BadgeValidity {
  if (revokedAt !== null) return 'revoked';
  if (validUntil === null) return 'endless';
  const left = Date.parse(validUntil) - now;
  if (left < 0) return 'expired';
  return left <= EXPIRING_DAYS * 86_400_000 ? 'expiring' : 'valid';
}
