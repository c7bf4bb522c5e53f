import { defineErrors } from '../../errors.ts';

export const surveyErrors = defineErrors({
  SURVEY_NOT_FOUND: {
    status: 404,
    it: 'Questo questionario non esiste o non è più disponibile',
    en: 'This questionnaire does not exist or is no longer available',
  },
  SURVEY_WITHOUT_ANSWERS: {
    status: 422,
    it: 'Rispondi ad almeno una domanda prima di inviare',
    en: 'Answer at least one question before you send',
  },
  SURVEY_ANSWER_UNKNOWN: {
    status: 422,
    it: 'Il questionario è cambiato: ricarica la pagina e controlla le risposte',
    en: 'The questionnaire has changed: reload the page and check your answers',
  },
  SURVEY_ANSWER_INVALID: {
    status: 422,
    it: 'Una risposta non è valida: controllala e invia di nuovo',
    en: 'An answer is not valid: check it and send again',
  },
});
