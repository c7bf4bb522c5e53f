import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  vat: {
    id: 'catalogue.detail.vat',
    defaultMessage: 'IVA inclusa',
    description: 'Beside the price',
  },
  durationAndLessons: {
    id: 'catalogue.detail.duration-lessons',
    defaultMessage: '{duration}, {count, plural, one {# lezione} other {# lezioni}}',
    description: 'Purchase card',
  },
  modulesAndDocuments: {
    id: 'catalogue.detail.modules-documents',
    defaultMessage: '{count, plural, one {# modulo} other {# moduli}}, documenti PDF',
    description: 'Purchase card',
  },
  credits: {
    id: 'catalogue.detail.credits',
    defaultMessage: '{count} CFU',
    description: 'University credits',
  },
  simulation: {
    id: 'catalogue.detail.simulation',
    defaultMessage: 'Test di simulazione',
    description: 'Price line',
  },
  certification: {
    id: 'catalogue.detail.certification',
    defaultMessage: 'Esame di certificazione',
    description: 'Price line',
  },
  notForSale: {
    id: 'catalogue.detail.not-for-sale',
    defaultMessage: 'Non in vendita',
    description: 'In place of the price',
  },
  progress: {
    id: 'catalogue.detail.progress',
    defaultMessage: 'Il tuo avanzamento',
    description: 'Purchase card of an own course',
  },
  purchase: {
    id: 'catalogue.detail.purchase',
    defaultMessage: 'Acquisto',
    description: 'Name of the purchase card',
  },
});
