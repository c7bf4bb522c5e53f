import { api } from 'shared-auth';
import { withQuery } from 'shared-ui/paths';

type WirePage<T> = { items: T[]; totalItems: number; page: number; pageSize: number };

/** ORDER-32 */
type WireOrderRow = {
  id: number;
  orderNumber: string;
  orderDate: string;
  orderState: string;
  paid: boolean;
  paymentTypeId: number;
  coursesNumber: number;
  coursesBought: { titoloCorso: string; corsoId: number }[];
  totalCost: number;
};

export type OrderRow = {
  id: number;
  orderNumber: string;
  orderedAt: string;
  state: string;
  isPaid: boolean;
  paymentTypeId: number;
  courses: { id: number; title: string }[];
  totalCents: number;
};

const cents = (euros: number) => Math.round(euros * 100);

export type OrderFilters = {
  page: number;
  orderNumber: string;
  /** `YYYY-MM-DD` or empty. */
  orderDate: string;
  /** `true`, `false` or empty. */
  paid: string;
};

/** The learner's own orders, newest first, 10 per page (ORDER-31, ORDER-34). */
export async function fetchOrders(filters: OrderFilters, signal: AbortSignal) {
  const wire = await api.get('/api/Orders/all', { query: { ...filters, pageSize: 10 }, signal });
  const items = wire.items.map((row): OrderRow => ({
    id: row.id,
    orderNumber: row.orderNumber,
    orderedAt: row.orderDate,
    state: row.orderState,
    isPaid: row.paid,
    paymentTypeId: row.paymentTypeId,
    courses: row.coursesBought.map(({ corsoId, titoloCorso }) => ({
      id: corsoId,
      title: titoloCorso,
    })),
    totalCents: cents(row.totalCost),
  }));
  return { items, totalItems: wire.totalItems };
}

/** Why money goes back (platform-api, `refund-reasons.ts`). */
export type RefundReason =
  | 'paid_twice'
  | 'amount_differs'
  | 'owned_already'
  | 'order_closed'
  | 'cancellation'
  | 'goodwill';

/** ORDER-35 to ORDER-37 */
type WireOrderDetail = {
  id: number;
  orderNumber: string;
  orderDate: string;
  paymentDate: string | null;
  paymentType: string;
  paymentTypeId: number;
  orderState: string;
  paid: boolean;
  totalCost: number;
  totaleImponibile: number;
  totaleIva: number;
  totaleOrdine: number;
  totaleSconto: number;
  totaleCoupon: number;
  motivazione: string | null;
  rimborsi: {
    importo: number;
    motivo: RefundReason;
    titoloCorso: string | null;
    dataRimborso: string | null;
  }[];
  hasInvoice: boolean;
  numeroFattura: string | null;
  /** Codes of an order for others, once it is paid. */
  vouchers: string[];
  /** 1 Ricevuta, 2 Fattura (ORDER-42). */
  tipoRicevuta: 1 | 2 | null;
  user: { name: string; surname: string; email: string; phoneNumber: string };
  /** Not shown in the documents: who the receipt is made out to. */
  billing: { codiceFiscale: string };
  corsiAcquistati: { corsoId: number; titoloCorso: string; quantita: number; costoCorso: number }[];
  esamiAcquistati: { titoloEsame: string; costoEsame: number; quantita: number }[];
};

export type OrderDetail = Omit<OrderRow, 'courses'> & {
  paidAt: string | null;
  paymentType: string;
  cancellationReason: string | null;
  receipt: { number: string; isInvoice: boolean } | null;
  customer: { name: string; fiscalCode: string; email: string; phone: string };
  articles: {
    key: string;
    courseId: number | null;
    title: string;
    quantity: number;
    unitCents: number;
  }[];
  voucherCodes: string[];
  refunds: {
    cents: number;
    reason: RefundReason;
    /** The course whose price it is; null when it is that of no single one. */
    courseTitle: string | null;
    /** Null while it is on its way. */
    refundedAt: string | null;
  }[];
  orderCents: number;
  discountCents: number;
  couponCents: number;
  taxableCents: number;
  vatCents: number;
};

export async function fetchOrder(orderId: string, signal: AbortSignal): Promise<OrderDetail> {
  const wire = await api.get('/api/Orders', { query: { orderId }, signal });
  return {
    id: wire.id,
    orderNumber: wire.orderNumber,
    orderedAt: wire.orderDate,
    paidAt: wire.paymentDate,
    state: wire.orderState,
    isPaid: wire.paid,
    paymentTypeId: wire.paymentTypeId,
    paymentType: wire.paymentType,
    cancellationReason: wire.motivazione,
    receipt:
      wire.numeroFattura === null
        ? null
        : { number: wire.numeroFattura, isInvoice: wire.tipoRicevuta === 2 },
    customer: {
      name: `${wire.user.name} ${wire.user.surname}`,
      fiscalCode: wire.billing.codiceFiscale,
      email: wire.user.email,
      phone: wire.user.phoneNumber,
    },
    articles: [
      ...wire.corsiAcquistati.map((course) => ({
        key: `course-${course.corsoId}`,
        courseId: course.corsoId,
        title: course.titoloCorso,
        quantity: course.quantita,
        unitCents: cents(course.costoCorso),
      })),
      ...wire.esamiAcquistati.map((exam, index) => ({
        key: `exam-${index}`,
        courseId: null,
        title: exam.titoloEsame,
        quantity: exam.quantita,
        unitCents: cents(exam.costoEsame),
      })),
    ],
    voucherCodes: wire.vouchers,
    refunds: wire.rimborsi.map((refund) => ({
      cents: cents(refund.importo),
      reason: refund.motivo,
      courseTitle: refund.titoloCorso,
      refundedAt: refund.dataRimborso,
    })),
    orderCents: cents(wire.totaleOrdine),
    discountCents: cents(wire.totaleSconto),
    couponCents: cents(wire.totaleCoupon),
    taxableCents: cents(wire.totaleImponibile),
    vatCents: cents(wire.totaleIva),
    totalCents: cents(wire.totalCost),
  };
}

type WireReceipt = { url: string; fileName: string };

/**
 * Downloads the receipt of a paid order. A failure stops without a message and is told to the
 * console only, as the documents ask (SHELL-23, ORDER-41).
 */
export async function downloadReceipt(orderId: number): Promise<void> {
  try {
    const { url, fileName } = await api.post('/api/Order/GetReceiptPdfBlobStorage', {
      query: { orderId },
    });
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName;
    document.body.append(link);
    link.click();
    link.remove();
  } catch (error) {
    console.error(error);
  }
}

/** Address of the payment of an order that waits for it. */
export const retryPaymentPath = (order: Pick<OrderRow, 'id' | 'paymentTypeId'>) =>
  withQuery('/payment', { orderId: order.id, paymentTypeId: order.paymentTypeId });
