import { formatEuro } from '../../../money.ts';
import { paymentTypeName } from '../../payments/index.ts';
import { isInvoiced } from '../buyer.ts';
import { formatDay } from '../format-day.ts';
import { courseLines, examTitle } from '../line-title.ts';
import { examsOf, type OrderDetail } from '../order-detail.ts';
import { paymentName } from '../payment-name.ts';
import { returnedLines, soldTotals } from '../sold-totals.ts';
import { fill, receiptTexts } from './receipt-texts.ts';
import { closeSheet, drawParties, drawTable, drawTotals, openSheet } from '../../../pdf/sheet.ts';

/**
 * The receipt of a paid order, or the courtesy copy of its invoice: a tagged PDF with embedded
 * fonts, the same bytes for the same order.
 */
export async function receiptPdf(detail: OrderDetail): Promise<Uint8Array> {
  const { order } = detail;
  const { language } = order;
  const texts = receiptTexts[language];
  const kind = isInvoiced(order.billing) ? texts.invoice : texts.receipt;
  const paidAt = order.paidAt ?? order.orderedAt;
  const sheet = await openSheet({
    kind,
    title: `${kind} ${detail.invoiceNumber ?? ''}, ${order.number}`,
    language,
    date: paidAt,
    lines: [
      fill(texts.number, { number: detail.invoiceNumber ?? '-', day: formatDay(paidAt) }),
      fill(texts.order, { number: order.number, day: formatDay(order.orderedAt) }),
      texts.notFiscal,
    ],
  });
  drawParties(sheet, seller(detail), buyer(detail));
  drawTable(
    sheet,
    {
      description: texts.description,
      quantity: texts.quantity,
      unit: texts.unit,
      amount: texts.amount,
    },
    articles(detail),
  );
  drawTotals(sheet, totals(detail));
  const type = paymentName(order, language);
  return closeSheet(sheet, [
    fill(texts.paid, { type, day: formatDay(paidAt) }),
    texts.pricesIncludeVat,
  ]);
}

export const seller = ({ order }: Pick<OrderDetail, 'order'>) => ({
  heading: receiptTexts[order.language].seller,
  lines: ['WorkerBadge', 'Via Dimostrativa 1', '37121 Verona (VR)'],
});

export function buyer({ order }: Pick<OrderDetail, 'order'>): {
  heading: string;
  lines: string[];
} {
  const texts = receiptTexts[order.language];
  const { billing } = order;
  const { company } = billing;
  const person = `${billing.name} ${billing.surname}`;
  const lines = [
    company?.name ?? person,
    billing.street,
    // A guest who wanted no invoice gave no address.
    billing.municipality && `${billing.zipCode} ${billing.municipality} (${billing.province})`,
    company === null
      ? fill(texts.fiscalCode, { code: billing.fiscalCode })
      : fill(texts.vatNumber, { code: company.vatNumber }),
    ...(company?.sdi ? [fill(texts.sdi, { code: company.sdi })] : []),
  ];
  return { heading: texts.buyer, lines: lines.filter((line) => line.trim() !== '') };
}

function articles(detail: OrderDetail) {
  const { language } = detail.order;
  const money = (cents: bigint) => formatEuro(cents, language);
  return [
    ...courseLines(detail.lines).map(({ title, quantity, courseCents }) => ({
      title,
      quantity,
      unitCents: courseCents,
    })),
    ...examsOf(detail).map((exam) => ({ ...exam, title: examTitle(exam, language) })),
  ].map(({ title, quantity, unitCents }) => ({
    description: title,
    quantity: String(quantity),
    unit: money(unitCents),
    amount: money(unitCents * BigInt(quantity)),
  }));
}

function totals(detail: OrderDetail): [string, string][] {
  const { order } = detail;
  const sold = soldTotals(detail);
  const texts = receiptTexts[order.language];
  const money = (cents: bigint) => formatEuro(cents, order.language);
  // Of the whole order, as the screens say it: with a promotion on some lines no rate of the tariff is it.
  const percent = new Intl.NumberFormat(order.language, { maximumFractionDigits: 1 }).format(
    (Number(order.discountCents) * 100) / Number(order.grossCents),
  );
  return [
    [texts.gross, money(order.grossCents)],
    ...(order.discountCents > 0n
      ? [[fill(texts.discount, { percent }), `−${money(order.discountCents)}`] as [string, string]]
      : []),
    ...returnedLines(detail).map(({ title, cents }): [string, string] => [
      fill(texts.returned, { title }),
      `−${money(cents)}`,
    ]),
    [texts.net, money(sold.netCents)],
    [texts.vat, money(sold.vatCents)],
    [texts.total, money(sold.totalCents)],
    ...paidParts(detail, sold.totalCents).map(([text, cents]): [string, string] => [
      text,
      money(cents),
    ]),
  ];
}

/** How the total was paid where the coupon paid a part: it is a payment, no discount (M10). */
function paidParts({ order, refunds }: OrderDetail, totalCents: bigint): [string, bigint][] {
  if (order.couponCents === 0n) return [];
  const { language } = order;
  // What went back at the payment was never paid for; later refunds have their credit notes.
  const couponCents = refunds
    .filter(({ isCoupon, reason }) => isCoupon && reason === 'owned_already')
    .reduce((left, { cents }) => left - cents, order.couponCents);
  const ofCoupon: [string, bigint] = [receiptTexts[language].coupon, couponCents];
  if (couponCents === totalCents) return [ofCoupon];
  const type = paymentTypeName(order.paymentTypeId, language);
  return [ofCoupon, [fill(receiptTexts[language].rest, { type }), totalCents - couponCents]];
}
