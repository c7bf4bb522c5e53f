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
    const wire = await api.get('/api/List/Orders', { query, signal });
    return { ...wire, items: wire.items.map(orderFromWire) };
  },
  placeholderData: keepPreviousData,
});
