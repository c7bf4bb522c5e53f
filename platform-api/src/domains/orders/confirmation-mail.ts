import { and, asc, eq, lt } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { formatEuro } from '../../money.ts';
import { coursesToShare } from './deliver.ts';
import { linksOf } from '../promotions/index.ts';
import { electronicAttachment } from './fatturapa/electronic-file.ts';
import { formatDay } from './format-day.ts';
import { courseLines, examTitle } from './line-title.ts';
import { examsOf, orderDetail, type OrderDetail } from './order-detail.ts';
import { returnedLines, soldTotals } from './sold-totals.ts';
import { giftLine } from './gift/gift-line.ts';
import { codesOfOrder, SHOWN_CODES, voucherFile } from '../vouchers/index.ts';
import { receiptContent } from './receipt/receipt.ts';
import { orders } from './tables.ts';

export const confirmationJob = 'orders.confirmation-mail';

/** Sends the confirmation of a paid order with its receipt; a repeat carries the same id (C12). */
export async function sendConfirmation(platform: Platform, orderId: number): Promise<void> {
  const detail = await orderDetail(platform, orderId);
  if (detail?.invoiceNumber == null) return;
  const { order } = detail;
  const { fileName, content } = await receiptContent(platform, detail);
  const { subject, text } = texts[order.language](
    { ...detail, links: await linksToShare(platform, detail) },
    platform.config.publicUrl,
  );
  await platform.mail.send({
    id: `order-${order.id}-confirmation`,
    to: order.billing.email,
    subject,
    text,
    attachments: [
      { filename: fileName, contentType: 'application/pdf', content },
      ...(await electronicAttachment(platform, order.id, null)),
      ...(await codesAttached(platform, detail)),
    ],
  });
  await platform.database.db
    .update(orders)
    .set({ confirmationDue: false })
    .where(eq(orders.id, orderId));
}

/** Of a guest there is no person whose link it could be: they have theirs once they redeem (E166). */
const linksToShare = async (
  platform: Platform,
  { order: { userId }, lines }: OrderDetail,
): Promise<ReadonlyMap<number, string>> =>
  userId === null ? new Map() : linksOf(platform, userId, coursesToShare(lines));

/** An order with the addresses by which its buyer shares its courses. */
type Shared = OrderDetail & { links: ReadonlyMap<number, string> };

/** More codes than anybody reads in a mail come as a table. */
const areCodesAttached = ({ codeCount }: OrderDetail): boolean => codeCount > SHOWN_CODES;

async function codesAttached(platform: Platform, detail: OrderDetail) {
  if (!areCodesAttached(detail)) return [];
  const { id, number, language } = detail.order;
  const file = voucherFile(number, await codesOfOrder(platform, id), language);
  return [
    {
      filename: file.fileName,
      contentType: 'text/csv; charset=utf-8',
      content: Buffer.from(file.content),
    },
  ];
}

/** Longer than an unobstructed mail takes. */
const PATIENCE_MINUTES = 5;

/**
 * Requests again the confirmations that are due and that no job will send. A job is lost with a restored
 * database or a queue that was emptied; a paid order is not.
 * @returns how many were requested
 */
export async function requestMissingConfirmations(platform: Platform): Promise<number> {
  const before = new Date(platform.clock.now().getTime() - PATIENCE_MINUTES * 60_000);
  const due = await platform.database.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(orders.confirmationDue, lt(orders.paidAt, before)))
    .orderBy(asc(orders.paidAt));
  let requested = 0;
  for (const { id } of due) {
    if (await platform.jobs.isPending(confirmationJob, String(id))) continue;
    await requestConfirmation(platform, id);
    requested += 1;
  }
  if (requested > 0) platform.log.warn({ orders: requested }, 'confirmations had no job');
  return requested;
}

/** Sends the confirmation of an order after the running transaction. */
export const requestConfirmation = (platform: Platform, orderId: number): Promise<void> =>
  platform.jobs.enqueue(confirmationJob, { orderId }, { key: String(orderId) });

const countOf = ({ quantity }: { quantity: number }): string =>
  quantity > 1 ? `${quantity} × ` : '';

function articles(detail: OrderDetail): string {
  const { language } = detail.order;
  return [
    ...courseLines(detail.lines).map(
      ({ title, quantity, courseCents }) =>
        `- ${countOf({ quantity })}${title}, ${formatEuro(courseCents * BigInt(quantity), language)}`,
    ),
    ...examsOf(detail).map(
      (exam) =>
        `- ${countOf(exam)}${examTitle(exam, language)}, ${formatEuro(exam.unitCents * BigInt(exam.quantity), language)}`,
    ),
  ].join('\n');
}

/** What the buyer had already and gets the money back for; empty where that is nothing. */
const returned = {
  it: (detail: OrderDetail) =>
    returnedLines(detail)
      .map(
        ({ title, cents }) =>
          `Avevi già “${title}”: ti rimborsiamo ${formatEuro(cents, 'it')} sul metodo di pagamento che hai usato.\n`,
      )
      .join(''),
  en: (detail: OrderDetail) =>
    returnedLines(detail)
      .map(
        ({ title, cents }) =>
          `You had “${title}” already: we refund ${formatEuro(cents, 'en')} to the payment method you used.\n`,
      )
      .join(''),
};
const codeLines = (detail: OrderDetail, attached: string): string[] =>
  areCodesAttached(detail)
    ? [attached]
    : detail.codes.map(({ code, title }) => `${code}  ${title}`);

/** Exams are taken from the page of their course. */
const examPages = ({ lines }: OrderDetail, publicUrl: string): string =>
  [...new Set(lines.map(({ courseId }) => courseId))]
    .map((courseId) => `${publicUrl}/courses/view/${courseId}?tab=esami`)
    .join('\n');

const ready = {
  it: (detail: OrderDetail, publicUrl: string) =>
    courseLines(detail.lines).length > 0
      ? `I corsi sono già disponibili: ${publicUrl}/courses/table?typology=1`
      : `Gli esami sono già disponibili: ${examPages(detail, publicUrl)}`,
  en: (detail: OrderDetail, publicUrl: string) =>
    courseLines(detail.lines).length > 0
      ? `Your courses are ready: ${publicUrl}/courses/table?typology=1`
      : `Your exams are ready: ${examPages(detail, publicUrl)}`,
};

/** A guest has no orders to look into: this mail is where the codes stay (docs/decisions/0019). */
const delivered = {
  it: (detail: OrderDetail, publicUrl: string) =>
    [
      ...(detail.codeCount === 0
        ? [ready.it(detail, publicUrl)]
        : [
            ...giftLine.it(detail),
            `Ogni codice vale un posto nel suo corso. Chi lo riceve lo usa qui: ${publicUrl}/voucher`,
            '',
            ...codeLines(detail, `I ${detail.codeCount} codici sono nel file allegato.`),
            '',
          ]),
      detail.order.userId === null
        ? 'La ricevuta è allegata.'
        : `La ricevuta è allegata e resta nei tuoi ordini: ${publicUrl}/order/detail/${detail.order.id}`,
    ].join('\n'),
  en: (detail: OrderDetail, publicUrl: string) =>
    [
      ...(detail.codeCount === 0
        ? [ready.en(detail, publicUrl)]
        : [
            ...giftLine.en(detail),
            `Each code is a seat in its course. Whoever has it redeems it here: ${publicUrl}/voucher`,
            '',
            ...codeLines(detail, `The ${detail.codeCount} codes are in the attached file.`),
            '',
          ]),
      detail.order.userId === null
        ? 'The receipt is attached.'
        : `The receipt is attached and stays with your orders: ${publicUrl}/order/detail/${detail.order.id}`,
    ].join('\n'),
};

/** PROMO-03: the discount code to share is a link. */
const sharing = {
  it: (detail: Shared) =>
    linkLines(
      detail,
      'Consiglia un corso: chi compra dal tuo link paga il 10% in meno, e a te va il 10% del prezzo in crediti.',
    ),
  en: (detail: Shared) =>
    linkLines(
      detail,
      'Recommend a course: who buys by your link pays 10% less, and 10% of the price comes to you as credits.',
    ),
};

function linkLines({ lines, links }: Shared, lead: string): string {
  const shared = courseLines(lines).flatMap(({ courseId, title }) => {
    const link = links.get(courseId);
    return link === undefined ? [] : [`- ${title}: ${link}`];
  });
  return shared.length === 0 ? '' : `${[lead, ...shared].join('\n')}\n\n`;
}

const texts = {
  it: (detail: Shared, publicUrl: string) => ({
    subject: `Il tuo ordine ${detail.order.number} è pagato`,
    text: `Ciao ${detail.order.billing.name},

abbiamo ricevuto il pagamento del tuo ordine ${detail.order.number} del ${formatDay(detail.order.orderedAt)}.

${articles(detail)}

${returned.it(detail)}Totale pagato: ${formatEuro(soldTotals(detail).totalCents, 'it')}, IVA inclusa.

${delivered.it(detail, publicUrl)}

${sharing.it(detail)}Buono studio,
WorkerBadge
`,
  }),
  en: (detail: Shared, publicUrl: string) => ({
    subject: `Your order ${detail.order.number} is paid`,
    text: `Hello ${detail.order.billing.name},

we have received the payment of your order ${detail.order.number} of ${formatDay(detail.order.orderedAt)}.

${articles(detail)}

${returned.en(detail)}Total paid: ${formatEuro(soldTotals(detail).totalCents, 'en')}, VAT included.

${delivered.en(detail, publicUrl)}

${sharing.en(detail)}Enjoy your course,
WorkerBadge
`,
  }),
};
