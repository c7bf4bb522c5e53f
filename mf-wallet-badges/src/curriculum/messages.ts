import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'wallet.curriculum.title',
    defaultMessage: 'Curriculum',
    description: 'Page title',
  },
  lead: {
    id: 'wallet.curriculum.lead',
    defaultMessage: 'I tuoi badge, firmati e notarizzati: chiunque può verificarli.',
    description: 'Under the title',
  },
  dashboard: {
    id: 'wallet.curriculum.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Breadcrumb',
  },
  lastGoals: {
    id: 'wallet.curriculum.last-goals',
    defaultMessage: 'Ultimi traguardi',
    description: 'Heading of the badge wall (BADGE-01)',
  },
  filters: {
    id: 'wallet.curriculum.filters',
    defaultMessage: 'Filtra i badge',
    description: 'Name of the filter group',
  },
  name: {
    id: 'wallet.curriculum.name',
    defaultMessage: 'Nome',
    description: 'Filter',
  },
  month: {
    id: 'wallet.curriculum.month',
    defaultMessage: 'Mese di acquisizione',
    description: 'Filter, MM/yyyy',
  },
  competence: {
    id: 'wallet.curriculum.competence',
    defaultMessage: 'Competenza',
    description: 'Filter',
  },
  type: {
    id: 'wallet.curriculum.type',
    defaultMessage: 'Tipo di badge',
    description: 'Filter',
  },
  all: {
    id: 'wallet.curriculum.all',
    defaultMessage: 'Tutti',
    description: 'No filter chosen',
  },
  typeCourse: {
    id: 'wallet.curriculum.type-course',
    defaultMessage: 'Corso completato',
    description: 'Badge type 0',
  },
  typeExam: {
    id: 'wallet.curriculum.type-exam',
    defaultMessage: 'Esame di certificazione',
    description: 'Badge type 1',
  },
  empty: {
    id: 'wallet.curriculum.empty',
    defaultMessage: 'Non hai ancora badge',
    description: 'No badges at all (BADGE-15)',
  },
  emptyText: {
    id: 'wallet.curriculum.empty-text',
    defaultMessage: 'Completa un corso: il primo badge arriva da solo.',
    description: 'Under the empty title',
  },
  emptyAction: {
    id: 'wallet.curriculum.empty-action',
    defaultMessage: 'Scopri i corsi suggeriti',
    description: 'Goes to the catalogue (BADGE-04)',
  },
  noMatch: {
    id: 'wallet.curriculum.no-match',
    defaultMessage: 'Nessun badge corrisponde ai filtri',
    description: 'Filters exclude all badges',
  },
  found: {
    id: 'wallet.curriculum.found',
    defaultMessage: '{count, plural, one {# badge} other {# badge}}',
    description: 'How many are shown',
  },
  competences: {
    id: 'wallet.curriculum.competences',
    defaultMessage: 'Competenze',
    description: 'Heading',
  },
  proofs: {
    id: 'wallet.curriculum.proofs',
    defaultMessage: '{count, plural, one {# badge} other {# badge}}',
    description: 'Badges of a competence',
  },
  pending: {
    id: 'wallet.curriculum.pending',
    defaultMessage: 'In notarizzazione',
    description: 'The badge is not yet on the ledger',
  },
});
