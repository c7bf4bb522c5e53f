import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { toApiError } from 'shared-auth';
import { Alert, Button, EmptyState, Page, Skeleton, SkeletonGroup, StateView } from 'shared-ui';
import { OrderPill } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import { LoadError } from '../LoadError.tsx';
import { orderQuery, type Order } from './api.ts';
import { Articles } from './Articles.tsx';
import { messages } from './messages.ts';
import { BillingFacts, ClientFacts, OrderFacts } from './OrderFacts.tsx';
import { Totals } from './Totals.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 21.5rem' },
}));

const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  minWidth: 0,
}));

/** `/detail/invoice/{id}` (BACK-09): client, cancellation, billing, articles, totals. */
export function OrderPage() {
  const intl = useIntl();
  const { orderId = '' } = useParams();
  const query = useQuery(orderQuery(orderId));
  const order = query.data;
  const title = order
    ? intl.formatMessage(messages.title, { number: order.number })
    : intl.formatMessage(messages.loading);
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: intl.formatMessage(messages.dashboard), to: paths.dashboard() },
        { label: intl.formatMessage(messages.orders), to: paths.table('invoice') },
        { label: title },
      ]}
      {...(order ? { actions: <OrderPill orderState={order.state} /> } : {})}
    >
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="30rem" radius={16} />
          </SkeletonGroup>
        }
        error={Failure}
      >
        {(data) => <OrderView order={data} />}
      </StateView>
    </Page>
  );
}

function OrderView({ order }: { order: Order }) {
  return (
    <Blocks>
      {order.cancellationReason && (
        <Alert tone="warning">
          <strong>
            <FormattedMessage {...messages.cancellation} />
          </strong>
          : {order.cancellationReason}
        </Alert>
      )}
      <Columns>
        <Blocks>
          <OrderFacts order={order} />
          <Articles articles={order.articles} />
          <ClientFacts order={order} />
          <BillingFacts billing={order.billing} />
        </Blocks>
        <Totals totals={order.totals} />
      </Columns>
    </Blocks>
  );
}

const isNotFound = (error: unknown) => [400, 404].includes(toApiError(error).status ?? 0);

const Failure = (failure: { error: unknown; retry: () => void }) =>
  isNotFound(failure.error) ? (
    <EmptyState
      title={<FormattedMessage {...messages.notFound} />}
      text={<FormattedMessage {...messages.notFoundText} />}
      action={
        <Button to={paths.table('invoice')}>
          <FormattedMessage {...messages.toOrders} />
        </Button>
      }
    />
  ) : (
    <LoadError {...failure} />
  );
