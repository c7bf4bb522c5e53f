import { useEffect, useState } from 'react';

const KEY = 'badges:seen';
const NEW_FOR_MS = 14 * 86_400_000;

function readSeen(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Whether this is the first time that this browser shows a new badge: then the stamp comes down, once.
 * Old badges on a new device are no news.
 */
export function useFirstSight(badge: { id: string; acquiredAt: string }): boolean {
  const [isFirst] = useState(
    () => Date.now() - Date.parse(badge.acquiredAt) < NEW_FOR_MS && !readSeen().includes(badge.id),
  );
  useEffect(() => {
    if (!isFirst) return;
    try {
      localStorage.setItem(KEY, JSON.stringify([...new Set([...readSeen(), badge.id])].slice(-50)));
    } catch {
      // Without storage the stamp comes again: no harm.
    }
  }, [isFirst, badge.id]);
  return isFirst;
}
