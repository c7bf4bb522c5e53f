import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  addLesson: {
    id: 'catalogue.authoring.add-lesson',
    defaultMessage: 'Aggiungi lezione',
    description: 'Button',
  },
  addLessonTo: {
    id: 'catalogue.authoring.add-lesson-to',
    defaultMessage: 'Aggiungi lezione a “{module}”',
    description: 'Name of the button for screen readers',
  },
  lessonName: {
    id: 'catalogue.authoring.lesson-name',
    defaultMessage: 'Nome della lezione',
    description: 'Field',
  },
  lessonModule: {
    id: 'catalogue.authoring.lesson-module',
    defaultMessage: 'Modulo',
    description: 'Field',
  },
  lessonDuration: {
    id: 'catalogue.authoring.lesson-duration',
    defaultMessage: 'Durata in minuti',
    description: 'Field',
  },
  lessonDescription: {
    id: 'catalogue.authoring.lesson-description',
    defaultMessage: 'Testo della lezione',
    description: 'Field',
  },
  freePreview: {
    id: 'catalogue.authoring.free-preview',
    defaultMessage: 'Lezione di prova gratuita',
    description: 'Checkbox: everyone may watch this lesson before buying',
  },
  freePreviewDetail: {
    id: 'catalogue.authoring.free-preview-detail',
    defaultMessage: 'Chiunque può guardarla prima di acquistare.',
    description: 'Second line of the checkbox',
  },
  freePreviewMark: {
    id: 'catalogue.authoring.free-preview-mark',
    defaultMessage: 'prova gratuita',
    description: 'In the second line of a lesson',
  },
  withoutModule: {
    id: 'catalogue.authoring.without-module',
    defaultMessage: 'Senza modulo',
    description: 'Head above lessons whose module was taken away',
  },
  noLessons: {
    id: 'catalogue.authoring.no-lessons',
    defaultMessage: 'Questo modulo non ha ancora lezioni',
    description: 'Empty module',
  },
  lessonsNeedModule: {
    id: 'catalogue.authoring.lessons-need-module',
    defaultMessage: 'Prima serve un modulo',
    description: 'The list of lessons of a course without modules',
  },
  lessonsNeedModuleText: {
    id: 'catalogue.authoring.lessons-need-module-text',
    defaultMessage: 'Ogni lezione appartiene a un modulo.',
    description: 'The list of lessons of a course without modules',
  },
  toModules: {
    id: 'catalogue.authoring.to-modules',
    defaultMessage: 'Vai ai moduli',
    description: 'Button',
  },
  lessonWithoutVideo: {
    id: 'catalogue.authoring.lesson-without-video',
    defaultMessage: 'Questa lezione non ha video: caricalo fra i documenti e assegnalo qui.',
    description: 'In the form of a lesson',
  },
  lessonTextHelp: {
    id: 'catalogue.lesson-text.help',
    defaultMessage: 'Alt+F10 porta agli strumenti, Esc torna al testo.',
    description: 'Below the editor',
  },
  toDocuments: {
    id: 'catalogue.authoring.to-documents',
    defaultMessage: 'Vai ai documenti',
    description: 'Button in the form of a lesson',
  },
});
