import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, centsOf, endpointKey, type AnswerOf, type OptionsOf } from 'shared-auth';
import { openDownload } from './open-download.ts';

/** A row of the orders table; amounts in integer cents. */
export type OrderRow = {
  id: number;
  number: string;
  customer: string;
  orderedAt: string;
  state: OrderState;
  isGuest: boolean;
  invoiceNumber: string | null;
  totalCents: number;
};

type WireOrderRow = AnswerOf<'/api/List/Orders', 'get'>['items'][number];

export type OrderState = WireOrderRow['orderState'];

/** All of them (ORDER-38), in the order of an order's life. */
export const orderStates = Object.keys({
  Ordinato: true,
  Pagato: true,
  'Richiesta Annullamento': true,
  Annullato: true,
} satisfies Record<OrderState, true>) as OrderState[];

/** The kinds of receipt under their numbers; the last is no narrowing (ORDER-42). */
export const receiptTypes = { receipt: 1, invoice: 2, all: 3 } as const;

export const receiptTypeNamed = (text: string) =>
  Object.values(receiptTypes).find((type) => String(type) === text) ?? receiptTypes.all;

export type OrderQuery = NonNullable<OptionsOf<'/api/List/Orders', 'get'>['query']>;

export type PageOf<T> = {
  items: T[];
  totalItems: number;
  /** There are more than these, which no page leads to. */
  hasMore?: boolean;
  page: number;
  pageSize: number;
};

/** Field names of the wire (BACK-10) end here; euros become cents here and nowhere else. */
const orderFromWire = (wire: WireOrderRow): OrderRow => ({
  id: wire.id,
  number: wire.orderNumber,
  customer: wire.customer,
  orderedAt: wire.orderDate,
  state: wire.orderState,
  isGuest: wire.isUserGuest,
  invoiceNumber: wire.numeroFattura,
  totalCents: centsOf(wire.totalCost),
});

/** Orders of everyone; the server sorts, filters and pages (BACK-07). */
export const ordersQuery = (query: OrderQuery) =>
  queryOptions({
    queryKey: endpointKey('/api/List/Orders', query),
    queryFn: async ({ signal }): Promise<PageOf<OrderRow>> => {
      const wire = await api.get('/api/List/Orders', { query, signal });
      return { ...wire, items: wire.items.map(orderFromWire) };
    },
    placeholderData: keepPreviousData,
  });

/** Asks for the cancellation of a guest's paid order (API-71, BACK-11). */
export const requestCancellation = (orderId: number, motivazione: string): Promise<unknown> =>
  api.post('/api/Orders/RequestDeleteOrder', { query: { orderId, motivazione } });

/** Downloads the receipt of an order or one of its credit notes, as PDF or as FatturaPA; a failure is logged to the console only (SHELL-23). */
export async function downloadReceipt(
  orderId: number,
  which: { creditNoteId?: number; format?: 'xml' } = {},
): Promise<void> {
  try {
    const { url, fileName } = await api.post('/api/Order/GetReceiptPdfBlobStorage', {
      query: { orderId, notaCreditoId: which.creditNoteId, formato: which.format },
    });
    openDownload(url, fileName);
  } catch (error) {
    console.error(error);
  }
}
