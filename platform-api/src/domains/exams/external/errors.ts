import { defineErrors } from '../../../errors.ts';

/** Refusals of a report; nothing of it is stored. */
export const reportErrors = defineErrors({
  EXAM_REPORT_INVALID: {
    status: 401,
    it: 'Il risultato non è firmato da un ente noto, è scaduto o è per un altro destinatario',
    en: 'The report is not signed by a known body, has expired, or is for another audience',
  },
  EXAM_REPORT_REPEATED: {
    status: 409,
    it: 'Questo risultato è già registrato',
    en: 'This report is already stored',
  },
  EXAM_REPORT_FOREIGN: {
    status: 403,
    it: 'Questo esame non è di questo ente',
    en: 'This exam is not of this body',
  },
  EXAM_REPORT_CANDIDATE: {
    status: 404,
    it: 'Questo candidato non ha un esame da sostenere',
    en: 'This candidate has no exam to take',
  },
  EXAM_REPORT_TIMES: {
    status: 422,
    it: 'L’esame non è nel periodo in cui il candidato poteva sostenerlo',
    en: 'The exam is not within the time in which the candidate could take it',
  },
  EXAM_REPORT_USED_UP: {
    status: 409,
    it: 'I tentativi di questo candidato sono finiti',
    en: 'The attempts of this candidate are used up',
  },
});
