import { FormattedMessage } from 'react-intl';
import { Pill, useFormats } from 'shared-ui';
import { fact, Facts } from '../Facts.tsx';
import type { Order } from './api.ts';
import { messages } from './messages.ts';

/** Number, dates, payment, invoice. */
export function OrderFacts({ order }: { order: Order }) {
  const { dateTime } = useFormats();
  return (
    <Facts
      title={messages.order}
      items={[
        fact(messages.number, order.number),
        fact(messages.date, dateTime(order.orderedAt)),
        fact(messages.paymentDate, dateTime(order.paidAt)),
        fact(messages.paymentType, order.paymentType),
        fact(messages.invoice, order.invoiceNumber),
        ...(order.promotion ? [fact(messages.promo, order.promotion)] : []),
        ...(order.giftEmail ? [fact(messages.gift, order.giftEmail)] : []),
      ]}
    />
  );
}

export function ClientFacts({ order }: { order: Order }) {
  const { client, isGuest } = order;
  return (
    <Facts
      title={messages.client}
      items={[
        fact(messages.name, `${client.name} ${client.surname}`),
        fact(messages.email, client.email),
        fact(messages.phone, client.phone),
      ]}
    >
      {isGuest && (
        <Pill>
          <FormattedMessage {...messages.guest} />
        </Pill>
      )}
      {client.isAccredited && (
        <Pill tone="success" glyph="check">
          <FormattedMessage {...messages.accredited} />
        </Pill>
      )}
    </Facts>
  );
}

export function BillingFacts({ billing }: { billing: Order['billing'] }) {
  return (
    <Facts
      title={messages.billing}
      items={[
        ...(billing.company
          ? [
              fact(messages.company, billing.company),
              fact(messages.vatNumber, billing.vatNumber),
              fact(messages.sdi, billing.sdi),
            ]
          : []),
        fact(messages.fiscalCode, billing.fiscalCode),
        fact(messages.address, billing.address),
      ]}
    />
  );
}
