import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  dashboard: {
    id: 'backoffice.newsletters.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Breadcrumb',
  },
  title: {
    id: 'backoffice.newsletters.title',
    defaultMessage: 'Newsletter',
    description: 'Page title',
  },
  create: {
    id: 'backoffice.newsletters.create',
    defaultMessage: 'Nuova newsletter',
    description: 'Action: the platform’s newsletter',
  },
  exists: {
    id: 'backoffice.newsletters.exists',
    defaultMessage: 'Una per volta: la prossima si scrive quando questa è inviata',
    description: 'Why none can be created (NEWS-07)',
  },
  platformByAdministrator: {
    id: 'backoffice.newsletters.platform-by-administrator',
    defaultMessage:
      'La newsletter della piattaforma la scrive l’amministratore. Quella di un corso si scrive dalla sua scheda Newsletter.',
    description: 'Why an editor cannot create one here (E149)',
  },
  headTitle: {
    id: 'backoffice.newsletters.head-title',
    defaultMessage: 'Titolo',
    description: 'Head and field',
  },
  headScope: {
    id: 'backoffice.newsletters.head-scope',
    defaultMessage: 'Ambito',
    description: 'Head',
  },
  headState: {
    id: 'backoffice.newsletters.head-state',
    defaultMessage: 'Stato',
    description: 'Head',
  },
  headDate: {
    id: 'backoffice.newsletters.head-date',
    defaultMessage: 'Data invio',
    description: 'Head',
  },
  headRecipients: {
    id: 'backoffice.newsletters.head-recipients',
    defaultMessage: 'Destinatari',
    description: 'Head',
  },
  platform: {
    id: 'backoffice.newsletters.platform',
    defaultMessage: 'Piattaforma',
    description: 'Scope',
  },
  course: {
    id: 'backoffice.newsletters.course',
    defaultMessage: 'Corso',
    description: 'Scope of which the title is not known',
  },
  draft: {
    id: 'backoffice.newsletters.draft',
    defaultMessage: 'Bozza',
    description: 'State',
  },
  scheduled: {
    id: 'backoffice.newsletters.scheduled',
    defaultMessage: 'Programmata',
    description: 'State',
  },
  sending: {
    id: 'backoffice.newsletters.sending',
    defaultMessage: 'In invio',
    description: 'State',
  },
  sent: {
    id: 'backoffice.newsletters.sent',
    defaultMessage: 'Inviata',
    description: 'State',
  },
  cancelled: {
    id: 'backoffice.newsletters.cancelled',
    defaultMessage: 'Annullata',
    description: 'State',
  },
  sentOf: {
    id: 'backoffice.newsletters.sent-of',
    defaultMessage: '{done} di {all}',
    description: 'Recipients while it is sent',
  },
  empty: {
    id: 'backoffice.newsletters.empty',
    defaultMessage: 'Non ci sono ancora newsletter',
    description: 'Empty state',
  },
  emptyText: {
    id: 'backoffice.newsletters.empty-text',
    defaultMessage: 'Quando ne scrivi una la trovi qui.',
    description: 'Empty state',
  },
  progress: {
    id: 'backoffice.newsletters.progress',
    defaultMessage: 'Invio della newsletter',
    description: 'Name of the bar',
  },
});
