import { defineErrors } from '../../../errors.ts';

/** Refusals of who plans the exams of a course. */
export const planErrors = defineErrors({
  PLAN_CHANGED: {
    status: 409,
    it: 'Il piano è stato modificato da un’altra persona dopo che l’hai aperto',
    en: 'Someone else has changed the plan since you opened it',
  },
  PLAN_INVALID: {
    status: 422,
    it: 'Alcuni campi del piano non sono validi',
    en: 'Some fields of the plan are not valid',
  },
  PLAN_NEEDS_QUESTIONS: {
    status: 422,
    it: 'Un’area ha meno domande attive di quante il piano ne estrae',
    en: 'An area has fewer active questions than the plan draws',
  },
  EXAM_NOT_OURS: {
    status: 409,
    it: 'Questo esame non si svolge su WorkerBadge',
    en: 'This exam is not held on WorkerBadge',
  },
  LEARNER_NOT_FOUND: {
    status: 404,
    it: 'Nessun iscritto al corso ha questa email',
    en: 'Nobody who follows the course has this e-mail address',
  },
});
