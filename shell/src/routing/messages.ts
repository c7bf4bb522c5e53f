import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  failedTitle: {
    id: 'shell.route.failed',
    defaultMessage: 'Questa pagina non si è aperta',
    description: 'Heading when the code of a page fails to load or throws',
  },
  failedText: {
    id: 'shell.route.failed.text',
    defaultMessage: 'Il resto di WorkerBadge funziona. Riprova tra poco.',
    description: 'What to do when the code of a page fails to load or throws',
  },
  arriving: {
    id: 'shell.route.arriving',
    defaultMessage: 'Ancora un momento: la pagina di {team} sta arrivando.',
    description: 'Shown when the code of a page takes more than 2 seconds; team is who makes it',
  },
  retry: {
    id: 'shell.route.retry',
    defaultMessage: 'Riprova',
    description: 'Loads the page again',
  },
  notFoundTitle: {
    id: 'shell.route.notFound',
    defaultMessage: 'Pagina non trovata',
    description: 'Heading of the 404 state',
  },
  notFoundSentence: {
    id: 'shell.route.notFound.sentence',
    defaultMessage: 'Quello che cerchi non c’è più, o l’indirizzo è sbagliato.',
    description: 'Sentence of the 404 state',
  },
  unknownAddress: {
    id: 'shell.route.unknownAddress',
    defaultMessage: 'L’indirizzo {address} non esiste.',
    description: 'Told after the redirect from an address that is of no page (SHELL-35, E173)',
  },
  searchCourses: {
    id: 'shell.route.searchCourses',
    defaultMessage: 'Cerca tra i corsi',
    description: 'Way on from an address that is of no page: the search',
  },
  toDashboard: {
    id: 'shell.route.toDashboard',
    defaultMessage: 'Vai alla dashboard',
    description: 'Way out of the 404 state for who is logged in',
  },
  toCatalogue: {
    id: 'shell.route.toCatalogue',
    defaultMessage: 'Vai al catalogo',
    description: 'Way out of the 404 state for visitors',
  },
});
