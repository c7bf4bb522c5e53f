import { defineMessages } from 'shared-ui';

/** What the forms of the eight kinds of question say. */
export const messages = defineMessages({
  single: {
    id: 'learning.exam.answer.single',
    defaultMessage: 'Scegli una risposta.',
    description: 'How a question with one right option is answered',
  },
  multiple: {
    id: 'learning.exam.answer.multiple',
    defaultMessage: 'Scegli tutte le risposte giuste.',
    description: 'How a question with several right options is answered',
  },
  trueFalse: {
    id: 'learning.exam.answer.true-false',
    defaultMessage: 'Vero o falso?',
    description: 'How a statement is answered',
  },
  number: {
    id: 'learning.exam.answer.number',
    defaultMessage: 'Scrivi un numero.',
    description: 'How a question for a number is answered',
  },
  order: {
    id: 'learning.exam.answer.order',
    defaultMessage: 'Metti in ordine: trascina le righe o usa le frecce.',
    description: 'How rows are brought into order',
  },
  match: {
    id: 'learning.exam.answer.match',
    defaultMessage: 'Scegli per ogni voce ciò che le corrisponde.',
    description: 'How prompts are matched with options',
  },
  hotSpot: {
    id: 'learning.exam.answer.hot-spot',
    defaultMessage: 'Premi il punto giusto dell’immagine, o usa i due cursori.',
    description: 'How a point of a picture is chosen',
  },
  text: {
    id: 'learning.exam.answer.text',
    defaultMessage: 'Rispondi in poche parole.',
    description: 'How a question for a short text is answered',
  },
  isTrue: {
    id: 'learning.exam.answer.is-true',
    defaultMessage: 'Vero',
    description: 'Answer to a statement',
  },
  isFalse: {
    id: 'learning.exam.answer.is-false',
    defaultMessage: 'Falso',
    description: 'Answer to a statement',
  },
  yourAnswer: {
    id: 'learning.exam.answer.yours',
    defaultMessage: 'La tua risposta',
    description: 'Label of the field of an answer',
  },
  notNumber: {
    id: 'learning.exam.answer.not-number',
    defaultMessage: '(*) Scrivi un numero, per esempio 12,5',
    description: 'What was typed is no number',
  },
  moveUp: {
    id: 'learning.exam.answer.move-up',
    defaultMessage: 'Sposta su: {text}',
    description: 'Button of a row that is brought into order',
  },
  moveDown: {
    id: 'learning.exam.answer.move-down',
    defaultMessage: 'Sposta giù: {text}',
    description: 'Button of a row that is brought into order',
  },
  movedTo: {
    id: 'learning.exam.answer.moved-to',
    defaultMessage: '{text}: posto {place} di {total}',
    description: 'Said after a row was moved',
  },
  keepOrder: {
    id: 'learning.exam.answer.keep-order',
    defaultMessage: 'L’ordine è già giusto',
    description: 'Gives the order as it was shown as the answer',
  },
  fromLeft: {
    id: 'learning.exam.answer.from-left',
    defaultMessage: 'Da sinistra',
    description: 'Slider of a point in a picture',
  },
  fromTop: {
    id: 'learning.exam.answer.from-top',
    defaultMessage: 'Dall’alto',
    description: 'Slider of a point in a picture',
  },
  percent: {
    id: 'learning.exam.answer.percent',
    defaultMessage: '{value}%',
    description: 'Value of a slider of a point in a picture',
  },
  noPoint: {
    id: 'learning.exam.answer.no-point',
    defaultMessage: 'Nessun punto scelto',
    description: 'Value of a slider before a point was chosen',
  },
});
