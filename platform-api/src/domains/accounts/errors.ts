import { defineErrors } from '../../errors.ts';

export const accountErrors = defineErrors({
  ACCOUNT_NOT_FOUND: { status: 404, it: 'Utente non trovato', en: 'User not found' },
  NOT_A_COMPANY_USER: {
    status: 403,
    it: 'Solo chi accede per un’azienda può cambiare il codice SDI',
    en: 'Only company users can change the SDI code',
  },
  LAST_ADMINISTRATOR: {
    status: 200,
    it: 'È l’ultimo amministratore della piattaforma: nomina prima un altro amministratore',
    en: 'This is the last administrator of the platform: name another one first',
  },
});
