import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'wallet.shared-curriculum.title',
    defaultMessage: 'Curriculum di {holder}',
    description: 'Page title',
  },
  titleOfNobody: {
    id: 'wallet.shared-curriculum.title-of-nobody',
    defaultMessage: 'Curriculum condiviso',
    description: 'Page title before the holder is known, and where no badge says the name',
  },
  lead: {
    id: 'wallet.shared-curriculum.lead',
    defaultMessage:
      'Apri un badge: il tuo browser verifica firma, contenuto e revoche. Situazione al {date}.',
    description: 'Under the title, for a stranger',
  },
  competences: {
    id: 'wallet.shared-curriculum.competences',
    defaultMessage: 'Competenze dimostrate',
    description: 'Heading; of the badges that are valid',
  },
  proofs: {
    id: 'wallet.shared-curriculum.proofs',
    defaultMessage: '{count, plural, one {# badge} other {# badge}}',
    description: 'Badges of a competence',
  },
  badges: {
    id: 'wallet.shared-curriculum.badges',
    defaultMessage: 'Badge',
    description: 'Heading of the badges',
  },
  empty: {
    id: 'wallet.shared-curriculum.empty',
    defaultMessage: 'Nessun badge da mostrare',
    description: 'All badges are hidden, or there is none',
  },
  emptyText: {
    id: 'wallet.shared-curriculum.empty-text',
    defaultMessage: 'Chi condivide questo curriculum non ha badge pubblici al momento.',
    description: 'Under the empty title',
  },
  notFound: {
    id: 'wallet.shared-curriculum.not-found',
    defaultMessage: 'Questo curriculum non esiste o non è condiviso',
    description: '404: a link that never was, or that ended',
  },
  notFoundText: {
    id: 'wallet.shared-curriculum.not-found-text',
    defaultMessage: 'Controlla il link, o chiedilo di nuovo a chi te l’ha dato.',
    description: '404, what to do',
  },
  toCatalogue: {
    id: 'wallet.shared-curriculum.to-catalogue',
    defaultMessage: 'Scopri il catalogo',
    description: 'Next action where there is nothing to see',
  },
});
