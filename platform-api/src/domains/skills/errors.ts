import { defineErrors } from '../../errors.ts';

export const skillErrors = defineErrors({
  SKILL_NOT_FOUND: {
    status: 404,
    it: 'Nessuno dei tuoi badge prova questa competenza',
    en: 'None of your badges proves this competence',
  },
});
