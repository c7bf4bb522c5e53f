import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  tabs: {
    id: 'catalogue.detail.tabs',
    defaultMessage: 'Informazioni sul corso',
    description: 'Name of the tabs',
  },
  tabDescription: {
    id: 'catalogue.detail.tab.description',
    defaultMessage: 'Descrizione',
    description: 'Tab (CAT-17)',
  },
  tabFaq: {
    id: 'catalogue.detail.tab.faq',
    defaultMessage: 'FAQ',
    description: 'Tab (CAT-17)',
  },
  tabContacts: {
    id: 'catalogue.detail.tab.contacts',
    defaultMessage: 'Contatti',
    description: 'Tab (CAT-17)',
  },
  tabNewsletter: {
    id: 'catalogue.detail.tab.newsletter',
    defaultMessage: 'Newsletter',
    description: 'Tab (CAT-17)',
  },
  notFound: {
    id: 'catalogue.detail.not-found',
    defaultMessage: 'Questo corso non c’è',
    description: '404 state (E19)',
  },
  notFoundText: {
    id: 'catalogue.detail.not-found-text',
    defaultMessage: 'Il collegamento è sbagliato oppure il corso non è più disponibile.',
    description: '404 state (E19)',
  },
  backToCatalogue: {
    id: 'catalogue.detail.back',
    defaultMessage: 'Vai al catalogo',
    description: '404 action',
  },
});
