import { and, count, desc, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { inTransaction } from '../../platform.ts';
import { courseForSale } from '../catalogue/index.ts';
import { newsletterErrors } from './errors.ts';
import type { Rights, Scope } from './rights.ts';
import { MAX_TEXT, MAX_TITLE } from './schemas.ts';
import { requestSending } from './sending/sending-job.ts';
import { newsletterRegistrations as registrations, newsletters } from './tables.ts';

export type Newsletter = typeof newsletters.$inferSelect;

export type Words = { title: string; text: string; sendAt: Date | null };

const openStates = ['draft', 'scheduled', 'sending'] as const;

const ofScope = (scope: Scope): SQL =>
  scope === null ? isNull(newsletters.courseId) : eq(newsletters.courseId, scope);

/** NEWS-06, literally: the text may be absent once there is a send date (E74). */
function checked({ title, text, sendAt }: Words): Words {
  const name = title.trim().replace(/\s+/g, ' ');
  const fields = {
    ...(name === '' ? { title: 'REQUIRED' } : {}),
    ...(name.length > MAX_TITLE || text.length > MAX_TEXT
      ? { [name.length > MAX_TITLE ? 'title' : 'text']: 'TOO_LONG' }
      : {}),
    ...(sendAt === null && text.trim() === '' ? { text: 'REQUIRED' } : {}),
  };
  if (Object.keys(fields).length > 0) throw newsletterErrors.NEWSLETTER_INVALID({ fields });
  return { title: name, text, sendAt };
}

/**
 * Stores a draft.
 * @throws NEWSLETTER_EXISTS while another one of this scope is not sent (E73)
 * @throws NEWSLETTER_INVALID @throws COURSE_NOT_FOUND
 */
export async function createNewsletter(
  platform: Platform,
  scope: Scope,
  words: Words,
): Promise<Newsletter> {
  const values = checked(words);
  if (scope !== null && (await courseForSale(platform, scope)) === null) {
    throw newsletterErrors.COURSE_NOT_FOUND();
  }
  const [stored] = await platform.database.db
    .insert(newsletters)
    .values({ ...values, courseId: scope, createdAt: platform.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (stored === undefined) throw newsletterErrors.NEWSLETTER_EXISTS();
  return stored;
}

/** The newsletter of this scope by its id. @throws NEWSLETTER_NOT_FOUND */
export async function newsletterOf(
  platform: Platform,
  id: number,
  scope: Scope | 'any',
): Promise<Newsletter> {
  const [found] = await platform.database.db
    .select()
    .from(newsletters)
    .where(and(eq(newsletters.id, id), scope === 'any' ? undefined : ofScope(scope)));
  if (found === undefined) throw newsletterErrors.NEWSLETTER_NOT_FOUND();
  return found;
}

/** @throws NEWSLETTER_CHANGED when the version is no longer the stored one @throws NEWSLETTER_NOT_DRAFT */
export async function changeNewsletter(
  platform: Platform,
  { id, version }: { id: number; version: number },
  words: Words,
): Promise<Newsletter> {
  const values = checked(words);
  const [stored] = await platform.database.db
    .update(newsletters)
    .set({ ...values, version: version + 1 })
    .where(
      and(eq(newsletters.id, id), eq(newsletters.version, version), eq(newsletters.state, 'draft')),
    )
    .returning();
  if (stored !== undefined) return stored;
  const now = await newsletterOf(platform, id, 'any');
  throw now.state === 'draft'
    ? newsletterErrors.NEWSLETTER_CHANGED()
    : newsletterErrors.NEWSLETTER_NOT_DRAFT();
}

/** Removes a draft or a cancelled one; what was sent stays. @throws NEWSLETTER_NOT_DRAFT */
export async function removeNewsletter(platform: Platform, id: number): Promise<void> {
  const removed = await platform.database.db
    .delete(newsletters)
    .where(and(eq(newsletters.id, id), inArray(newsletters.state, ['draft', 'cancelled'])))
    .returning({ id: newsletters.id });
  if (removed.length === 0) throw newsletterErrors.NEWSLETTER_NOT_DRAFT();
}

/**
 * Sends a draft at its moment: now, or by a job (E160). Repeated calls change nothing.
 * @throws NEWSLETTER_INVALID without a send date (NEWS-08) @throws NEWSLETTER_NOT_DRAFT of a cancelled one
 */
export const sendNewsletter = (platform: Platform, id: number): Promise<Newsletter> =>
  inTransaction(platform, async (within) => {
    const now = platform.clock.now();
    const [stored] = await within.database.db
      .update(newsletters)
      .set({
        state: sql`case when ${newsletters.sendAt} <= ${now.toISOString()}::timestamptz
          then 'sending' else 'scheduled' end`,
      })
      .where(
        and(
          eq(newsletters.id, id),
          eq(newsletters.state, 'draft'),
          sql`${newsletters.sendAt} is not null`,
        ),
      )
      .returning();
    if (stored !== undefined) {
      await requestSending(within, id, stored.state === 'scheduled' ? stored.sendAt : null);
      return stored;
    }
    const found = await newsletterOf(within, id, 'any');
    if (found.state === 'draft') {
      throw newsletterErrors.NEWSLETTER_INVALID({ fields: { dataInvio: 'REQUIRED' } });
    }
    if (found.state === 'cancelled') throw newsletterErrors.NEWSLETTER_NOT_DRAFT();
    return found;
  });

/** Takes a scheduled one back before it begins. @throws NEWSLETTER_STARTED @throws NEWSLETTER_INVALID of a draft */
export async function cancelNewsletter(platform: Platform, id: number): Promise<Newsletter> {
  const [stored] = await platform.database.db
    .update(newsletters)
    .set({ state: 'cancelled' })
    .where(and(eq(newsletters.id, id), eq(newsletters.state, 'scheduled')))
    .returning();
  if (stored !== undefined) return stored;
  const found = await newsletterOf(platform, id, 'any');
  if (found.state === 'cancelled') return found;
  throw found.state === 'draft'
    ? newsletterErrors.NEWSLETTER_INVALID()
    : newsletterErrors.NEWSLETTER_STARTED();
}

/** One page: what is not sent first, then the latest. */
export async function listNewsletters(
  platform: Platform,
  where: SQL | undefined,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: Newsletter[]; totalItems: number }> {
  const { db } = platform.database;
  const [counted] = await db.select({ total: count() }).from(newsletters).where(where);
  const items = await db
    .select()
    .from(newsletters)
    .where(where)
    .orderBy(
      desc(inArray(newsletters.state, [...openStates])),
      desc(sql`coalesce(${newsletters.sendAt}, ${newsletters.createdAt})`),
      desc(newsletters.id),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items, totalItems: counted?.total ?? 0 };
}

const isSent = eq(newsletters.state, 'sent');

/** Newsletters of one scope that the caller may see. */
export const visibleOfScope = (rights: Rights, scope: Scope): SQL | undefined =>
  and(ofScope(scope), rights.maySeeAll(scope) ? undefined : isSent);

/** Newsletters of every scope that the caller writes, reads or receives. */
export function visibleOfAll(rights: Rights, userId: string): SQL | undefined {
  if (rights.courses === 'all') return undefined;
  const received = sql`exists (select from ${registrations} r
    where r.user_id = ${userId}::uuid and r.course_id = ${newsletters.courseId}
      and r.unsubscribed_at is null)`;
  return or(
    and(isSent, or(isNull(newsletters.courseId), received)),
    rights.courses.length > 0 ? inArray(newsletters.courseId, rights.courses) : undefined,
  );
}

/** Narrowed to one id, where one is given. */
export const onlyOne = (where: SQL | undefined, id: number | undefined): SQL | undefined =>
  id === undefined ? where : and(where, eq(newsletters.id, id));

/** The id of the one that is not sent yet; null when the next one can be written (E73). */
export async function openNewsletter(platform: Platform, scope: Scope): Promise<number | null> {
  const [found] = await platform.database.db
    .select({ id: newsletters.id })
    .from(newsletters)
    .where(and(ofScope(scope), inArray(newsletters.state, [...openStates])));
  return found?.id ?? null;
}

/** Those whose moment has come or whose sending is not finished. */
export const newslettersDue = (platform: Platform): Promise<{ id: number }[]> =>
  platform.database.db
    .select({ id: newsletters.id })
    .from(newsletters)
    .where(
      or(
        eq(newsletters.state, 'sending'),
        and(eq(newsletters.state, 'scheduled'), lte(newsletters.sendAt, platform.clock.now())),
      ),
    );
