import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  faqEmpty: {
    id: 'catalogue.detail.faq-empty',
    defaultMessage: 'Nessuna domanda su questo corso',
    description: 'Empty state of the FAQ tab',
  },
  faqEmptyText: {
    id: 'catalogue.detail.faq-empty-text',
    defaultMessage: 'Le risposte generali sono nelle FAQ della piattaforma.',
    description: 'Empty state of the FAQ tab',
  },
  toFaq: {
    id: 'catalogue.detail.to-faq',
    defaultMessage: 'Leggi le FAQ',
    description: 'Action',
  },
});
