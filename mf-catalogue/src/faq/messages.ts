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
  search: {
    id: 'catalogue.faq.search',
    defaultMessage: 'Cerca tra le domande',
    description: 'Label of the field',
  },
  clear: {
    id: 'catalogue.faq.clear',
    defaultMessage: 'Cancella la ricerca',
    description: 'Button: all questions are shown again',
  },
  count: {
    id: 'catalogue.faq.count',
    defaultMessage: '{count, plural, one {# domanda} other {# domande}}',
    description: 'Above the questions, without a search',
  },
  found: {
    id: 'catalogue.faq.found',
    defaultMessage:
      '{count, plural, =0 {Nessuna domanda trovata} one {# domanda trovata} other {# domande trovate}}',
    description: 'Above the questions of a search, and for screen readers',
  },
  none: {
    id: 'catalogue.faq.none',
    defaultMessage: 'Nessuna domanda per “{text}”',
    description: 'Title of the empty state of a search',
  },
  noneText: {
    id: 'catalogue.faq.none-text',
    defaultMessage: 'Prova con altre parole, oppure chiedilo a noi.',
    description: 'Text of the empty state of a search',
  },
  write: {
    id: 'catalogue.faq.write',
    defaultMessage: 'Scrivi all’assistenza',
    description: 'Opens a mail to the support',
  },
  empty: {
    id: 'catalogue.faq.empty',
    defaultMessage: 'Non ci sono ancora domande',
    description: 'Empty state',
  },
});
