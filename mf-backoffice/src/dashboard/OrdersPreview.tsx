import { styled } from '@mui/material/styles';
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

const PREVIEW_SIZE = 5;

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.spacing(1, 4),
  alignItems: 'center',
  padding: theme.spacing(3, 0),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto 7.5rem',
  },
  '& a': { fontWeight: 600, color: 'inherit' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover a': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
}));

const Total = styled('span')({
  fontWeight: 600,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
});

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
          <List>
            {data.items.map((order) => (
              <OrderLine key={order.id} order={order} />
            ))}
          </List>
        )}
      </StateView>
    </PaddedCard>
  );
}

function OrderLine({ order }: { order: OrderRow }) {
  const { euro, date } = useFormats();
  return (
    <Row>
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
      <Total>{euro(order.totalCents)}</Total>
    </Row>
  );
}
