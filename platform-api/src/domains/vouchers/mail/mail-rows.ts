import { and, eq, isNull, sql } from 'drizzle-orm';
import type { MailRows } from '../../../hand-over-once.ts';
import type { Platform } from '../../../platform.ts';
import { voucherMails } from '../tables.ts';

/** What is stored with the moment of the hand over. */
type Change = Partial<Pick<typeof voucherMails.$inferInsert, 'name' | 'email' | 'message'>>;

/** Mails with codes, to be handed over once. */
export const voucherMailRows = ({ database, clock }: Platform, change: Change): MailRows => ({
  folder: 'voucher-mails',
  async take(row, claim) {
    const taken = await database.db
      .update(voucherMails)
      .set({ claim, claimedAt: clock.now() })
      .where(
        and(
          eq(voucherMails.id, row.id),
          isNull(voucherMails.sentAt),
          sql`${voucherMails.claim} is not distinct from ${row.claim}::uuid`,
        ),
      )
      .returning({ id: voucherMails.id });
    return taken.length > 0;
  },
  async release(claim) {
    await database.db
      .update(voucherMails)
      .set({ claim: null, claimedAt: null })
      .where(eq(voucherMails.claim, claim));
  },
  async settle(id, claim, outcome) {
    await database.db
      .update(voucherMails)
      .set({
        sentAt: clock.now(),
        isUncertain: outcome === 'unknown',
        claim: null,
        claimedAt: null,
        ...change,
      })
      .where(and(eq(voucherMails.id, id), eq(voucherMails.claim, claim)));
  },
});
