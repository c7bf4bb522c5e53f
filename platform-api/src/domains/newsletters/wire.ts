import type { z } from 'zod';
import type { Platform } from '../../platform.ts';
import { coursesForSale } from '../catalogue/index.ts';
import type { Newsletter } from './newsletters.ts';
import type { Rights } from './rights.ts';
import { deliveryCounts, type Counts } from './sending/deliveries.ts';
import type { newsletter as schema } from './schemas.ts';

type Wire = z.infer<typeof schema>;

/** Newsletters as this caller sees them; figures of the sending are for who may see drafts. */
export async function newslettersToWire(
  platform: Platform,
  items: readonly Newsletter[],
  rights: Rights,
): Promise<Wire[]> {
  const courses = await coursesForSale(
    platform,
    items.flatMap(({ courseId }) => courseId ?? []),
  );
  const counts = await deliveryCounts(
    platform,
    items.filter(({ state }) => state === 'sending').map(({ id }) => id),
  );
  return items.map((item) => ({
    id: item.id,
    title: item.title,
    text: item.text,
    dataInvio: item.sendAt?.toISOString() ?? null,
    courseId: item.courseId,
    courseTitle: item.courseId === null ? null : (courses.get(item.courseId)?.title ?? null),
    state: item.state,
    version: item.version,
    canWrite: rights.mayWrite(item.courseId),
    progress: rights.maySeeAll(item.courseId) ? progressOf(item, counts.get(item.id)) : null,
  }));
}

/** While it is sent, of the deliveries; then what was stored with the end. */
function progressOf(item: Newsletter, counts: Counts | undefined): Wire['progress'] {
  if (item.listedAt === null) return null;
  return {
    recipients: item.recipients ?? 0,
    accepted: counts?.accepted ?? item.accepted ?? 0,
    refused: counts?.refused ?? item.refused ?? 0,
    left: counts?.left ?? item.left ?? 0,
    unknown: counts?.unknown ?? item.unknown ?? 0,
    startedAt: item.listedAt.toISOString(),
    finishedAt: item.finishedAt?.toISOString() ?? null,
  };
}
