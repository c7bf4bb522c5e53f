import { toEuros } from '../../money.ts';
import { isPaid, visibleState, type ListedOrder } from '../orders/index.ts';

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
