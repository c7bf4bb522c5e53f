import { defineErrors } from '../../errors.ts';

export const faqErrors = defineErrors({
  FAQ_NOT_FOUND: {
    status: 404,
    it: 'Questa domanda non c’è più',
    en: 'This question is no longer there',
  },
  FAQ_INVALID: {
    status: 422,
    it: 'Domanda e risposta sono obbligatorie',
    en: 'Question and answer are required',
  },
});
