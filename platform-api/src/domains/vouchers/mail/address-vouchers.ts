import { and, asc, eq, isNotNull, isNull, lt, min, sql } from 'drizzle-orm';
import type { InTransaction, Platform } from '../../../platform.ts';
import { voucherMails, vouchers } from '../tables.ts';

export const voucherMailJob = 'vouchers.mail';

/** Who gets codes by mail, and what is said to them. */
export type Letter = { name: string; email: string; message: string; language: 'it' | 'en' };

/** Stores a mail and requests it, in the caller's transaction; the caller gives it its codes. */
export async function insertMail(
  platform: InTransaction,
  orderId: number,
  { name, email, message, language }: Letter,
  dueAt: Date,
): Promise<number> {
  const [mail] = await platform.database.db
    .insert(voucherMails)
    .values({ orderId, name, email, message, language, requestedAt: platform.clock.now(), dueAt })
    .returning({ id: voucherMails.id });
  if (mail === undefined) throw new Error('The mail was not stored');
  await platform.jobs.enqueue(
    voucherMailJob,
    { mailId: mail.id },
    { key: String(mail.id), ...(dueAt > platform.clock.now() ? { after: dueAt } : {}) },
  );
  return mail.id;
}

/**
 * Sends all codes of an order to one person at `dueAt` (E167): a gift is one mail. After `issueVouchers`, in the same
 * transaction; a repeat makes no second mail.
 */
export async function addressVouchers(
  platform: InTransaction,
  orderId: number,
  letter: Letter & { dueAt: Date },
): Promise<void> {
  const { db } = platform.database;
  const isNew = and(eq(vouchers.orderId, orderId), eq(vouchers.version, 0));
  const unsent = await db.select({ id: vouchers.id }).from(vouchers).where(isNew).limit(1);
  if (unsent.length === 0) return;
  const mailId = await insertMail(platform, orderId, letter, letter.dueAt);
  await db.update(vouchers).set({ mailId, version: 1 }).where(isNew);
}

/** When the first mail with codes of an order has left; null before. */
export async function codesSentAt({ database }: Platform, orderId: number): Promise<Date | null> {
  const [row] = await database.db
    .select({ sentAt: min(voucherMails.sentAt) })
    .from(voucherMails)
    .where(and(eq(voucherMails.orderId, orderId), isNotNull(voucherMails.sentAt)));
  return row?.sentAt ?? null;
}

/** Longer than an unobstructed mail takes. */
const PATIENCE_MINUTES = 5;

/**
 * Requests again the mails that are due and that no job will send: those of a restored database, and those whose codes
 * were suspended on their day and are good again.
 * @returns how many were requested
 */
export async function requestMissingMails(platform: Platform): Promise<number> {
  const before = new Date(platform.clock.now().getTime() - PATIENCE_MINUTES * 60_000);
  const due = await platform.database.db
    .select({ id: voucherMails.id, dueAt: voucherMails.dueAt })
    .from(voucherMails)
    .where(
      and(
        isNull(voucherMails.sentAt),
        lt(voucherMails.dueAt, before),
        sql`exists (select from ${vouchers} where ${vouchers.mailId} = ${voucherMails.id} and ${vouchers.state} = 'issued')`,
      ),
    )
    .orderBy(asc(voucherMails.dueAt));
  let requested = 0;
  for (const { id } of due) {
    if (await platform.jobs.isPending(voucherMailJob, String(id))) continue;
    await platform.jobs.enqueue(voucherMailJob, { mailId: id }, { key: String(id) });
    requested += 1;
  }
  return requested;
}
