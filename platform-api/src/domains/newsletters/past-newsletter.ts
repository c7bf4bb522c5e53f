import { sql } from 'drizzle-orm';
import { inTransaction, type Platform } from '../../platform.ts';
import type { Scope } from './rights.ts';
import { newsletters } from './tables.ts';

/** A newsletter of the past as if it had gone to everybody who receives it now, without a mail; for demo data. */
export const recordSentNewsletter = (
  platform: Platform,
  { scope, title, text, sentAt }: { scope: Scope; title: string; text: string; sentAt: Date },
): Promise<void> =>
  inTransaction(platform, async ({ database: { db } }) => {
    const [stored] = await db
      .insert(newsletters)
      .values({
        courseId: scope,
        title,
        text,
        sendAt: sentAt,
        createdAt: sentAt,
        listedAt: sentAt,
        finishedAt: sentAt,
        state: 'sent',
        accepted: 0,
        refused: 0,
        left: 0,
        unknown: 0,
      })
      .returning();
    await db.execute(sql`insert into newsletter_delivery (newsletter_id, user_id, state)
      select ${stored?.id}, r.user_id, 'accepted' from newsletter_registration r
      where r.course_id is not distinct from ${scope}::int and r.unsubscribed_at is null
        and r.registered_at <= ${sentAt.toISOString()}::timestamptz`);
    await db.execute(sql`update newsletter n set recipients = d.total, accepted = d.total
      from (select count(*)::int as total from newsletter_delivery
            where newsletter_id = ${stored?.id}) d
      where n.id = ${stored?.id}`);
  });
