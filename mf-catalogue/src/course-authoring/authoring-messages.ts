import { defineMessages } from 'shared-ui';

/** What several sections of the form say, and its frame. */
export const authoringMessages = defineMessages({
  newTitle: {
    id: 'catalogue.authoring.new-title',
    defaultMessage: 'Nuovo corso',
    description: 'Title of the page that adds a course',
  },
  editTitle: {
    id: 'catalogue.authoring.edit-title',
    defaultMessage: 'Modifica il corso',
    description: 'Title of the page while the course has no title',
  },
  preview: {
    id: 'catalogue.authoring.preview',
    defaultMessage: 'Anteprima',
    description: 'Opens the saved course as a learner sees it, in a new tab (E8)',
  },
  detail: {
    id: 'catalogue.authoring.detail',
    defaultMessage: 'Vedi la scheda',
    description: 'Leads to the detail of the course',
  },
  version: {
    id: 'catalogue.authoring.version',
    defaultMessage: 'Versione {version}',
    description: 'Read-only number of the saved version (EDIT-17)',
  },
  sections: {
    id: 'catalogue.authoring.sections',
    defaultMessage: 'Parti del corso',
    description: 'Name of the group of tabs',
  },
  overview: {
    id: 'catalogue.authoring.overview',
    defaultMessage: 'Panoramica',
    description: 'Tab',
  },
  modules: {
    id: 'catalogue.authoring.modules',
    defaultMessage: 'Moduli',
    description: 'Tab',
  },
  lessons: {
    id: 'catalogue.authoring.lessons',
    defaultMessage: 'Lezioni',
    description: 'Tab',
  },
  documents: {
    id: 'catalogue.authoring.documents',
    defaultMessage: 'Documenti',
    description: 'Tab',
  },
  faq: {
    id: 'catalogue.authoring.faq',
    defaultMessage: 'FAQ',
    description: 'Tab',
  },
  exams: {
    id: 'catalogue.authoring.exams',
    defaultMessage: 'Esami',
    description: 'Tab: bank of questions and plans of the exams (EXAM-08)',
  },
  subscribers: {
    id: 'catalogue.authoring.subscribers',
    defaultMessage: 'Iscritti',
    description: 'Tab: who follows the course (EDIT-32)',
  },
  tabFaults: {
    id: 'catalogue.authoring.tab-faults',
    defaultMessage: '{count, plural, one {# errore} other {# errori}}',
    description: 'For screen readers, beside the name of a tab',
  },
  priceMinimum: {
    id: 'catalogue.authoring.price-minimum',
    defaultMessage: 'Il prezzo non può essere inferiore a 1€',
    description: 'Quoted: EDIT-06',
  },
  durationMultiple: {
    id: 'catalogue.authoring.duration-multiple',
    defaultMessage: '(*) La durata deve essere un multiplo di 15',
    description: 'Quoted: EDIT-08',
  },
  lessonRequired: {
    id: 'catalogue.authoring.lesson-required',
    defaultMessage: '(*) Aggiungi almeno una lezione: senza lezioni un corso non si può pubblicare',
    description: 'Error of the lessons of a course that is to be published',
  },
  unnamedModule: {
    id: 'catalogue.authoring.unnamed-module',
    defaultMessage: 'Modulo {number}',
    description: 'A module that has no name yet',
  },
  unnamedLesson: {
    id: 'catalogue.authoring.unnamed-lesson',
    defaultMessage: 'Lezione {number}',
    description: 'A lesson that has no name yet',
  },
  lockedPublished: {
    id: 'catalogue.authoring.locked-published',
    defaultMessage: 'Il corso è pubblicato: non si modifica più.',
    description: 'Why a field is locked (E41)',
  },
  lockedSuspended: {
    id: 'catalogue.authoring.locked-suspended',
    defaultMessage: 'Il corso è sospeso: non si modifica più.',
    description: 'Why a field is locked (E41)',
  },
  lockedDeleted: {
    id: 'catalogue.authoring.locked-deleted',
    defaultMessage: 'Il corso è cancellato: non si modifica più.',
    description: 'Why a field is locked, and above the form of a deleted course (E41)',
  },
  lockedContent: {
    id: 'catalogue.authoring.locked-content',
    defaultMessage: 'Di questo corso si possono cambiare solo lo stato e le FAQ.',
    description: 'Above the form of a published course (E41)',
  },
  lockedAll: {
    id: 'catalogue.authoring.locked-all',
    defaultMessage: 'Di questo corso si può cambiare solo lo stato.',
    description: 'Above the form of a suspended course (E41)',
  },
  saveFailed: {
    id: 'catalogue.authoring.save-failed',
    defaultMessage: 'Abbiamo avuto un problema',
    description: 'Quoted: EDIT-23',
  },
  notFound: {
    id: 'catalogue.authoring.not-found',
    defaultMessage: 'Questo corso non c’è',
    description: 'The course does not exist',
  },
  toCourses: {
    id: 'catalogue.authoring.to-courses',
    defaultMessage: 'Vai ai corsi',
    description: 'Way out of a course that does not exist',
  },
});
