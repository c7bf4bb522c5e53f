import type { CanaryRule, RegisteredRemote, RoleName } from 'contracts';

/** Who looks: a user id, or for visitors a number kept by the browser; and the active role. */
export type Visitor = { id: string; role: RoleName | null };

const BUCKETS = 10_000;

/**
 * A user's percentile between 0 and 99.99, constant for one salt (FNV-1a, 32 bit): no
 * server is asked, and every tab and device of a user agrees.
 */
export function percentile(salt: string, id: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${salt}:${id}`)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  // The low bits of FNV are weak for short texts: mix before cutting.
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return ((hash >>> 0) % BUCKETS) / (BUCKETS / 100);
}

/** With roles only they take part; the percentage is of those who take part. */
export const isInCanary = ({ percent, roles, salt }: CanaryRule, { id, role }: Visitor): boolean =>
  (roles === undefined || roles.length === 0 || (role !== null && roles.includes(role))) &&
  percentile(salt, id) < percent;

/** Versions to try in order: the canary for whom it is, the stable one, the two that were good before it. */
export function versionsToTry(remote: RegisteredRemote, visitor: Visitor): string[] {
  const { canary, stable, previous, earlier, versions } = remote;
  const isCanary = canary !== undefined && isInCanary(canary, visitor);
  const wanted = [isCanary ? canary.version : undefined, stable, previous, earlier];
  return [...new Set(wanted)].filter(
    (version): version is string => version !== undefined && version in versions,
  );
}
