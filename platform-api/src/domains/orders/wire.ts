import type { z } from 'zod';
import { toEuros } from '../../money.ts';
import { maskedCode, type OrderCode } from '../vouchers/index.ts';
import { cancellationToWire } from './cancellation/cancellation-wire.ts';
import { isInvoiced } from './buyer.ts';
import { isPaid, type ListedOrder } from './list-orders.ts';
import { giftToWire } from './gift/gift-wire.ts';
import { courseLines, examTitle, lineTitle } from './line-title.ts';
import { examsOf, type OrderDetail } from './order-detail.ts';
import type { PaymentState } from './pay-order.ts';
import { paymentName } from './payment-name.ts';
import { receiptTypes } from './receipt/receipt-types.ts';
import type { OrderRow } from './repository.ts';
import type * as schemas from './schemas.ts';

type VisibleState = z.infer<typeof schemas.orderState>;

/** Drafts are of guests; no route reads them. */
export const visibleState = ({ state }: Pick<OrderRow, 'state'>): VisibleState =>
  state === 'Bozza' ? 'Ordinato' : state;

export const orderRowToWire = ({
  order,
  courses,
  invoiceNumber,
}: ListedOrder): z.infer<typeof schemas.orderRow> => ({
  id: order.id,
  orderNumber: order.number,
  orderDate: order.orderedAt.toISOString(),
  orderState: visibleState(order),
  paid: isPaid(order),
  paymentTypeId: order.paymentTypeId,
  coursesNumber: courses.length,
  coursesBought: courses.map(({ id, ...line }) => ({
    corsoId: id,
    titoloCorso: lineTitle(line, order.language),
  })),
  totalCost: toEuros(order.totalCents),
  hasInvoice: invoiceNumber !== null,
  numeroFattura: invoiceNumber,
});

/**
 * The order as its detail page shows it, to its buyer and to the back office (ORDER-35 to ORDER-37). Anyone who
 * reads a code can use it, so the back office sees enough to name it.
 * @param urlFile address of the receipt, for minutes; a screen that is open longer asks for another (ORDER-41)
 */
export function orderToWire(
  detail: OrderDetail,
  language: 'it' | 'en',
  reader: 'buyer' | 'editor' | 'administrator',
  urlFile: string | null = null,
): z.infer<typeof schemas.order> {
  const { order, lines, invoiceNumber, codes, refunds } = detail;
  const { billing } = order;
  const titleOf = (lineId: number | null) => {
    const line = lines.find(({ id }) => id === lineId);
    return line === undefined ? null : lineTitle(line, language);
  };
  return {
    id: order.id,
    orderNumber: order.number,
    orderDate: order.orderedAt.toISOString(),
    paymentDate: order.paidAt?.toISOString() ?? null,
    paymentType: paymentName(order, language),
    paymentTypeId: order.paymentTypeId,
    orderState: visibleState(order),
    paid: isPaid(order),
    totalCost: toEuros(order.totalCents),
    totaleImponibile: toEuros(order.netCents),
    totaleIva: toEuros(order.vatCents),
    totaleOrdine: toEuros(order.grossCents),
    totaleSconto: toEuros(order.discountCents),
    totaleCoupon: toEuros(order.couponCents),
    daPagare: toEuros(order.dueCents),
    totaleRimborsato: toEuros(refunds.reduce((sum, { cents }) => sum + cents, 0n)),
    rimborsi: refunds.map((refund) => ({
      importo: toEuros(refund.cents),
      motivo: refund.reason,
      titoloCorso: titleOf(refund.orderLineId),
      dataRichiesta: refund.requestedAt.toISOString(),
      dataRimborso: refund.doneAt?.toISOString() ?? null,
      isCoupon: refund.isCoupon,
    })),
    motivazione: order.cancellationReason,
    urlFile,
    hasInvoice: invoiceNumber !== null,
    numeroFattura: invoiceNumber,
    tipoRicevuta:
      invoiceNumber === null ? null : receiptTypes[isInvoiced(billing) ? 'invoice' : 'receipt'],
    fatturaElettronica: detail.hasElectronicInvoice,
    emailGift: order.giftEmail || null,
    regalo: giftToWire(detail),
    promotionalId: order.promotionalId,
    vouchers: codes.map(({ code }) => (reader === 'buyer' ? code : maskedCode(code))),
    vouchersNumber: detail.codeCount,
    isUserGuest: order.userId === null,
    user: {
      name: billing.name,
      surname: billing.surname,
      email: billing.email,
      phoneNumber: billing.phone,
      blockchainAccredited: billing.isAccredited,
    },
    billing: {
      codiceFiscale: billing.fiscalCode,
      indirizzo: billing.street,
      comune: billing.municipality,
      provincia: billing.province,
      cap: billing.zipCode,
      ragioneSociale: billing.company?.name ?? null,
      partitaIva: billing.company?.vatNumber ?? null,
      sdi: billing.company?.sdi ?? null,
    },
    corsiAcquistati: courseLines(lines).map((line) => ({
      corsoId: line.courseId,
      titoloCorso: line.title,
      quantita: line.quantity,
      costoCorso: toEuros(line.courseCents),
    })),
    esamiAcquistati: examsOf(detail).map((exam) => ({
      titoloEsame: examTitle(exam, language),
      costoEsame: toEuros(exam.unitCents),
      quantita: exam.quantity,
    })),
    ...cancellationToWire(detail, reader === 'buyer' ? 'learner' : reader),
  };
}

export const codeToWire = ({
  courseId,
  title,
  withCertification,
  course,
  ...code
}: OrderDetail['codes'][number]) => ({
  ...code,
  corsoId: courseId,
  titoloCorso: title,
  conCertificazione: withCertification,
  categoria: course?.categoryKey ?? null,
  durataCorso: course?.durationMinutes ?? null,
  immagineUrl: course?.coverUrl ?? null,
});

/** The first codes of an order and how many it has; for its buyer alone. */
export type ShownCodes = { codes: readonly OrderCode[]; codeCount: number };

export function paymentToWire(
  { order, attempt, refundedCents }: PaymentState,
  { codes, codeCount }: ShownCodes,
): z.infer<typeof schemas.paymentAnswer> {
  const isOpen = attempt?.state === 'new' || attempt?.state === 'session_open';
  return {
    orderId: order.id,
    orderNumber: order.number,
    paymentId: attempt?.providerRef ?? null,
    redirectPaymentUrl: isOpen && !isPaid(order) ? attempt.redirectUrl : null,
    paid: isPaid(order),
    orderState: visibleState(order),
    paymentState: paymentStateOf(order, attempt),
    totaleRimborsato: toEuros(refundedCents),
    isTotalPaidByCoupon: order.dueCents === 0n,
    // The code of an order that has one; several stand in `vouchers` alone.
    voucherId: codeCount === 1 ? (codes[0]?.code ?? null) : null,
    vouchers: codes.map(({ code }) => code),
    vouchersNumber: codeCount,
    emailGift: order.giftEmail || null,
  };
}

function paymentStateOf(order: OrderRow, attempt: PaymentState['attempt']) {
  if (isPaid(order)) return 'captured';
  switch (attempt?.state) {
    case 'new':
    case 'session_open':
      return 'open';
    case 'refunding':
    case 'refunded':
      return 'refunded';
    case 'expired':
      return 'expired';
    default:
      return 'failed';
  }
}
