import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  dashboard: {
    id: 'backoffice.users.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Breadcrumb',
  },
  title: { id: 'backoffice.users.title', defaultMessage: 'Utenti', description: 'Page title' },
  filters: {
    id: 'backoffice.users.filters',
    defaultMessage: 'Filtra gli utenti',
    description: 'Name of the filter group',
  },
  search: {
    id: 'backoffice.users.search',
    defaultMessage: 'Nome, e-mail o codice fiscale',
    description: 'Filter',
  },
  role: { id: 'backoffice.users.role', defaultMessage: 'Ruolo', description: 'Filter' },
  docente: {
    id: 'backoffice.users.docente',
    defaultMessage: 'Docente',
    description: 'Filter and mark',
  },
  all: { id: 'backoffice.users.all', defaultMessage: 'Tutti', description: 'No filter chosen' },
  yes: { id: 'backoffice.users.yes', defaultMessage: 'Sì', description: 'Filter value' },
  no: { id: 'backoffice.users.no', defaultMessage: 'No', description: 'Filter value' },
  found: {
    id: 'backoffice.users.found',
    defaultMessage:
      '{count, plural, =0 {Nessun utente trovato} one {# utente trovato} other {# utenti trovati}}',
    description: 'For screen readers',
  },
  name: { id: 'backoffice.users.name', defaultMessage: 'Nome', description: 'Head' },
  surname: { id: 'backoffice.users.surname', defaultMessage: 'Cognome', description: 'Head' },
  email: { id: 'backoffice.users.email', defaultMessage: 'E-mail', description: 'Head and fact' },
  roles: { id: 'backoffice.users.roles', defaultMessage: 'Ruoli', description: 'Head and card' },
  registered: {
    id: 'backoffice.users.registered',
    defaultMessage: 'Iscrizione',
    description: 'Head',
  },
  registeredFrom: {
    id: 'backoffice.users.registered-from',
    defaultMessage: 'Iscritto dal',
    description: 'Filter: a day',
  },
  teacherFrom: {
    id: 'backoffice.users.teacher-from',
    defaultMessage: 'Docente dal',
    description: 'Filter: a day; who teaches since then or later, as far as it is known',
  },
  noMatch: {
    id: 'backoffice.users.no-match',
    defaultMessage: 'Nessun utente corrisponde alla ricerca',
    description: 'Empty table',
  },
  none: {
    id: 'backoffice.users.none',
    defaultMessage: 'Non c’è ancora nessun utente',
    description: 'Empty table',
  },
  actions: { id: 'backoffice.users.actions', defaultMessage: 'Azioni', description: 'Hidden head' },
  actionsOf: {
    id: 'backoffice.users.actions-of',
    defaultMessage: 'Azioni per {name}',
    description: 'Menu of a row',
  },
  edit: {
    id: 'backoffice.users.edit',
    defaultMessage: 'Modifica l’utente',
    description: 'Row menu',
  },
  view: {
    id: 'backoffice.users.view',
    defaultMessage: 'Vedi l’utente',
    description: 'Row menu, for editors',
  },
});
