import { toEuros } from '../../money.ts';
import type { z } from 'zod';
import {
  isPaid,
  visibleState,
  type ListedOrder,
  type OrderFilters,
  type OrderSort,
} from '../orders/index.ts';
import type * as schemas from './schemas.ts';

type AskedOrders = Omit<z.infer<typeof schemas.ordersQuery>, 'page' | 'pageSize' | 'lang'>;

/** The filters and the order of an address, under the names of the domain. */
export const filtersOfOrders = ({
  ricerca: text,
  dal: from,
  al: to,
  orderState: state,
  tipoRicevuta: receipt,
  pagatoDal: paidFrom,
  userId,
  ...same
}: AskedOrders): OrderFilters & OrderSort => ({
  text,
  from,
  to,
  state,
  receipt,
  paidFrom,
  ...(userId === undefined ? {} : { userId }),
  orderNumber: same.orderNumber,
  orderDate: same.orderDate,
  paid: same.paid,
  sortBy: same.sortBy,
  sortDirection: same.sortDirection,
});

/** A row under its names of 2§3; a company is named in place of its person. */
export const orderRowToWire = ({ order, invoiceNumber }: ListedOrder) => ({
  id: order.id,
  orderNumber: order.number,
  customer: order.billing.company?.name ?? `${order.billing.surname} ${order.billing.name}`,
  customerSurname: order.billing.surname,
  orderDate: order.orderedAt.toISOString(),
  orderState: visibleState(order),
  paid: isPaid(order),
  isUserGuest: order.userId === null,
  hasInvoice: invoiceNumber !== null,
  numeroFattura: invoiceNumber,
  totalCost: toEuros(order.totalCents),
  tipoPagamentoId: order.paymentTypeId,
});
