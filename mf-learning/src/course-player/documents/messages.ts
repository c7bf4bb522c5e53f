import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  pdf: {
    id: 'learning.documents.pdf',
    defaultMessage: 'PDF, {size}',
    description: 'Kind and size of a document',
  },
  pdfOnly: {
    id: 'learning.documents.pdf-only',
    defaultMessage: 'PDF',
    description: 'Kind of a document',
  },
  openDocument: {
    id: 'learning.documents.open',
    defaultMessage: 'Apri {name}',
    description: 'Name of the button of a document that can be read only',
  },
  downloadDocument: {
    id: 'learning.documents.download',
    defaultMessage: 'Scarica {name}',
    description: 'Name of the button of a document',
  },
  documentPending: {
    id: 'learning.documents.pending',
    defaultMessage: 'In preparazione',
    description: 'A document that is not available yet',
  },
});
