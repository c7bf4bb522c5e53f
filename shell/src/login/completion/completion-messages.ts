import { defineMessages } from 'shared-ui';

export const completionMessages = defineMessages({
  addressTitle: {
    id: 'shell.completion.addressTitle',
    defaultMessage: 'Manca il tuo indirizzo',
    description: 'Heading of the form that asks for the address after a login',
  },
  addressLead: {
    id: 'shell.completion.addressLead',
    defaultMessage: 'Ci serve per le ricevute e le fatture. Te lo chiediamo una volta sola.',
    description: 'Text above the form that asks for the address',
  },
  supplementTitle: {
    id: 'shell.completion.supplementTitle',
    defaultMessage: 'Completa i tuoi dati',
    description: 'Heading of the form that asks for missing data after a login',
  },
  supplementLead: {
    id: 'shell.completion.supplementLead',
    defaultMessage: 'Ci servono per scriverti e per le ricevute. Te li chiediamo una volta sola.',
    description: 'Text above the form that asks for missing data',
  },
  save: {
    id: 'shell.completion.save',
    defaultMessage: 'Salva e continua',
    description: 'Button of the form',
  },
  saving: {
    id: 'shell.completion.saving',
    defaultMessage: 'Salvataggio…',
    description: 'Button while the data are sent',
  },
  failed: {
    id: 'shell.completion.failed',
    defaultMessage: 'I tuoi dati non sono stati salvati: riprova',
    description: 'Notice',
  },
});
