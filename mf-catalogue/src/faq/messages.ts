import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'catalogue.faq.title',
    defaultMessage: 'FAQ',
    description: 'Page title',
  },
  lead: {
    id: 'catalogue.faq.lead',
    defaultMessage: 'Le risposte alle domande più frequenti.',
    description: 'Page lead',
  },
  empty: {
    id: 'catalogue.faq.empty',
    defaultMessage: 'Non ci sono ancora domande',
    description: 'Empty state',
  },
});
