import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { toApiError } from 'shared-auth';
import {
  Alert,
  Button,
  EmptyState,
  LoadError,
  Page,
  Skeleton,
  SkeletonGroup,
  StateView,
} from 'shared-ui';
import { OrderPill } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import { orderQuery, type Order } from './api.ts';
import { Articles } from './Articles.tsx';
import { downloadReceipt } from '../orders.ts';
import { CreditNotes, History } from './cancellation/History.tsx';
import { cancellationMessages } from '../cancellation-messages.ts';
import { OpenRequest } from './cancellation/OpenRequest.tsx';
import { RequestDialog } from '../RequestDialog.tsx';
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
        // The number alone, so that the line stays one on a phone when it arrives.
        { label: order?.number ?? title },
      ]}
      {...(order ? { actions: <OrderActions order={order} /> } : {})}
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

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3),
}));

/** State, receipt, and for a guest's order the request to cancel it (BACK-11, BACK-17). */
function OrderActions({ order }: { order: Order }) {
  const intl = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const refusal = cancelRefusalText(order);
  return (
    <Actions>
      <OrderPill orderState={order.state} />
      {order.invoiceNumber !== null && (
        <Button variant="outlined" onClick={() => void downloadReceipt(order.id)}>
          <FormattedMessage {...messages.receipt} />
        </Button>
      )}
      {order.hasElectronicInvoice && (
        <Button
          variant="outlined"
          onClick={() => void downloadReceipt(order.id, { format: 'xml' })}
        >
          <FormattedMessage {...messages.electronicInvoice} />
        </Button>
      )}
      {order.isGuest && order.paidAt !== null && (
        <Button
          variant="outlined"
          onClick={() => setIsAsking(true)}
          {...(refusal === null ? {} : { disabledReason: intl.formatMessage(refusal) })}
        >
          <FormattedMessage {...cancellationMessages.request} />
        </Button>
      )}
      {isAsking && <RequestDialog order={order} onClose={() => setIsAsking(false)} />}
    </Actions>
  );
}

const cancelRefusalText = ({ cancelRefusal }: Order) =>
  cancelRefusal === null
    ? null
    : cancelRefusal === 'ORDER_USED'
      ? cancellationMessages.refusedUsed
      : cancellationMessages.refusedState;

function OrderView({ order }: { order: Order }) {
  return (
    <Blocks>
      {order.cancellationReason && order.state !== 'Richiesta Annullamento' && (
        <Alert tone="warning">
          <strong>
            <FormattedMessage {...messages.cancellation} />
          </strong>
          : {order.cancellationReason}
        </Alert>
      )}
      <Columns>
        <Blocks>
          <OpenRequest order={order} />
          <OrderFacts order={order} />
          <Articles articles={order.articles} />
          <ClientFacts order={order} />
          <BillingFacts billing={order.billing} />
          <History history={order.history} />
        </Blocks>
        <Blocks>
          <Totals totals={order.totals} />
          <CreditNotes order={order} />
        </Blocks>
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
