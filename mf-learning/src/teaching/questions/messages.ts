import { defineMessages } from 'shared-ui';

/** Questions of learners that wait, for those who answer them. */
export const messages = defineMessages({
  title: {
    id: 'learning.teaching.questions.title',
    defaultMessage: 'Domande in attesa di risposta',
    description: 'Heading',
  },
  none: {
    id: 'learning.teaching.questions.none',
    defaultMessage: 'Nessuna domanda aspetta una risposta',
    description: 'In place of the questions',
  },
  askedBy: {
    id: 'learning.teaching.questions.asked-by',
    defaultMessage: '{name}, {date}',
    description: 'Who asked a question, and when',
  },
  lessonGone: {
    id: 'learning.teaching.questions.lesson-gone',
    defaultMessage: 'Una lezione che non c’è più',
    description: 'In place of the name of the lesson from which a question was asked',
  },
  answer: {
    id: 'learning.teaching.questions.answer',
    defaultMessage: 'Rispondi a {name}',
    description: 'Leads to the place in the lesson where the question was asked',
  },
  more: {
    id: 'learning.teaching.questions.more',
    defaultMessage: '{count, plural, one {E un’altra domanda.} other {E altre # domande.}}',
    description: 'Below the questions that have waited longest',
  },
});
