import { defineErrors } from '../../errors.ts';

export const examErrors = defineErrors({
  EXAM_NOT_FOUND: {
    status: 404,
    it: 'Questo corso non ha questo esame',
    en: 'This course has no such exam',
  },
  EXAM_ATTEMPT_NOT_FOUND: {
    status: 404,
    it: 'Questo tentativo non esiste',
    en: 'There is no such attempt',
  },
  EXAM_QUESTION_NOT_FOUND: {
    status: 404,
    it: 'La domanda non fa parte di questo esame',
    en: 'The question is not part of this exam',
  },
  EXAM_IS_EXTERNAL: {
    status: 409,
    it: 'Questo esame si svolge sul sito di un altro ente',
    en: 'This exam is taken on the site of another body',
  },
  EXAM_NOT_PAID: {
    status: 403,
    it: 'Puoi svolgere questo esame dopo averlo acquistato',
    en: 'You can take this exam after buying it',
  },
  EXAM_NEEDS_COMPLETION: {
    status: 409,
    it: "L'esame di certificazione si apre quando hai completato il corso",
    en: 'The certification exam opens when you have completed the course',
  },
  EXAM_TOO_SOON: {
    status: 409,
    it: "Tra un tentativo e l'altro passano almeno {hours} ore",
    en: 'At least {hours} hours pass between one attempt and the next',
  },
  EXAM_ALREADY_PASSED: {
    status: 409,
    it: 'Hai già superato questo esame',
    en: 'You have already passed this exam',
  },
  EXAM_OTHER_LIVE: {
    status: 409,
    it: 'Hai già un esame in corso: {course}',
    en: 'You have an exam under way already: {course}',
  },
  EXAM_NOT_READY: {
    status: 409,
    it: "L'esame non è ancora pronto. Riprova più avanti",
    en: 'The exam is not ready yet. Try again later',
  },
  EXAM_OPEN_ELSEWHERE: {
    status: 409,
    it: "L'esame è aperto altrove",
    en: 'The exam is open elsewhere',
  },
  EXAM_OVER: {
    status: 409,
    it: "L'esame è finito: questa risposta non conta",
    en: 'The exam is over: this answer does not count',
  },
  EXAM_RUNNING: {
    status: 409,
    it: "L'esame è ancora in corso",
    en: 'The exam is still under way',
  },
  EXAM_ANSWER_INVALID: {
    status: 400,
    it: 'La risposta non è adatta a questa domanda',
    en: 'The answer does not fit this question',
  },
  EXAM_DOCUMENT_PENDING: {
    status: 409,
    it: "L'attestato è pronto quando il badge è emesso. Riprova tra poco",
    en: 'The certificate is ready once the badge is issued. Try again soon',
  },
  EXAM_DOCUMENT_NOT_FOUND: {
    status: 404,
    it: 'Questo documento non esiste',
    en: 'There is no such document',
  },
});
