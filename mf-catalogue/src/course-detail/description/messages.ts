import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  learn: {
    id: 'catalogue.detail.learn',
    defaultMessage: 'Cosa imparerai',
    description: 'Heading',
  },
  prerequisites: {
    id: 'catalogue.detail.prerequisites',
    defaultMessage: 'Prerequisiti.',
    description: 'Bold beginning of a paragraph',
  },
  programme: {
    id: 'catalogue.detail.programme',
    defaultMessage: 'Programma',
    description: 'Heading',
  },
  noLessons: {
    id: 'catalogue.detail.no-lessons',
    defaultMessage: 'Il programma è in preparazione',
    description: 'Empty state: no lessons',
  },
  video: {
    id: 'catalogue.detail.video',
    defaultMessage: 'Video',
    description: 'Name of the icon',
  },
  text: {
    id: 'catalogue.detail.text',
    defaultMessage: 'Testo',
    description: 'Name of the icon',
  },
  badgeTitle: {
    id: 'catalogue.detail.badge.title',
    defaultMessage: 'Il badge che puoi ottenere',
    description: 'Heading',
  },
  badgeText: {
    id: 'catalogue.detail.badge.text',
    defaultMessage:
      'Completa tutte le lezioni: il badge di livello {level} viene notarizzato a tuo nome e compare nel tuo BlockChain CV.',
    description: 'What to do for the badge',
  },
  validity: {
    id: 'catalogue.detail.validity',
    defaultMessage:
      'L’attestato è valido {months, plural, one {# mese} other {# mesi}} dalla data di acquisizione.',
    description: 'Below what to do for the badge',
  },
  refresher: {
    id: 'catalogue.detail.refresher',
    defaultMessage: 'Si rinnova con il corso {course}.',
    description: 'After the validity; the course is a link',
  },
  moreBy: {
    id: 'catalogue.detail.more-by',
    defaultMessage: 'Altri corsi di {name}',
    description: 'Heading below the description, for each teacher with another course',
  },
  teachers: {
    id: 'catalogue.detail.teachers',
    defaultMessage: 'Docenti',
    description: 'Heading',
  },
  documents: {
    id: 'catalogue.detail.documents',
    defaultMessage: 'Documenti del corso',
    description: 'Heading',
  },
  freePreview: {
    id: 'catalogue.detail.preview.action',
    defaultMessage: 'Guarda gratis',
    description: 'Button beside a lesson that is open to everyone',
  },
  watchPreview: {
    id: 'catalogue.detail.preview.name',
    defaultMessage: 'Guarda gratis la lezione “{name}”',
    description: 'Name of that button',
  },
  previewNotReady: {
    id: 'catalogue.detail.preview.not-ready',
    defaultMessage: 'Il video non è ancora disponibile.',
    description: 'The video of a free lesson is being prepared (E67)',
  },
});
