import type { Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { newsletterRightsOf } from '../../newsletters/index.ts';
import type { ExportedQuery } from './tables.ts';

/** Tables are the administrators' to take away; the subscribers of a newsletter are its writers' (E148, E162). */
export async function mayTake(
  platform: Platform,
  principal: Principal,
  query: ExportedQuery,
): Promise<boolean> {
  if (!('table' in query) || query.table !== 'subscribers') {
    return principal.role === 'AdminWorkerBadge';
  }
  return (await newsletterRightsOf(platform, principal)).mayWrite(query.courseId);
}
