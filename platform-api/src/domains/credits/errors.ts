import { defineErrors } from '../../errors.ts';

export const creditErrors = defineErrors({
  CREDITS_NOT_ENOUGH: {
    status: 422,
    it: 'I crediti disponibili non bastano: ne hai per {available}',
    en: 'You do not have enough credits: {available} are available',
  },
});
