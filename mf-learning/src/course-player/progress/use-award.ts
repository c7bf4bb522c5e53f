import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isNewBadge, isSeenBadge } from 'shared-ui';
import { awardedBadgeQuery, type AwardedBadge } from '../../awarded-badge.ts';

/** The badge of a completed course: on its way, news that is shown once on this device, or known. */
export type Award =
  | { name: 'coming' }
  | { name: 'news'; badge: AwardedBadge; isAwaited: boolean }
  | { name: 'known' };

export function useAward(badgeId: string | null): Award {
  const [wasSeen] = useState(() => badgeId !== null && isSeenBadge(badgeId));
  const [isAwaited] = useState(badgeId === null);
  const { data: badge } = useQuery({
    ...awardedBadgeQuery(badgeId ?? ''),
    enabled: badgeId !== null && !wasSeen,
  });
  if (wasSeen) return { name: 'known' };
  if (badgeId === null) return { name: 'coming' };
  if (badge === undefined) return { name: isAwaited ? 'coming' : 'known' };
  return isAwaited || isNewBadge(badge.acquiredAt)
    ? { name: 'news', badge, isAwaited }
    : { name: 'known' };
}
