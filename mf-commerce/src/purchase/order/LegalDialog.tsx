import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button, Dialog, useLocale } from 'shared-ui';
import { LegalText } from '../../LegalText.tsx';
import { legalDocumentQuery, type LegalDocumentName } from '../../legal-documents.ts';
import { orderMessages } from './messages.ts';

/** A legal text over the order that it is about. */
export function LegalDialog({
  isOpen,
  onClose,
  name,
  title,
}: {
  isOpen: boolean;
  onClose: () => void;
  name: LegalDocumentName;
  /** Shown until the document supplies its own. */
  title: string;
}) {
  const { formatMessage } = useIntl();
  const { data } = useQuery({ ...legalDocumentQuery(name, useLocale()), enabled: isOpen });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      title={data?.title ?? title}
      // Who has read to the end is far from the cross.
      actions={
        <Button variant="outlined" onClick={onClose}>
          {formatMessage(orderMessages.backToOrder)}
        </Button>
      }
    >
      <LegalText name={name} headings={3} />
    </Dialog>
  );
}
