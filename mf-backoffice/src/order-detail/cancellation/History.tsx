import { useIntl, type MessageDescriptor } from 'react-intl';
import { Button, PaddedCard, SectionHead, useFormats } from 'shared-ui';
import type { Order } from '../api.ts';
import { LineList } from '../../LineList.tsx';
import { downloadReceipt } from '../../orders.ts';
import { cancellationMessages as messages } from '../../cancellation-messages.ts';

const events: Record<string, MessageDescriptor> = {
  ordered: messages.ordered,
  paid: messages.paid,
  'payment failed': messages.paymentFailed,
  'payment expired': messages.paymentFailed,
  expired: messages.expired,
  'voucher redeemed': messages.redeemed,
  'automatic refund': messages.automatic,
  'refund repeated': messages.refundRepeated,
  'refund paid by hand': messages.refundByHand,
  requestCancellation: messages.requestedEvent,
  approveCancellation: messages.approvedEvent,
  approvePart: messages.partEvent,
  rejectCancellation: messages.refusedEvent,
};

/** What happened to the order, by whom and when, newest first. */
export function History({ history }: { history: Order['history'] }) {
  const { formatMessage } = useIntl();
  const { dateTime, euro } = useFormats();
  return (
    <PaddedCard as="section">
      <SectionHead title={formatMessage(messages.history)} size="small" />
      <LineList>
        {history.map(({ at, event, by, cents, note }, place) => (
          <li key={`${place} ${at}`}>
            <span>
              {formatMessage(events[event] ?? messages.otherEvent)}
              <small>
                {[by, cents === null ? null : euro(cents), note]
                  .filter((part) => part !== null)
                  .join(', ')}
              </small>
            </span>
            <time dateTime={at}>{dateTime(at)}</time>
          </li>
        ))}
      </LineList>
    </PaddedCard>
  );
}

export function CreditNotes({
  order,
}: {
  order: Pick<Order, 'id' | 'creditNotes' | 'hasElectronicInvoice'>;
}) {
  const { formatMessage } = useIntl();
  const { date, euro } = useFormats();
  if (order.creditNotes.length === 0) return null;
  return (
    <PaddedCard as="section">
      <SectionHead title={formatMessage(messages.notes)} size="small" />
      <LineList>
        {order.creditNotes.map((note) => (
          <li key={note.id}>
            <span>
              {note.number}
              <small>{date(note.issuedAt)}</small>
            </span>
            <Button
              variant="text"
              aria-label={formatMessage(messages.downloadNote, {
                number: note.number,
                amount: euro(note.cents),
              })}
              onClick={() => void downloadReceipt(order.id, { creditNoteId: note.id })}
            >
              {euro(note.cents)}
            </Button>
            {order.hasElectronicInvoice && (
              <Button
                variant="text"
                onClick={() =>
                  void downloadReceipt(order.id, { creditNoteId: note.id, format: 'xml' })
                }
              >
                {formatMessage(messages.electronicNote, { number: note.number })}
              </Button>
            )}
          </li>
        ))}
      </LineList>
    </PaddedCard>
  );
}
