import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  checkpoint: {
    id: 'learning.checkpoint.title',
    defaultMessage: 'Controlla se è chiaro',
    description: 'Head of a question within the text of a lesson',
  },
  notGraded: {
    id: 'learning.checkpoint.not-graded',
    defaultMessage: 'Non conta per il voto',
    description: 'Beside the head',
  },
  several: {
    id: 'learning.checkpoint.several',
    defaultMessage: 'Puoi scegliere più risposte',
    description: 'Below a question with several right answers',
  },
  check: {
    id: 'learning.checkpoint.check',
    defaultMessage: 'Controlla la risposta',
    description: 'Button',
  },
  right: {
    id: 'learning.checkpoint.right',
    defaultMessage: 'Giusto.',
    description: 'What was chosen is right',
  },
  wrong: {
    id: 'learning.checkpoint.wrong',
    defaultMessage: 'Non è questa. Prova un’altra risposta.',
    description: 'What was chosen is wrong',
  },
  notAll: {
    id: 'learning.checkpoint.not-all',
    defaultMessage: 'Non ancora. Manca una risposta giusta, o ce n’è una di troppo.',
    description: 'Of several answers not exactly the right ones were chosen',
  },
  rightOption: {
    id: 'learning.checkpoint.right-option',
    defaultMessage: 'Giusta',
    description: 'Name of the sign beside a right answer that was chosen',
  },
  wrongOption: {
    id: 'learning.checkpoint.wrong-option',
    defaultMessage: 'Sbagliata',
    description: 'Name of the sign beside a wrong answer that was chosen',
  },
});
