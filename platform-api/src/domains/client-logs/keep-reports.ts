import { desc, lt } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { clientLogs } from './tables.ts';

const KEPT_DAYS = 90;
/** Reports of 16 kB at most: 320 MB however many somebody invents. */
const KEPT_REPORTS = 20_000;

/** Removes the reports that are too old, and of the others all but the newest. */
export async function removeOldReports(platform: Platform, kept = KEPT_REPORTS): Promise<void> {
  const { db } = platform.database;
  const since = new Date(platform.clock.now().getTime() - KEPT_DAYS * 86_400_000);
  await db.delete(clientLogs).where(lt(clientLogs.receivedAt, since));
  const [oldestKept] = await db
    .select({ receivedAt: clientLogs.receivedAt })
    .from(clientLogs)
    .orderBy(desc(clientLogs.receivedAt))
    .offset(kept - 1)
    .limit(1);
  if (oldestKept === undefined) return;
  await db.delete(clientLogs).where(lt(clientLogs.receivedAt, oldestKept.receivedAt));
}
