import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'learning.questions.title',
    defaultMessage: 'Domande al docente',
    description: 'Heading of the panel',
  },
  ask: {
    id: 'learning.questions.ask',
    defaultMessage: 'La tua domanda',
    description: 'Label of the field of a new question',
  },
  toTeacher: {
    id: 'learning.questions.to',
    defaultMessage: 'La legge {names}. La risposta arriva per email e resta qui.',
    description: 'Who gets the question; names of one or more teachers',
  },
  noTeacher: {
    id: 'learning.questions.no-teacher',
    defaultMessage: 'Questo corso non ha ancora un docente a cui scrivere.',
    description: 'In the place of the form',
  },
  send: {
    id: 'learning.questions.send',
    defaultMessage: 'Chiedi al docente',
    description: 'Sends the question',
  },
  sent: {
    id: 'learning.questions.sent',
    defaultMessage: 'Domanda inviata',
    description: 'A question was sent',
  },
  writeFirst: {
    id: 'learning.questions.write-first',
    defaultMessage: 'Scrivi prima la domanda',
    description: 'Why an empty question cannot be sent',
  },
  tooLong: {
    id: 'learning.questions.too-long',
    defaultMessage: 'Il testo è troppo lungo: {count, number} caratteri su {limit, number}',
    description: 'Error of the field',
  },
  notSent: {
    id: 'learning.questions.not-sent',
    defaultMessage:
      'Il server non risponde. Quello che hai scritto è ancora qui: riprova tra poco.',
    description: 'A question or answer that could not be sent',
  },
  waiting: {
    id: 'learning.questions.waiting',
    defaultMessage: 'In attesa di risposta',
    description: 'State of a question',
  },
  answered: {
    id: 'learning.questions.answered',
    defaultMessage: 'Con risposta',
    description: 'State of a question',
  },
  askedBy: {
    id: 'learning.questions.asked-by',
    defaultMessage: '{name}, {date}',
    description: 'Who asked, and when',
  },
  answerOf: {
    id: 'learning.questions.answer-of',
    defaultMessage: 'Risposta di {name}, {date}',
    description: 'Above an answer',
  },
  answer: {
    id: 'learning.questions.answer',
    defaultMessage: 'Risposta, {date}',
    description: 'Above an answer whose author has no account any more',
  },
  answerLabel: {
    id: 'learning.questions.answer-label',
    defaultMessage: 'Risposta per {name}',
    description: 'Label of the field of an answer',
  },
  reply: {
    id: 'learning.questions.reply',
    defaultMessage: 'Rispondi',
    description: 'Opens the field of an answer',
  },
  replyTo: {
    id: 'learning.questions.reply-to',
    defaultMessage: 'Rispondi a {name}',
    description: 'Name of the button for screen readers',
  },
  sendAnswer: {
    id: 'learning.questions.send-answer',
    defaultMessage: 'Invia la risposta',
    description: 'Sends an answer',
  },
  answerSent: {
    id: 'learning.questions.answer-sent',
    defaultMessage: 'Risposta inviata',
    description: 'An answer was sent',
  },
  writeAnswer: {
    id: 'learning.questions.write-answer',
    defaultMessage: 'Scrivi prima la risposta',
    description: 'Why an empty answer cannot be sent',
  },
  cancel: {
    id: 'learning.questions.cancel',
    defaultMessage: 'Annulla',
    description: 'Closes the field of an answer',
  },
  none: {
    id: 'learning.questions.none',
    defaultMessage: 'Qui trovi le tue domande su tutto il corso, con le risposte.',
    description: 'The learner has asked nothing yet',
  },
  noneToAnswer: {
    id: 'learning.questions.none-to-answer',
    defaultMessage: 'Chi segue il corso non ha ancora fatto domande.',
    description: 'For teachers: there is no question',
  },
});
