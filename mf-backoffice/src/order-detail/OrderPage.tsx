import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Alert, Button } from 'shared-ui';
import { OrderPill } from 'shared-ui/details';
import { Blocks, Columns, DetailPage } from '../DetailPage.tsx';
import { orderQuery, type Order } from './api.ts';
import { Articles } from './Articles.tsx';
import { downloadReceipt } from '../orders.ts';
import { CreditNotes } from './cancellation/CreditNotes.tsx';
import { History } from './cancellation/History.tsx';
import { cancellationMessages } from '../cancellation-messages.ts';
import { OpenRequest } from './cancellation/OpenRequest.tsx';
import { RequestDialog } from '../RequestDialog.tsx';
import { messages } from './messages.ts';
import { BillingFacts, ClientFacts, OrderFacts } from './OrderFacts.tsx';
import { Totals } from './Totals.tsx';

/** `/detail/invoice/{id}` (BACK-09): client, cancellation, billing, articles, totals. */
export function OrderPage() {
  const intl = useIntl();
  const { orderId = '' } = useParams();
  const query = useQuery(orderQuery(orderId));
  return (
    <DetailPage
      query={query}
      table={{ type: 'invoice', title: messages.orders }}
      texts={{ ...messages, toTable: messages.toOrders }}
      title={({ number }) => intl.formatMessage(messages.title, { number })}
      shortTitle={({ number }) => number}
      actions={(order) => <OrderActions order={order} />}
    >
      {(order) => <OrderView order={order} />}
    </DetailPage>
  );
}

/** State, receipt, and for a guest's order the request to cancel it (BACK-11, BACK-17). */
function OrderActions({ order }: { order: Order }) {
  const intl = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const refusal = cancelRefusalText(order);
  return (
    <>
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
    </>
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
          {/* Anew when something happened: the parts that were read go on from another entry. */}
          <History
            key={order.history.entries.at(-1)?.id}
            orderId={order.id}
            history={order.history}
          />
        </Blocks>
        <Blocks>
          <Totals totals={order.totals} />
          <CreditNotes order={order} />
        </Blocks>
      </Columns>
    </Blocks>
  );
}
