import { eq } from 'drizzle-orm';
import type { InTransaction, Platform } from '../../../platform.ts';
import { coursesForSale } from '../../catalogue/index.ts';
import { voucherMails, vouchers } from '../tables.ts';

export const withdrawnMailJob = 'vouchers.withdrawn-mail';

/** The mail that carried the code, and the voucher whose code it was. */
export type WithdrawnMail = { mailId: number; voucherId: number };

/** Tells who got a code by mail that it is worth nothing, once this transaction is stored. */
export const tellOfWithdrawal = (platform: InTransaction, told: WithdrawnMail): Promise<void> =>
  platform.jobs.enqueue(withdrawnMailJob, told, { key: `${told.mailId} ${told.voucherId}` });

/**
 * Sends it; a repeat carries the same id. Who never had the code is told nothing: its mail waited for its day.
 * @throws while another process hands that mail over, which may carry the code: the job is repeated
 */
export async function sendWithdrawnMail(
  platform: Platform,
  { mailId, voucherId }: WithdrawnMail,
): Promise<void> {
  const { db } = platform.database;
  const [mail] = await db.select().from(voucherMails).where(eq(voucherMails.id, mailId));
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, voucherId));
  if (mail === undefined || voucher === undefined || mail.email === '') return;
  if (mail.sentAt === null && mail.claim !== null) throw new Error('The code is on its way');
  if (mail.sentAt === null) return;
  const title = (await coursesForSale(platform, [voucher.courseId])).get(voucher.courseId)?.title;
  await platform.mail.send({
    id: `voucher-mail-${mailId}-withdrawn-${voucherId}`,
    to: mail.email,
    ...texts[mail.language](mail.name, title ?? ''),
  });
}

const texts = {
  it: (name: string, title: string) => ({
    subject: `Il codice per “${title}” non vale più`,
    text: `Ciao ${name},

il codice per il corso “${title}” che ti abbiamo mandato è stato ritirato da chi lo ha comprato, e non si può più riscattare. Non devi fare niente.

Se pensi che sia un errore, chiedi a chi te lo ha dato: può mandartene un altro.

WorkerBadge
`,
  }),
  en: (name: string, title: string) => ({
    subject: `The code for “${title}” is no longer valid`,
    text: `Hello ${name},

the code for the course “${title}” that we sent you was withdrawn by who bought it, and can no longer be redeemed. There is nothing for you to do.

If you think that this is a mistake, ask who gave it to you: they can send you another one.

WorkerBadge
`,
  }),
};
