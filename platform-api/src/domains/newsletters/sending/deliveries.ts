import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { selectRows } from '../../../database/select-rows.ts';
import { inTransaction, type Platform } from '../../../platform.ts';
import { newsletterDeliveries as deliveries, newsletters } from '../tables.ts';
import { newsletterErrors } from '../errors.ts';
import type { Newsletter } from '../newsletters.ts';
import type { NewsletterRecipient } from './newsletter-mail.ts';

/** What becomes of one recipient of a batch. */
export type Outcome = {
  userId: string;
  state: 'waiting' | 'accepted' | 'refused' | 'left' | 'unknown';
  replyCode?: number;
  /** After a refusal for now. */
  notBefore?: Date;
};

/**
 * Begins the sending, and fixes who receives it, once.
 * @returns null when there is nothing to send: cancelled, not due yet, or sent
 */
export const beginSending = (platform: Platform, id: number): Promise<Newsletter | null> =>
  inTransaction(platform, async ({ database: { db }, clock }) => {
    const now = clock.now();
    const [begun] = await db
      .update(newsletters)
      .set({ state: 'sending' })
      .where(
        and(
          eq(newsletters.id, id),
          sql`(${newsletters.state} = 'sending' or (${newsletters.state} = 'scheduled'
            and ${newsletters.sendAt} <= ${now.toISOString()}::timestamptz))`,
        ),
      )
      .returning();
    if (begun === undefined || begun.listedAt !== null) return begun ?? null;
    // The row is locked until the end of this transaction: nobody makes a second list.
    const [counted] = await selectRows<{ total: number }>(
      db,
      sql`with listed as (
            insert into newsletter_delivery (newsletter_id, user_id)
            select ${id}, r.user_id from newsletter_registration r
            where r.course_id is not distinct from ${begun.courseId}::int
              and r.unsubscribed_at is null
            returning 1)
          select count(*)::int as total from listed`,
    );
    const [listed] = await db
      .update(newsletters)
      .set({ listedAt: now, recipients: counted?.total ?? 0 })
      .where(and(eq(newsletters.id, id), isNull(newsletters.listedAt)))
      .returning();
    return listed ?? null;
  });

/** Gives this batch to one process alone; several take different ones side by side. */
export async function claimBatch(
  platform: Platform,
  newsletterId: number,
  claim: string,
  size: number,
): Promise<{ userId: string; attempts: number }[]> {
  const now = platform.clock.now().toISOString();
  return selectRows<{ userId: string; attempts: number }>(
    platform.database.db,
    // A CTE is run once; a subquery inside of a join is run again for each outer row, and takes more than the size.
    sql`with next as materialized (
          select user_id from newsletter_delivery
          where newsletter_id = ${newsletterId} and state = 'waiting'
            and (not_before is null or not_before <= ${now}::timestamptz)
          limit ${size} for update skip locked)
        update newsletter_delivery d
        set state = 'claimed', claim = ${claim}::uuid, claimed_at = ${now}::timestamptz
        from next
        where d.newsletter_id = ${newsletterId} and d.user_id = next.user_id
        returning d.user_id as "userId", d.attempts`,
  );
}

/** Stores what became of a batch; rows that were taken from this claim meanwhile stay as they are. */
export async function settleBatch(
  platform: Platform,
  newsletterId: number,
  claim: string,
  outcomes: readonly Outcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  const rows = outcomes.map(
    ({ userId, state, replyCode, notBefore }) =>
      sql`(${userId}::uuid, ${state}, ${replyCode ?? null}::int, ${notBefore?.toISOString() ?? null}::timestamptz)`,
  );
  await platform.database.db.execute(
    sql`update newsletter_delivery d
        set state = o.state, claim = null, claimed_at = null, not_before = o.not_before,
          reply_code = coalesce(o.reply_code, d.reply_code),
          attempts = d.attempts + (o.not_before is not null)::int
        from (values ${sql.join(rows, sql`, `)}) as o (user_id, state, reply_code, not_before)
        where d.newsletter_id = ${newsletterId} and d.user_id = o.user_id and d.claim = ${claim}::uuid`,
  );
}

/**
 * A mail that a server had taken came back.
 * @returns false when it is known already, and for a mail that was not sent
 * @throws BOUNCE_EARLY while its batch is in hand: what the server answered would be stored over it
 */
export async function noteBounce(
  { database: { db } }: Platform,
  { newsletterId, userId }: NewsletterRecipient,
  replyCode: number,
): Promise<boolean> {
  const changed = await db
    .update(deliveries)
    .set({ state: 'refused', replyCode })
    .where(
      and(
        eq(deliveries.newsletterId, newsletterId),
        eq(deliveries.userId, userId),
        inArray(deliveries.state, ['accepted', 'unknown']),
      ),
    )
    .returning({ userId: deliveries.userId });
  if (changed.length > 0) return true;
  const inHand = await db.$count(
    deliveries,
    and(
      eq(deliveries.newsletterId, newsletterId),
      eq(deliveries.userId, userId),
      eq(deliveries.state, 'claimed'),
    ),
  );
  if (inHand > 0) throw newsletterErrors.BOUNCE_EARLY();
  return false;
}

/** Batches that processes hold, with the recipients of each. */
export const heldBatches = (
  platform: Platform,
  newsletterId: number,
): Promise<{ claim: string; claimedAt: string; userIds: string[] }[]> =>
  selectRows(
    platform.database.db,
    sql`select claim, min(claimed_at) as "claimedAt", array_agg(user_id::text) as "userIds"
        from newsletter_delivery where newsletter_id = ${newsletterId} and state = 'claimed'
        group by claim`,
  );

export type Counts = Record<(typeof deliveries.state.enumValues)[number], number>;

/** How many recipients of each newsletter are in which state. */
export async function deliveryCounts(
  platform: Platform,
  newsletterIds: readonly number[],
): Promise<Map<number, Counts>> {
  const none: Counts = { waiting: 0, claimed: 0, accepted: 0, refused: 0, left: 0, unknown: 0 };
  const found = new Map(newsletterIds.map((id) => [id, { ...none }]));
  if (newsletterIds.length === 0) return found;
  const rows = await selectRows<{ id: number; state: keyof Counts; total: number }>(
    platform.database.db,
    sql`select newsletter_id as id, state, count(*)::int as total from newsletter_delivery
        where newsletter_id in (${sql.join([...newsletterIds], sql`, `)})
        group by newsletter_id, state`,
  );
  for (const { id, state, total } of rows) {
    const counts = found.get(id);
    if (counts !== undefined) counts[state] = total;
  }
  return found;
}

/**
 * Closes a sending of which nothing is left to do.
 * @returns when the next mail may be tried, null when the sending is finished
 */
export const finishSending = (platform: Platform, id: number): Promise<Date | null> =>
  inTransaction(platform, async (within) => {
    const counts = (await deliveryCounts(within, [id])).get(id);
    const now = platform.clock.now();
    if (counts === undefined) return null;
    if (counts.waiting + counts.claimed > 0) {
      const [next] = await selectRows<{ at: string | Date | null }>(
        within.database.db,
        sql`select min(coalesce(not_before, ${now.toISOString()}::timestamptz)) as at
            from newsletter_delivery where newsletter_id = ${id} and state = 'waiting'`,
      );
      // Batches of other processes are looked at again soon.
      const soon = now.getTime() + 5000;
      const at = next?.at == null ? soon : new Date(next.at).getTime();
      return new Date(counts.claimed > 0 ? Math.min(at, soon) : at);
    }
    await within.database.db
      .update(newsletters)
      .set({
        state: 'sent',
        finishedAt: now,
        accepted: counts.accepted,
        refused: counts.refused,
        left: counts.left,
        unknown: counts.unknown,
      })
      .where(and(eq(newsletters.id, id), eq(newsletters.state, 'sending')));
    return null;
  });
