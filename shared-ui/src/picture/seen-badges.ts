import { useEffect, useState } from 'react';

const KEY = 'badges:seen';
const NEW_FOR_MS = 14 * 86_400_000;
const MAX_KEPT = 50;

/** Null where the browser forbids storage. */
function readSeen(): string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return null;
  }
}

/**
 * Whether this device has shown a badge, on any page of any remote. A badge belongs to one person, so its id is
 * enough. Without storage every badge counts as seen: a show at each visit would be one too many.
 */
export const isSeenBadge = (badgeId: string): boolean => readSeen()?.includes(badgeId) ?? true;

/** Old badges on a new device are no news. */
export const isNewBadge = (acquiredAt: string): boolean =>
  Date.now() - Date.parse(acquiredAt) < NEW_FOR_MS;

/**
 * Whether a new badge is shown on this device for the first time: then the stamp comes down, once. From then on
 * it has been seen.
 * @param isAwaited the page waited for it: it is news, whatever the clock of the device says
 */
export function useFirstSight(
  badge: { id: string; acquiredAt: string },
  { isAwaited = false }: { isAwaited?: boolean } = {},
): boolean {
  const [isFirst] = useState(
    () => !isSeenBadge(badge.id) && (isAwaited || isNewBadge(badge.acquiredAt)),
  );
  useEffect(() => {
    if (!isFirst) return;
    try {
      const seen = [...new Set([...(readSeen() ?? []), badge.id])];
      localStorage.setItem(KEY, JSON.stringify(seen.slice(-MAX_KEPT)));
    } catch {
      // Without storage nothing is struck either.
    }
  }, [isFirst, badge.id]);
  return isFirst;
}
