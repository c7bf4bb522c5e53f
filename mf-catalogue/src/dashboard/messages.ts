import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  ownFigures: {
    id: 'catalogue.dashboard.own-figures',
    defaultMessage: 'I tuoi corsi in numeri',
    description: 'Heading, for editors and teachers',
  },
  ownFiguresOf: {
    id: 'catalogue.dashboard.own-figures-of',
    defaultMessage:
      '{learners, plural, one {# iscritto} other {# iscritti}}, {completed, plural, one {# ha completato} other {# hanno completato}}, {passed, plural, one {# esame superato} other {# esami superati}}',
    description: 'Beside a course',
  },
  resume: {
    id: 'catalogue.dashboard.resume',
    defaultMessage: 'Riprendi da “{lesson}”',
    description: 'Heading of the resume band',
  },
  start: {
    id: 'catalogue.dashboard.start',
    defaultMessage: 'Comincia da “{lesson}”',
    description: 'Heading of the resume band, nothing done yet',
  },
  module: {
    id: 'catalogue.dashboard.module',
    defaultMessage: 'Modulo {position} di {total}',
    description: 'Resume band',
  },
  lesson: {
    id: 'catalogue.dashboard.lesson',
    defaultMessage: 'Lezione {position} di {total}',
    description: 'Resume band',
  },
  left: {
    id: 'catalogue.dashboard.left',
    defaultMessage: 'Durata {duration}',
    description: 'Resume band: duration of the lesson',
  },
  resumeAction: {
    id: 'catalogue.dashboard.resume-action',
    defaultMessage: 'Riprendi la lezione',
    description: 'Resume band',
  },
  startAction: {
    id: 'catalogue.dashboard.start-action',
    defaultMessage: 'Comincia la lezione',
    description: 'Resume band',
  },
  viewCourse: {
    id: 'catalogue.dashboard.view-course',
    defaultMessage: 'Vedi il corso',
    description: 'Resume band',
  },
  emptyTitle: {
    id: 'catalogue.dashboard.empty',
    defaultMessage: 'Il tuo primo corso ti aspetta',
    description: 'Learner without courses (DASH-11)',
  },
  emptyText: {
    id: 'catalogue.dashboard.empty-text',
    defaultMessage: 'Scegli un corso: lezioni brevi, docenti esperti e un badge alla fine.',
    description: 'Learner without courses (DASH-11)',
  },
  emptyEditor: {
    id: 'catalogue.dashboard.empty-editor',
    defaultMessage: 'Aggiungi nuovi corsi',
    description: 'Editor without courses (DASH-06)',
  },
  emptyEditorText: {
    id: 'catalogue.dashboard.empty-editor-text',
    defaultMessage: 'I corsi che carichi compaiono qui.',
    description: 'Editor without courses (DASH-06)',
  },
});
