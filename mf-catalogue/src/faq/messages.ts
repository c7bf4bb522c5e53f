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
  edit: {
    id: 'catalogue.faq.edit',
    defaultMessage: 'Modifica le FAQ',
    description: 'Leads the administrator to the page that edits them (FAQ-02)',
  },
  link: {
    id: 'catalogue.faq.link',
    defaultMessage: 'Link a questa domanda',
    description: 'Below an answer: its own address',
  },
  empty: {
    id: 'catalogue.faq.empty',
    defaultMessage: 'Non ci sono ancora domande',
    description: 'Empty state',
  },
});
