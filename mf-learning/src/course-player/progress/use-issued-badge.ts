import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { endpointKey } from 'shared-auth';

/** Reads of any remote that a new badge changes: the curriculum, the dashboard, the profile. */
const showBadges = [
  endpointKey('/api/Badges/GetBadges'),
  endpointKey('/api/Skills/GetUserSkills'),
  endpointKey('/api/Skills/GetSkills'),
  endpointKey('/api/Skills/GetBestSkills'),
  endpointKey('/api/Skills/GetSkillDetail'),
];

/**
 * Makes lists of badges stale when a badge is issued while the player is open, and when the player is
 * left while one is on its way: it may be there before the next page asks.
 */
export function useIssuedBadge(badgeId: string | null, isAwaited: boolean): void {
  const client = useQueryClient();
  const last = useRef(badgeId);
  const invalidate = () => {
    for (const queryKey of showBadges) void client.invalidateQueries({ queryKey });
  };
  const issued = useEffectEvent(invalidate);
  const left = useEffectEvent(() => {
    if (isAwaited) invalidate();
  });
  useEffect(() => {
    if (badgeId !== null && last.current === null) issued();
    last.current = badgeId;
  }, [badgeId]);
  useEffect(() => () => left(), []);
}
