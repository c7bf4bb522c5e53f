import { useQuery } from '@tanstack/react-query';
import { OrderPill } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import { ordersQuery } from '../orders.ts';
import { messages } from './messages.ts';
import { PREVIEW_SIZE, PreviewCard } from './PreviewCard.tsx';

/** The five newest orders. */
export function OrdersPreview() {
  const query = useQuery(ordersQuery({ page: 1, pageSize: PREVIEW_SIZE }));
  return (
    <PreviewCard
      query={query}
      type="invoice"
      title={messages.orders}
      empty={messages.noOrders}
      skeletonHeight="20rem"
      lineOf={({ id, customer, number, orderedAt, totalCents }) => ({
        id,
        to: paths.invoiceDetail(id),
        who: customer,
        number,
        at: orderedAt,
        cents: totalCents,
      })}
      pillOf={({ state }) => <OrderPill orderState={state} />}
    />
  );
}
