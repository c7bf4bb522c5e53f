import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  startUser: {
    id: 'learning.survey.start.user',
    defaultMessage: 'Raccontaci di te',
    description: 'Heading before the first question, survey "user"',
  },
  startCompany: {
    id: 'learning.survey.start.company',
    defaultMessage: 'Raccontaci della tua azienda',
    description: 'Heading before the first question, survey "company"',
  },
  startOther: {
    id: 'learning.survey.start.other',
    defaultMessage: 'Abbiamo qualche domanda per te',
    description: 'Heading before the first question of any other survey',
  },
  startLead: {
    id: 'learning.survey.start.lead',
    defaultMessage:
      '{count, plural, one {# domanda} other {# domande}}, circa {minutes, plural, one {# minuto} other {# minuti}}. Rispondi a quello che vuoi: ci serve per consigliarti i corsi giusti.',
    description: 'What awaits the person',
  },
  start: {
    id: 'learning.survey.start.action',
    defaultMessage: 'Inizia',
    description: 'Begins the survey',
  },
  areaCount: {
    id: 'learning.survey.area.count',
    defaultMessage: '{count, plural, one {# domanda} other {# domande}}',
    description: 'Questions of an area',
  },
  recommended: {
    id: 'learning.survey.question.recommended',
    defaultMessage: 'Conta di più per i consigli',
    description: 'Mark of a mandatory question; it blocks nothing (E69)',
  },
  several: {
    id: 'learning.survey.question.several',
    defaultMessage: 'Puoi scegliere più risposte',
    description: 'Help of a multi choice question',
  },
  clear: {
    id: 'learning.survey.question.clear',
    defaultMessage: 'Togli la risposta',
    description: 'Empties the answer of a question',
  },
  back: {
    id: 'learning.survey.back',
    defaultMessage: 'Indietro',
    description: 'To the question before',
  },
  next: {
    id: 'learning.survey.next',
    defaultMessage: 'Avanti',
    description: 'To the next question',
  },
  skipQuestion: {
    id: 'learning.survey.skip-question',
    defaultMessage: 'Salta la domanda',
    description: 'The next question, this one has no answer',
  },
  send: {
    id: 'learning.survey.send',
    defaultMessage: 'Invia le risposte',
    description: 'After the last question',
  },
  end: {
    id: 'learning.survey.end',
    defaultMessage: 'Termina',
    description: 'After the last question when nothing was answered',
  },
  intervalTitle: {
    id: 'learning.survey.interval.title',
    defaultMessage: '{done, plural, one {# parte} other {# parti}} su {total}',
    description: 'Heading between two areas',
  },
  intervalLead: {
    id: 'learning.survey.interval.lead',
    defaultMessage:
      '{answered, plural, =0 {Finora non hai risposto a nessuna domanda.} one {Hai risposto a # domanda.} other {Hai risposto a # domande.}} Puoi continuare o fermarti qui.',
    description: 'Between two areas',
  },
  intervalNext: {
    id: 'learning.survey.interval.next',
    defaultMessage: 'Adesso',
    description: 'Before the name of the next area',
  },
  continue: {
    id: 'learning.survey.interval.continue',
    defaultMessage: 'Continua',
    description: 'To the next area',
  },
});
