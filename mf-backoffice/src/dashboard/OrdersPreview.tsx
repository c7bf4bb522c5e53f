import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import {
  EmptyState,
  PaddedCard,
  SectionHead,
  Skeleton,
  SkeletonGroup,
  StateView,
  useFormats,
} from 'shared-ui';
import { OrderPill } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import { ordersQuery, type OrderRow } from '../orders.ts';
import { messages } from './messages.ts';
import { PreviewAmount, PreviewList, PreviewRow } from './PreviewList.tsx';

const PREVIEW_SIZE = 5;

/** The five newest orders (BACK-01), each leading to its detail. */
export function OrdersPreview() {
  const intl = useIntl();
  const query = useQuery(ordersQuery({ page: 1, pageSize: PREVIEW_SIZE }));
  return (
    <PaddedCard>
      <SectionHead
        title={intl.formatMessage(messages.orders)}
        to={paths.table('invoice')}
        size="small"
      />
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="20rem" radius={10} />
          </SkeletonGroup>
        }
        isEmpty={(data) => data.items.length === 0}
        empty={<EmptyState titleLevel={3} title={<FormattedMessage {...messages.noOrders} />} />}
      >
        {(data) => (
          <PreviewList>
            {data.items.map((order) => (
              <OrderLine key={order.id} order={order} />
            ))}
          </PreviewList>
        )}
      </StateView>
    </PaddedCard>
  );
}

function OrderLine({ order }: { order: OrderRow }) {
  const { euro, date } = useFormats();
  return (
    <PreviewRow>
      <span>
        <Link to={paths.invoiceDetail(order.id)}>{order.customer}</Link>
        <small>
          <FormattedMessage
            {...messages.orderLine}
            values={{ number: order.number, date: date(order.orderedAt) }}
          />
        </small>
      </span>
      <OrderPill orderState={order.state} />
      <PreviewAmount>{euro(order.totalCents)}</PreviewAmount>
    </PreviewRow>
  );
}
