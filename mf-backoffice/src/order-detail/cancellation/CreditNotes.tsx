import { useIntl } from 'react-intl';
import { Button, PaddedCard, SectionHead, useFormats } from 'shared-ui';
import { cancellationMessages as messages } from '../../cancellation-messages.ts';
import { LineList } from '../../LineList.tsx';
import { downloadReceipt } from '../../orders.ts';
import type { Order } from '../api.ts';

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
