import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useIntl } from 'react-intl';
import { Button } from 'shared-ui';
import { downloadReceipt, type OrderDetail } from './api.ts';
import { detailMessages } from './detail-messages.ts';

/** The files that went to the Sistema di Interscambio: the invoice and its credit notes. */
export function ElectronicInvoices({
  order,
}: {
  order: Pick<OrderDetail, 'id' | 'hasElectronicInvoice' | 'creditNotes'>;
}) {
  const { formatMessage } = useIntl();
  if (!order.hasElectronicInvoice) return null;
  return (
    <>
      <Button
        variant="text"
        startIcon={<DownloadSimple size={20} />}
        onClick={() => void downloadReceipt(order.id, { format: 'xml' })}
      >
        {formatMessage(detailMessages.electronicInvoice)}
      </Button>
      {order.creditNotes.map(({ id, number }) => (
        <Button
          key={id}
          variant="text"
          startIcon={<DownloadSimple size={20} />}
          onClick={() => void downloadReceipt(order.id, { creditNoteId: id, format: 'xml' })}
        >
          {formatMessage(detailMessages.electronicNote, { number })}
        </Button>
      ))}
    </>
  );
}
