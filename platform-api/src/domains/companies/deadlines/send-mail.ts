import { eq } from 'drizzle-orm';
import { handOverOnce } from '../../../hand-over-once.ts';
import type { Platform } from '../../../platform.ts';
import type { Mail } from '../../../ports/mail.ts';
import {
  addresseesById,
  companyNames,
  representativesOf,
  wantsMail,
  type Addressee,
} from '../../accounts/index.ts';
import { heldBadges, isEnding, type EndingBadge } from '../../badges/index.ts';
import { deadlineMails, deadlineNotices } from '../tables.ts';
import type { NoticeDays } from './days-left.ts';
import { deadlinesOf } from './list-deadlines.ts';
import { deadlineMailRows } from './mail-rows.ts';
import { companyText, holderText } from './mail-texts.ts';
import { renewalsOf } from './renewals.ts';

type Composed = Pick<Mail, 'to' | 'subject' | 'text'>;

/**
 * Sends a mail about attestations that end, with what of it is still so: a badge that was revoked, is over or is being
 * renewed is left out, and a company is not told of who took their consent back. With nothing left it is not sent.
 * However often the job is run, the mail server gets it once (docs/decisions/0069).
 */
export async function sendDeadlineMail(platform: Platform, mailId: number): Promise<void> {
  const { db } = platform.database;
  const [mail] = await db.select().from(deadlineMails).where(eq(deadlineMails.id, mailId));
  if (mail === undefined || mail.sentAt !== null) return;
  const notices = await db
    .select({ badgeId: deadlineNotices.badgeId, days: deadlineNotices.days })
    .from(deadlineNotices)
    .where(eq(deadlineNotices.mailId, mailId));
  const days = notices[0]?.days as NoticeDays | undefined;
  if (days === undefined) return;
  const now = platform.clock.now();
  const held = await heldBadges(platform, { ids: notices.map(({ badgeId }) => badgeId) });
  const badges = held.filter(isEnding).filter(({ validUntil }) => validUntil >= now);
  const { companyId, holderId } = mail;
  const composed =
    companyId === null
      ? await toHolder(platform, holderId, days, badges)
      : await toCompany(platform, companyId, days, badges);
  if (composed === null) return;
  const whole = { ...composed, id: `deadline-mail-${mail.id}` };
  await handOverOnce(platform, deadlineMailRows(platform), mail, whole);
}

async function toHolder(
  platform: Platform,
  userId: string | null,
  days: NoticeDays,
  badges: readonly EndingBadge[],
): Promise<Composed | null> {
  if (userId === null || !(await wantsMail(platform, userId, 'deadline'))) return null;
  const person = (await addresseesById(platform, [userId])).get(userId);
  const renewals = await renewalsOf(platform, badges);
  const open = badges.filter(({ id }) => renewals.get(id)?.progress !== 'done');
  if (person === undefined || open.length === 0) return null;
  return {
    to: person.email,
    ...holderText({
      name: person.name,
      days,
      badges: open.map((badge) => ({
        ...badge,
        refresher: renewals.get(badge.id)?.refresher?.title ?? null,
      })),
      address: `${platform.config.publicUrl}/curriculum`,
    }),
  };
}

async function toCompany(
  platform: Platform,
  companyId: string,
  days: NoticeDays,
  badges: readonly EndingBadge[],
): Promise<Composed | null> {
  const wanted = new Set(badges.map(({ id }) => id));
  // Read again as the company's page reads it: whoever agrees now, and whom nobody has invited since.
  const open = (await deadlinesOf(platform, companyId)).flatMap(
    ({ id, renewal, validUntil, ...row }) =>
      wanted.has(id) && (renewal === 'none' || renewal === 'started') && validUntil !== null
        ? [{ title: row.title, holder: row.holderName, validUntil }]
        : [],
  );
  const representative = await whoReads(platform, companyId);
  const company = (await companyNames(platform, [companyId])).get(companyId);
  if (representative === undefined || company === undefined || open.length === 0) return null;
  return {
    to: representative.email,
    ...companyText({
      company,
      days,
      badges: open,
      address: `${platform.config.publicUrl}/voucher/people`,
    }),
  };
}

/** One of those who represent a company by law and want these mails. */
async function whoReads(platform: Platform, companyId: string): Promise<Addressee | undefined> {
  for (const userId of await representativesOf(platform, companyId)) {
    if (!(await wantsMail(platform, userId, 'deadline'))) continue;
    const found = (await addresseesById(platform, [userId])).get(userId);
    if (found !== undefined) return found;
  }
  return undefined;
}
