import { defineErrors } from '../../errors.ts';

export const transparencyErrors = defineErrors({
  LOG_ENTRY_NOT_FOUND: {
    status: 404,
    it: 'La credenziale non è nel registro pubblico',
    en: 'The credential is not in the public log',
  },
  LOG_PART_NOT_FOUND: {
    status: 404,
    it: 'Il registro pubblico non ha questa parte',
    en: 'The public log has no such part',
  },
});
