import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  open: {
    id: 'catalogue.exams.preview.open',
    defaultMessage: 'Prova come candidato',
    description: 'Button: draws an exam to look at',
  },
  unsaved: {
    id: 'catalogue.exams.preview.unsaved',
    defaultMessage: 'Salva prima il piano',
    description: 'Why the button is disabled',
  },
  title: {
    id: 'catalogue.exams.preview.title',
    defaultMessage: 'Prova: {exam}',
    description: 'Title of the dialog',
  },
  lead: {
    id: 'catalogue.exams.preview.lead',
    defaultMessage:
      '{count, plural, one {# domanda} other {# domande}}, {minutes} minuti, soglia {threshold}%. Non resta traccia di questa prova.',
    description: 'Below the title',
  },
  question: {
    id: 'catalogue.exams.preview.question',
    defaultMessage: 'Domanda {number} di {count}',
    description: 'Head of a question',
  },
  facts: {
    id: 'catalogue.exams.preview.facts',
    defaultMessage: '{area}, {points, plural, one {# punto} other {# punti}}',
    description: 'Below the head',
  },
  showAnswers: {
    id: 'catalogue.exams.preview.show-answers',
    defaultMessage: 'Mostra le risposte giuste',
    description: 'Button',
  },
  hideAnswers: {
    id: 'catalogue.exams.preview.hide-answers',
    defaultMessage: 'Nascondi le risposte giuste',
    description: 'Button',
  },
  drawAgain: {
    id: 'catalogue.exams.preview.draw-again',
    defaultMessage: 'Estrai di nuovo',
    description: 'Button: another exam',
  },
  right: {
    id: 'catalogue.exams.preview.right',
    defaultMessage: 'Giusta',
    description: 'Beside an option',
  },
  rightIs: {
    id: 'catalogue.exams.preview.right-is',
    defaultMessage: 'Risposta giusta: {answer}',
    description: 'Below a question',
  },
  withTolerance: {
    id: 'catalogue.exams.preview.with-tolerance',
    defaultMessage: '{value} {unit} (± {tolerance})',
    description: 'A right number',
  },
  regionsShown: {
    id: 'catalogue.exams.preview.regions-shown',
    defaultMessage: 'Le zone giuste sono segnate sull’immagine.',
    description: 'Below a question',
  },
  isTrue: {
    id: 'catalogue.exams.preview.is-true',
    defaultMessage: 'Vero',
    description: 'Option',
  },
  isFalse: {
    id: 'catalogue.exams.preview.is-false',
    defaultMessage: 'Falso',
    description: 'Option',
  },
});
