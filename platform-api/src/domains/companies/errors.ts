import { defineErrors } from '../../errors.ts';

export const companyErrors = defineErrors({
  INVITES_EMPTY: {
    status: 422,
    it: 'Il file non ha righe da leggere',
    en: 'The file has no rows to read',
  },
  INVITES_TOO_MANY: {
    status: 422,
    it: 'Il file ha {count} righe: se ne leggono al massimo {most}',
    en: 'The file has {count} rows: at most {most} are read',
  },
  INVITES_NONE: {
    status: 422,
    it: 'Nessuna riga si può inviare',
    en: 'No row can be sent',
  },
  INVITES_CHANGED: {
    status: 409,
    it: 'Da quando hai controllato il file qualcosa è cambiato: controllalo di nuovo. Non è partito nessun invito',
    en: 'Something has changed since you checked the file: check it again. No invite was sent',
  },
  ATTESTATION_NOT_FOUND: {
    status: 404,
    it: 'Non c’è un attestato da scaricare',
    en: 'There is no attestation to download',
  },
  REFRESHERS_NONE: {
    status: 422,
    it: 'Per gli attestati scelti non c’è un aggiornamento da acquistare',
    en: 'There is no refresher to buy for the chosen attestations',
  },
  REFRESHERS_CART_IN_USE: {
    status: 409,
    it: 'Nel carrello c’è un acquisto per te: completalo o svuota il carrello, poi riprova',
    en: 'Your cart holds a purchase for yourself: complete it or empty the cart, then try again',
  },
  INVITES_ATTEMPTS: {
    status: 429,
    it: 'Troppi file in poco tempo. Riprova tra un minuto',
    en: 'Too many files in a short time. Try again in a minute',
  },
});
