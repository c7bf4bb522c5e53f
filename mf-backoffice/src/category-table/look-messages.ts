import { defineMessages } from 'shared-ui';

/** The eight looks, by their motif. */
export const lookMessages = defineMessages({
  sicurezza: {
    id: 'backoffice.categories.look.sicurezza',
    defaultMessage: 'Angoli',
    description: 'Motif of a look',
  },
  digitale: {
    id: 'backoffice.categories.look.digitale',
    defaultMessage: 'Pixel',
    description: 'Motif of a look',
  },
  amministrazione: {
    id: 'backoffice.categories.look.amministrazione',
    defaultMessage: 'Registro',
    description: 'Motif of a look',
  },
  lingue: {
    id: 'backoffice.categories.look.lingue',
    defaultMessage: 'Fumetti',
    description: 'Motif of a look',
  },
  logistica: {
    id: 'backoffice.categories.look.logistica',
    defaultMessage: 'Strade',
    description: 'Motif of a look',
  },
  edilizia: {
    id: 'backoffice.categories.look.edilizia',
    defaultMessage: 'Mattoni',
    description: 'Motif of a look',
  },
  sanita: {
    id: 'backoffice.categories.look.sanita',
    defaultMessage: 'Croci',
    description: 'Motif of a look',
  },
  comunicazione: {
    id: 'backoffice.categories.look.comunicazione',
    defaultMessage: 'Onde',
    description: 'Motif of a look',
  },
});
