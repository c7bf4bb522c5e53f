import { useState } from 'react';
import { validityOf, type BadgeValidity } from './badge-validity.ts';
import type { Badge } from './badges.ts';

/** What a badge is by the clock of the browser, when it is first drawn. */
export function useValidity(badge: Pick<Badge, 'validUntil' | 'revokedAt'>): BadgeValidity {
  const [now] = useState(Date.now);
  return validityOf(badge, now);
}
