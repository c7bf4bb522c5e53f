import { defineErrors } from '../../errors.ts';

export const badgeErrors = defineErrors({
  BADGE_NOT_FOUND: {
    status: 404,
    it: 'Il badge non esiste o non è pubblico',
    en: 'The badge does not exist or is not public',
  },
});
