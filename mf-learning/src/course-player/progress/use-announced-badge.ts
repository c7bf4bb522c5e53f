import { useEffect, useRef } from 'react';
import { announce } from 'shared-ui';

/** Tells the other remotes of a badge that was issued while the player was open. */
export function useAnnouncedBadge(badgeId: string | null): void {
  const last = useRef(badgeId);
  useEffect(() => {
    if (badgeId !== null && last.current === null) announce('badge.issued', { badgeId });
    last.current = badgeId;
  }, [badgeId]);
}
