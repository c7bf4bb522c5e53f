import { and, eq, isNull, sql } from 'drizzle-orm';
import type { MailRows } from '../../../hand-over-once.ts';
import type { Platform } from '../../../platform.ts';
import { deadlineMails } from '../tables.ts';

/** Mails about deadlines, to be handed over once. */
export const deadlineMailRows = ({ database, clock }: Platform): MailRows => ({
  folder: 'deadline-mails',
  async take(row, claim) {
    const taken = await database.db
      .update(deadlineMails)
      .set({ claim, claimedAt: clock.now() })
      .where(
        and(
          eq(deadlineMails.id, row.id),
          isNull(deadlineMails.sentAt),
          sql`${deadlineMails.claim} is not distinct from ${row.claim}::uuid`,
        ),
      )
      .returning({ id: deadlineMails.id });
    return taken.length > 0;
  },
  async release(claim) {
    await database.db
      .update(deadlineMails)
      .set({ claim: null, claimedAt: null })
      .where(eq(deadlineMails.claim, claim));
  },
  async settle(id, claim, outcome) {
    const isUncertain = outcome === 'unknown';
    await database.db
      .update(deadlineMails)
      .set({ sentAt: clock.now(), isUncertain, claim: null, claimedAt: null })
      .where(and(eq(deadlineMails.id, id), eq(deadlineMails.claim, claim)));
  },
});
