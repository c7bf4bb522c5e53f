import { defineErrors } from '../../errors.ts';

export const badgeErrors = defineErrors({
  BADGE_NOT_FOUND: {
    status: 404,
    it: 'Il badge non esiste o non è pubblico',
    en: 'The badge does not exist or is not public',
  },
  CURRICULUM_NOT_FOUND: {
    status: 404,
    it: 'Il curriculum non esiste o non è condiviso',
    en: 'The curriculum does not exist or is not shared',
  },
  BADGE_REVOKED: {
    status: 409,
    it: 'Il badge è già stato revocato',
    en: 'The badge was revoked already',
  },
  BADGE_NOT_SOUND: {
    status: 409,
    it: 'Il badge non è più quello che è stato firmato',
    en: 'The badge is no longer what was signed',
  },
  BACKPACK_REQUEST_UNKNOWN: {
    status: 404,
    it: "L'applicazione che chiede i badge non è registrata, o l'indirizzo a cui tornare non è il suo",
    en: 'The application that asks for the badges is not registered, or the address to return to is not its own',
  },
  KEY_NOT_FOUND: {
    status: 404,
    it: "La chiave non è dell'ente",
    en: 'The key is not one of the issuer',
  },
  STATUS_LIST_NOT_FOUND: {
    status: 404,
    it: 'La lista non esiste',
    en: 'The list does not exist',
  },
});
