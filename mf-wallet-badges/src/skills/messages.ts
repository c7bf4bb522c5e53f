import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'wallet.skills.title',
    defaultMessage: 'Competenze',
    description: 'Page title of /skill (BADGE-03)',
  },
  lead: {
    id: 'wallet.skills.lead',
    defaultMessage: 'Quello che i tuoi badge dimostrano.',
    description: 'Under the title',
  },
  curriculum: {
    id: 'wallet.skills.curriculum',
    defaultMessage: 'Curriculum',
    description: 'Breadcrumb',
  },
  filters: {
    id: 'wallet.skills.filters',
    defaultMessage: 'Filtra le competenze',
    description: 'Name of the filter group',
  },
  name: { id: 'wallet.skills.name', defaultMessage: 'Nome', description: 'Filter' },
  date: {
    id: 'wallet.skills.date',
    defaultMessage: 'Mese dell’ultimo aggiornamento',
    description: 'Filter, MM/yyyy',
  },
  level: { id: 'wallet.skills.level', defaultMessage: 'Livello', description: 'Filter (E172)' },
  allLevels: {
    id: 'wallet.skills.all-levels',
    defaultMessage: 'Tutti',
    description: 'No level chosen',
  },
  found: {
    id: 'wallet.skills.found',
    defaultMessage: '{count, plural, one {# competenza} other {# competenze}}',
    description: 'How many are shown',
  },
  proofs: {
    id: 'wallet.skills.proofs',
    defaultMessage: '{count, plural, one {# badge} other {# badge}}',
    description: 'Badges of a skill',
  },
  updated: {
    id: 'wallet.skills.updated',
    defaultMessage: 'Ultimo aggiornamento: {date}',
    description: 'Day of the newest badge (BADGE-05)',
  },
  empty: {
    id: 'wallet.skills.empty',
    defaultMessage: 'Non hai ancora competenze',
    description: 'No skills at all',
  },
  emptyText: {
    id: 'wallet.skills.empty-text',
    defaultMessage: 'Ogni badge dimostra una competenza: completa un corso per avere la prima.',
    description: 'Under the empty title',
  },
  emptyAction: {
    id: 'wallet.skills.empty-action',
    defaultMessage: 'Scopri i corsi suggeriti',
    description: 'Goes to the catalogue (BADGE-04)',
  },
  noMatch: {
    id: 'wallet.skills.no-match',
    defaultMessage: 'Nessuna competenza corrisponde ai filtri',
    description: 'Filters exclude all skills',
  },
  courses: {
    id: 'wallet.skills.courses',
    defaultMessage: 'Corsi',
    description: 'Heading of the related courses (BADGE-05)',
  },
  shareText: {
    id: 'wallet.skills.share-text',
    defaultMessage:
      'Chi compra dal tuo link paga il 10% in meno, e a te va il 10% del prezzo in crediti.',
    description: 'What the links of the courses give',
  },
  typeCourse: {
    id: 'wallet.skills.type-course',
    defaultMessage: 'Corso completato',
    description: 'Badge type 0',
  },
  typeExam: {
    id: 'wallet.skills.type-exam',
    defaultMessage: 'Esame di certificazione',
    description: 'Badge type 1',
  },
  copy: {
    id: 'wallet.skills.copy',
    defaultMessage: 'Copia il link<hidden> di “{title}”</hidden>',
    description: 'Copies the link that gives a discount; the part in hidden is for screen readers',
  },
  copied: {
    id: 'wallet.skills.copied',
    defaultMessage: 'Link copiato',
    description: 'Notice after a copy (PROMO-05)',
  },
  copyFailed: {
    id: 'wallet.skills.copy-failed',
    defaultMessage: 'Copia non riuscita. Il link è {url}',
    description: 'The browser refused the clipboard',
  },
  badges: {
    id: 'wallet.skills.badges',
    defaultMessage: 'Badge',
    description: 'Heading of the related badges (BADGE-05)',
  },
  notFound: {
    id: 'wallet.skills.not-found',
    defaultMessage: 'Competenza non trovata',
    description: 'No badge of the person proves it',
  },
  notFoundText: {
    id: 'wallet.skills.not-found-text',
    defaultMessage: 'Nessuno dei tuoi badge la dimostra.',
    description: 'Under the title',
  },
  toSkills: {
    id: 'wallet.skills.to-skills',
    defaultMessage: 'Vai alle tue competenze',
    description: 'Goes to /skill',
  },
});
