import { defineMessages } from 'shared-ui';

export const legalMessages = defineMessages({
  failed: {
    id: 'commerce.legal.failed',
    defaultMessage: 'Il documento non si apre',
    description: 'Title of the error state of a legal document',
  },
  inForce: {
    id: 'commerce.legal.in-force',
    defaultMessage: 'Testo in vigore dal {date}',
    description: 'Date of a legal document',
  },
  save: {
    id: 'commerce.legal.save',
    defaultMessage: 'Scarica il PDF',
    description: 'In a legal document: saves it as a file',
  },
  saveFailed: {
    id: 'commerce.legal.save-failed',
    defaultMessage: 'Il PDF non si è scaricato. Riprova.',
    description: 'In a legal document: the file did not come',
  },
});
