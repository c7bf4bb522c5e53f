import { keepPreviousData } from '@tanstack/react-query';
import { api } from 'shared-auth';

/** A row of the orders table; amounts in integer cents. */
export type OrderRow = {
  id: number;
  number: string;
  customer: string;
  orderedAt: string;
  state: string;
  isGuest: boolean;
  invoiceNumber: string | null;
  totalCents: number;
};

export type OrderQuery = {
  page: number;
  pageSize: number;
  sortBy?: string | undefined;
  sortDirection?: 'asc' | 'desc' | undefined;
  orderNumber?: string;
  /** `YYYY-MM-DD` */
  orderDate?: string;
  orderState?: string;
  paid?: string;
};

export type PageOf<T> = { items: T[]; totalItems: number; page: number; pageSize: number };

/** Field names of the wire (BACK-10); euros become cents here and nowhere else. */
type WireOrderRow = {
  id: number;
  orderNumber: string;
  customer: string;
  customerSurname: string;
  orderDate: string;
  orderState: string;
  isUserGuest: boolean;
  numeroFattura: string | null;
  totalCost: number;
};

export const centsOf = (euros: number): number => Math.round(euros * 100);

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
export const ordersQuery = (query: OrderQuery) => ({
  queryKey: ['List/Orders', query] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PageOf<OrderRow>> => {
    const wire = await api.get<PageOf<WireOrderRow>>('List/Orders', { query, signal });
    return { ...wire, items: wire.items.map(orderFromWire) };
  },
  placeholderData: keepPreviousData,
});

/** Asks for the cancellation of a guest's paid order (API-71, BACK-11). */
export const requestCancellation = (orderId: number, motivazione: string): Promise<unknown> =>
  api.post('Orders/RequestDeleteOrder', undefined, { query: { orderId, motivazione } });

/** Downloads the receipt of an order, or one of its credit notes; a failure is told to the console only (SHELL-23). */
export async function downloadReceipt(orderId: number, creditNoteId?: number): Promise<void> {
  try {
    const { url, fileName } = await api.post<{ url: string; fileName: string }>(
      'Order/GetReceiptPdfBlobStorage',
      undefined,
      { query: { orderId, notaCreditoId: creditNoteId } },
    );
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
