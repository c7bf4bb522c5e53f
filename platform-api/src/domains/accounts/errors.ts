import { defineErrors } from '../../errors.ts';

export const accountErrors = defineErrors({
  ACCOUNT_NOT_FOUND: { status: 404, it: 'Utente non trovato', en: 'User not found' },
  NOT_A_COMPANY_USER: {
    status: 403,
    it: 'Solo chi accede per un’azienda può cambiare il codice SDI',
    en: 'Only company users can change the SDI code',
  },
  OWN_ROLE: {
    status: 200,
    it: 'Il tuo ruolo di amministratore lo toglie solo un collega',
    en: 'Only a colleague can take your administrator role away',
  },
  RIGHTS_CHANGED: {
    status: 409,
    it: 'Nel frattempo qualcun altro ha cambiato i ruoli di questa persona: controlla e salva di nuovo',
    en: 'Somebody else has changed this person’s roles in the meantime: check and save again',
  },
  LAST_ADMINISTRATOR: {
    status: 200,
    it: 'È l’ultimo amministratore della piattaforma: nomina prima un altro amministratore',
    en: 'This is the last administrator of the platform: name another one first',
  },
});
