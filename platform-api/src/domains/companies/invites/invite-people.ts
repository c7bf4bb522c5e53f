import { eq } from 'drizzle-orm';
import { inTransaction, type InTransaction, type Platform } from '../../../platform.ts';
import { holdCompany } from '../../accounts/index.ts';
import { coursesForSale } from '../../catalogue/index.ts';
import type { audit } from '../../orders/index.ts';
import { companyCourses, givenAddresses, sendFreeVouchers } from '../../vouchers/index.ts';
import { companyErrors } from '../errors.ts';
import { companyInvites } from '../tables.ts';
import {
  checkInvites,
  fingerprintOf,
  MOST_INVITES,
  readInvites,
  type CompanyCourse,
} from './check-rows.ts';

/** The courses that a company can give, with how many codes it has left of each. */
export async function coursesOfCompany(
  platform: Platform,
  companyId: string,
): Promise<CompanyCourse[]> {
  const bought = await companyCourses(platform, companyId);
  const known = await coursesForSale(
    platform,
    bought.map(({ courseId }) => courseId),
  );
  return bought.map((row) => ({ ...row, title: known.get(row.courseId)?.title ?? '' }));
}

/**
 * What would be sent of a file, and what is wrong with each other row. Nothing is kept of it, and nothing sent.
 * @throws INVITES_EMPTY, INVITES_TOO_MANY
 */
export async function previewInvites(platform: Platform, companyId: string, csv: string) {
  const rows = readInvites(csv);
  if (rows.length === 0) throw companyErrors.INVITES_EMPTY();
  if (rows.length > MOST_INVITES) {
    throw companyErrors.INVITES_TOO_MANY({
      params: { count: String(rows.length), most: String(MOST_INVITES) },
    });
  }
  const courses = await coursesOfCompany(platform, companyId);
  const checked = checkInvites(rows, courses, await givenAddresses(platform, companyId));
  return { ...checked, courses, fingerprint: fingerprintOf(checked.good) };
}

export type Confirmation = {
  /** Of the confirmation: the same one again sends nothing more. */
  id: string;
  csv: string;
  /** Of the preview that was confirmed. */
  fingerprint: string;
  language: 'it' | 'en';
};

/**
 * Sends a code to each good row of a file that was previewed; all of it, or nothing when what was shown no longer holds.
 * @returns how many mails leave
 * @throws INVITES_CHANGED, INVITES_NONE, and what a preview throws
 */
export const confirmInvites = (
  platform: Platform,
  companyId: string,
  confirmation: Confirmation,
  noteInOrder: typeof audit,
): Promise<number> =>
  inTransaction(platform, async (tx) => {
    // One list of a company after the other: the second sees what the first has sent.
    await holdCompany(tx, companyId);
    const before = await confirmedBefore(tx, companyId, confirmation);
    if (before !== null) return before;
    const { id, csv, language } = confirmation;
    const { good, fingerprint } = await previewInvites(tx, companyId, csv);
    if (fingerprint !== confirmation.fingerprint) throw companyErrors.INVITES_CHANGED();
    if (good.length === 0) throw companyErrors.INVITES_NONE();
    const letters = good.map(({ courseId, name, email }) => ({
      courseId,
      letter: { name, email, message: '', language },
    }));
    if (!(await sendFreeVouchers(tx, companyId, letters, noteInOrder))) {
      throw companyErrors.INVITES_CHANGED();
    }
    const confirmedAt = tx.clock.now();
    await tx.database.db
      .insert(companyInvites)
      .values({ id, companyId, fingerprint, sent: good.length, confirmedAt });
    return good.length;
  });

/** What the same confirmation has sent; null for a new one. */
async function confirmedBefore(
  { database: { db } }: InTransaction,
  companyId: string,
  { id, fingerprint }: Confirmation,
): Promise<number | null> {
  const [known] = await db.select().from(companyInvites).where(eq(companyInvites.id, id));
  if (known === undefined) return null;
  if (known.companyId !== companyId || known.fingerprint !== fingerprint) {
    throw companyErrors.INVITES_CHANGED();
  }
  return known.sent;
}
