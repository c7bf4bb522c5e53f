import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, centsOf, endpointKey, type AnswerOf } from 'shared-auth';
import { saveAddress } from 'shared-ui';
import { withQuery } from 'shared-ui/paths';
import { cancellationOf, type Cancellation } from '../cancellation.ts';
import { saveText } from '../save-text.ts';

type WireOrderRow = AnswerOf<'/api/Orders/all', 'get'>['items'][number];

export type OrderRow = {
  id: number;
  orderNumber: string;
  orderedAt: string;
  state: WireOrderRow['orderState'];
  isPaid: boolean;
  paymentTypeId: number;
  courses: { id: number; title: string }[];
  totalCents: number;
};

export type OrderFilters = {
  page: number;
  orderNumber: string;
  /** `YYYY-MM-DD` or empty. */
  orderDate: string;
  /** `true`, `false` or empty. */
  paid: string;
  receiptType: ReceiptType;
};

/** The kinds of receipt under their numbers; the last is no narrowing (ORDER-42). */
export const receiptTypes = { receipt: 1, invoice: 2, all: 3 } as const;

type ReceiptType = (typeof receiptTypes)[keyof typeof receiptTypes];

export const receiptTypeNamed = (text: string): ReceiptType =>
  Object.values(receiptTypes).find((type) => String(type) === text) ?? receiptTypes.all;

/** The learner's own orders, newest first, 10 per page (ORDER-31, ORDER-34). */
export const ordersQuery = (filters: OrderFilters) =>
  queryOptions({
    queryKey: endpointKey('/api/Orders/all', filters),
    queryFn: async ({ signal }) => {
      const { page, orderNumber, orderDate, paid, receiptType } = filters;
      const wire = await api.get('/api/Orders/all', {
        query: {
          page,
          pageSize: 10,
          orderNumber,
          orderDate,
          // An address may name anything; the rest of it still counts.
          paid: { true: true, false: false }[paid],
          tipoRicevuta: receiptType,
        },
        signal,
      });
      return { items: wire.items.map(orderRowOf), totalItems: wire.totalItems };
    },
    placeholderData: keepPreviousData,
  });

type WireOrder = AnswerOf<'/api/Orders', 'get'>;

/** Why money goes back. */
export type RefundReason = WireOrder['rimborsi'][number]['motivo'];

const orderRowOf = (row: WireOrderRow): OrderRow => ({
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
  totalCents: centsOf(row.totalCost),
});

export type OrderDetail = OrderRow & {
  paidAt: string | null;
  paymentType: string;
  cancellationReason: string | null;
  receipt: { number: string; isInvoice: boolean } | null;
  /** As FatturaPA, with its credit notes. */
  hasElectronicInvoice: boolean;
  customer: { name: string; fiscalCode: string; email: string; phone: string };
  articles: {
    key: string;
    courseId: number | null;
    title: string;
    quantity: number;
    unitCents: number;
  }[];
  /** The first of them. */
  voucherCodes: string[];
  refunds: {
    cents: number;
    reason: RefundReason;
    /** The course whose price it is; null when it is that of no single one. */
    courseTitle: string | null;
    /** Null while it is on its way. */
    refundedAt: string | null;
    /** Into the coupon. */
    isCoupon: boolean;
  }[];
  voucherCount: number;
  /** Null where it is none, and after its recipient was erased. */
  gift: {
    name: string;
    email: string;
    message: string;
    /** `YYYY-MM-DD`; null: once it is paid. */
    sendOn: string | null;
    sentAt: string | null;
  } | null;
  cancellation: Cancellation;
  creditNotes: { id: number; number: string; issuedAt: string; cents: number }[];
  orderCents: number;
  discountCents: number;
  couponCents: number;
  /** What is paid at a provider. */
  dueCents: number;
  taxableCents: number;
  vatCents: number;
};

export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Orders', orderId),
    queryFn: async ({ signal }) =>
      orderOf(await api.get('/api/Orders', { query: { orderId: Number(orderId) }, signal })),
  });

/** ORDER-35 to ORDER-37 */
function orderOf(wire: WireOrder): OrderDetail {
  return {
    id: wire.id,
    orderNumber: wire.orderNumber,
    orderedAt: wire.orderDate,
    paidAt: wire.paymentDate,
    courses: wire.corsiAcquistati.map(({ corsoId, titoloCorso }) => ({
      id: corsoId,
      title: titoloCorso,
    })),
    state: wire.orderState,
    isPaid: wire.paid,
    paymentTypeId: wire.paymentTypeId,
    paymentType: wire.paymentType,
    cancellationReason: wire.motivazione,
    receipt:
      wire.numeroFattura === null
        ? null
        : { number: wire.numeroFattura, isInvoice: wire.tipoRicevuta === receiptTypes.invoice },
    hasElectronicInvoice: wire.fatturaElettronica,
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
        unitCents: centsOf(course.costoCorso),
      })),
      ...wire.esamiAcquistati.map((exam, index) => ({
        key: `exam-${index}`,
        courseId: null,
        title: exam.titoloEsame,
        quantity: exam.quantita,
        unitCents: centsOf(exam.costoEsame),
      })),
    ],
    voucherCodes: wire.vouchers,
    refunds: wire.rimborsi.map((refund) => ({
      cents: centsOf(refund.importo),
      reason: refund.motivo,
      courseTitle: refund.titoloCorso,
      refundedAt: refund.dataRimborso,
      isCoupon: refund.isCoupon,
    })),
    voucherCount: wire.vouchersNumber,
    gift:
      wire.regalo === null
        ? null
        : {
            name: wire.regalo.nome,
            email: wire.regalo.email,
            message: wire.regalo.messaggio,
            sendOn: wire.regalo.dataInvio,
            sentAt: wire.regalo.inviatoIl,
          },
    cancellation: cancellationOf(wire),
    creditNotes: wire.noteCredito.map((note) => ({
      id: note.id,
      number: note.numero,
      issuedAt: note.data,
      cents: centsOf(note.importo),
    })),
    orderCents: centsOf(wire.totaleOrdine),
    discountCents: centsOf(wire.totaleSconto),
    couponCents: centsOf(wire.totaleCoupon),
    dueCents: centsOf(wire.daPagare),
    taxableCents: centsOf(wire.totaleImponibile),
    vatCents: centsOf(wire.totaleIva),
    totalCents: centsOf(wire.totalCost),
  };
}

/**
 * Downloads the receipt of a paid order or one of its credit notes, as PDF or as FatturaPA. A failure stops without a message and is told to the
 * console only, as the documents ask (SHELL-23, ORDER-41).
 */
export async function downloadReceipt(
  orderId: number,
  which: { creditNoteId?: number; format?: 'xml' } = {},
): Promise<void> {
  try {
    const { url, fileName } = await api.post('/api/Order/GetReceiptPdfBlobStorage', {
      query: { orderId, notaCreditoId: which.creditNoteId, formato: which.format },
    });
    saveAddress(fileName, url);
  } catch (error) {
    console.error(error);
  }
}

/** All codes of an order for others, as a table for spreadsheets. */
export async function downloadVoucherFile(orderId: number): Promise<void> {
  saveText(await api.get('/api/Order/GetVoucherFile', { query: { orderId } }));
}

const CODES_AT_ONCE = 100;

/** All codes of an order, as coupons show them. */
export async function orderCodes(orderId: number, count: number) {
  const pages = Array.from({ length: Math.ceil(count / CODES_AT_ONCE) }, (_, at) => at + 1);
  const codes = [];
  for (const page of pages) {
    const query = { orderId, page, pageSize: CODES_AT_ONCE };
    codes.push(...(await api.get('/api/Order/GetMultiVoucherByOrderId', { query })));
  }
  return codes;
}

/** Asks for the cancellation of an own paid order (API-71). */
export const requestCancellation = (orderId: number, motivazione: string): Promise<unknown> =>
  api.post('/api/Orders/RequestDeleteOrder', { query: { orderId, motivazione } });

/** Address of the payment of an order that waits for it. */
export const retryPaymentPath = (order: Pick<OrderRow, 'id' | 'paymentTypeId'>) =>
  withQuery('/payment', { orderId: order.id, paymentTypeId: order.paymentTypeId });
