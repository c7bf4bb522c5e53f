import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  addQuestion: {
    id: 'catalogue.authoring.add-question',
    defaultMessage: 'Aggiungi domanda',
    description: 'Button',
  },
  unnamedQuestion: {
    id: 'catalogue.authoring.unnamed-question',
    defaultMessage: 'Domanda {number}',
    description: 'A question that has no words yet',
  },
  question: {
    id: 'catalogue.authoring.question',
    defaultMessage: 'Domanda',
    description: 'Field',
  },
  answer: {
    id: 'catalogue.authoring.answer',
    defaultMessage: 'Risposta',
    description: 'Field',
  },
  noQuestions: {
    id: 'catalogue.authoring.no-questions',
    defaultMessage: 'Il corso non ha ancora domande frequenti',
    description: 'Empty list',
  },
});
