import type { ReceiptType } from './receipt/receipt-types.ts';
import type { visibleStates } from './states.ts';

export type OrderFilters = {
  userId?: string;
  /** Words of the number, the buyer or an article, in any order; each must be found. */
  text?: string | undefined;
  /** Part of the number. */
  orderNumber?: string | undefined;
  /** Day in Italy, `YYYY-MM-DD`. */
  orderDate?: string | undefined;
  /** Days in Italy, both of them with it. */
  from?: string | undefined;
  to?: string | undefined;
  paid?: boolean | undefined;
  /** Day in Italy: paid then or later, whenever it was ordered. */
  paidFrom?: string | undefined;
  /** Paid orders with a document of this kind. */
  receipt?: ReceiptType | undefined;
  state?: (typeof visibleStates)[number] | undefined;
};

export type OrderSort = {
  sortBy?: 'orderNumber' | 'customerSurname' | 'orderDate' | 'numeroFattura' | undefined;
  sortDirection?: 'asc' | 'desc';
};
