import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { endpointKey } from 'shared-auth';

/** Reads of any remote that a new badge changes. */
const showBadges = [endpointKey('/api/Badges/GetBadges'), endpointKey('/api/Skills/GetUserSkills')];

/** Makes lists of badges stale when a badge is issued while the player is open. */
export function useIssuedBadge(badgeId: string | null): void {
  const client = useQueryClient();
  const last = useRef(badgeId);
  useEffect(() => {
    if (badgeId !== null && last.current === null) {
      for (const queryKey of showBadges) void client.invalidateQueries({ queryKey });
    }
    last.current = badgeId;
  }, [badgeId, client]);
}
