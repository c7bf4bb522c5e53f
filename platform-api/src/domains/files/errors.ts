import { defineErrors } from '../../errors.ts';

export const fileErrors = defineErrors({
  FILE_URL_EXPIRED: {
    status: 403,
    it: "L'indirizzo del file è scaduto",
    en: 'The address of the file has expired',
  },
  FILE_NOT_FOUND: { status: 404, it: 'Il file non è disponibile', en: 'The file is not available' },
});
