import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { inTransaction, type Platform } from '../../../platform.ts';
import { endingBadges, type EndingBadge } from '../../badges/index.ts';
import { sharingHolders } from '../../vouchers/index.ts';
import { deadlineMails, deadlineNotices } from '../tables.ts';
import { daysLeft, dueNotice, EXPIRING_DAYS, type NoticeDays } from './days-left.ts';
import { renewalsOf } from './renewals.ts';

/** The job that sends one mail. */
export const MAIL_JOB = 'companies.deadline-mail';

/** A day of the calendar more than the days: its hours differ. */
const AHEAD_MS = (EXPIRING_DAYS + 1) * 86_400_000;

/** To whom, and which notice. */
type Recipient = { days: NoticeDays } & (
  | { userId: string; companyId: null }
  | { userId: null; companyId: string }
);

/**
 * Requests the mails that are due about attestations that end: one to each holder and to each company that a holder
 * lets see the course. A notice is stored with its mail once for all servers, so none is told twice; after a nearer
 * one a farther one is due no more, whatever the clock says.
 * @returns how many mails were requested
 */
export async function requestDeadlineMails(platform: Platform): Promise<number> {
  const now = platform.clock.now();
  const until = new Date(now.getTime() + AHEAD_MS);
  const ending = await endingBadges(platform, { after: now, until });
  const due = ending.flatMap((badge) => {
    const days = dueNotice(daysLeft(now, badge.validUntil));
    return days === null ? [] : [{ badge, days }];
  });
  const renewals = await renewalsOf(platform, ending);
  const open = due.filter(({ badge }) => renewals.get(badge.id)?.progress !== 'done');
  let requested = 0;
  for (const [recipient, badges] of await recipientsOf(platform, open)) {
    if (await requestMail(platform, recipient, badges)) requested += 1;
  }
  return requested;
}

async function recipientsOf(
  platform: Platform,
  due: readonly { badge: EndingBadge; days: NoticeDays }[],
): Promise<[Recipient, EndingBadge[]][]> {
  const userIds = [...new Set(due.map(({ badge }) => badge.userId))];
  const holders = await sharingHolders(platform, { userIds });
  const companiesOf = Map.groupBy(holders, ({ userId, courseId }) => `${userId} ${courseId}`);
  const found = new Map<string, [Recipient, EndingBadge[]]>();
  const add = (recipient: Recipient, badge: EndingBadge) => {
    const key = JSON.stringify(recipient);
    const [, badges] = found.get(key) ?? [recipient, []];
    found.set(key, [recipient, [...badges, badge]]);
  };
  for (const { badge, days } of due) {
    add({ days, userId: badge.userId, companyId: null }, badge);
    const companies = companiesOf.get(`${badge.userId} ${badge.courseId}`) ?? [];
    for (const companyId of new Set(companies.map((holder) => holder.companyId))) {
      add({ days, userId: null, companyId }, badge);
    }
  }
  return [...found.values()];
}

/** Of several servers that come together one stores the notices; without one that is new there is no mail. */
const requestMail = (
  platform: Platform,
  { days, userId, companyId }: Recipient,
  badges: readonly EndingBadge[],
): Promise<boolean> =>
  inTransaction(platform, async (tx) => {
    const { db } = tx.database;
    const ids = badges.map(({ id }) => id);
    const told = await db
      .select({ badgeId: deadlineNotices.badgeId })
      .from(deadlineNotices)
      .where(
        and(
          inArray(deadlineNotices.badgeId, ids),
          lte(deadlineNotices.days, days),
          companyId === null
            ? isNull(deadlineNotices.companyId)
            : eq(deadlineNotices.companyId, companyId),
        ),
      );
    const known = new Set(told.map(({ badgeId }) => badgeId));
    const fresh = ids.filter((id) => !known.has(id));
    if (fresh.length === 0) return false;
    const [mail] = await db
      .insert(deadlineMails)
      .values({ companyId, holderId: userId, requestedAt: tx.clock.now() })
      .returning({ id: deadlineMails.id });
    if (mail === undefined) throw new Error('A mail was not stored');
    const stored = await db
      .insert(deadlineNotices)
      .values(fresh.map((badgeId) => ({ badgeId, days, companyId, mailId: mail.id })))
      .onConflictDoNothing()
      .returning({ id: deadlineNotices.id });
    if (stored.length === 0) {
      await db.delete(deadlineMails).where(eq(deadlineMails.id, mail.id));
      return false;
    }
    await tx.jobs.enqueue(MAIL_JOB, { mailId: mail.id }, { key: String(mail.id) });
    return true;
  });
