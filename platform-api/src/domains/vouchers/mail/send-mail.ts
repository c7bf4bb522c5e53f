import { and, asc, eq } from 'drizzle-orm';
import { handOverOnce } from '../../../hand-over-once.ts';
import type { Platform } from '../../../platform.ts';
import { accountById, companyNames } from '../../accounts/index.ts';
import { coursesForSale } from '../../catalogue/index.ts';
import { voucherMails, vouchers } from '../tables.ts';
import { codeOf } from '../voucher-code.ts';
import { voucherMailRows } from './mail-rows.ts';
import { mailTexts } from './mail-texts.ts';

/**
 * Sends a mail with the codes that are still its own and can be redeemed; with none of them it is not sent. However
 * often the job is run, and wherever a process ends, the mail server gets it once (docs/decisions/0069).
 */
export async function sendVoucherMail(platform: Platform, mailId: number): Promise<void> {
  const { db } = platform.database;
  const [mail] = await db.select().from(voucherMails).where(eq(voucherMails.id, mailId));
  if (mail === undefined || mail.sentAt !== null || mail.email === '') return;
  const codes = await db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.mailId, mailId), eq(vouchers.state, 'issued')))
    .orderBy(asc(vouchers.orderLineId), asc(vouchers.seat));
  const [first] = codes;
  if (first === undefined) return;
  const titles = await coursesForSale(platform, [...new Set(codes.map((row) => row.courseId))]);
  const buyer = first.buyerId === null ? null : await accountById(platform, first.buyerId);
  const company = await nameOfCompany(platform, first.companyId);
  const { subject, text } = mailTexts[mail.language]({
    name: mail.name,
    from: company ?? (buyer === null ? null : `${buyer.name} ${buyer.surname}`),
    isFromCompany: company !== null,
    message: mail.message,
    courses: codes.map(({ courseId, salt, ...voucher }) => ({
      title: titles.get(courseId)?.title ?? '',
      code: codeOf(platform, salt),
      withSimulation: voucher.includesSimulation,
      withCertification: voucher.includesCertification,
    })),
    address: `${platform.config.publicUrl}/voucher`,
  });
  // Nobody is left who may see whom it went to, when the buyer deleted their account.
  const erased = buyer === null ? { name: '', email: '', message: '' } : {};
  const composed = { id: `voucher-mail-${mail.id}`, to: mail.email, subject, text };
  await handOverOnce(platform, voucherMailRows(platform, erased), mail, composed);
}

async function nameOfCompany(platform: Platform, companyId: string | null): Promise<string | null> {
  if (companyId === null) return null;
  return (await companyNames(platform, [companyId])).get(companyId) ?? null;
}
