import { defineErrors } from '../../errors.ts';

/** Refusals of a list of codes are warnings that name the codes (E112); nothing of the list is used up. */
export const voucherErrors = defineErrors({
  VOUCHER_UNKNOWN: {
    status: 200,
    it: 'Codici che non esistono: {codes}. Controllali e riprova: nessun codice è stato usato.',
    en: 'Codes that do not exist: {codes}. Check them and try again: no code was used.',
  },
  VOUCHER_REDEEMED: {
    status: 200,
    it: 'Codici già usati: {codes}. Toglili e riprova: nessun altro codice è stato usato.',
    en: 'Codes already used: {codes}. Remove them and try again: no other code was used.',
  },
  VOUCHER_WITHDRAWN: {
    status: 200,
    it: 'Codici sospesi o annullati con il loro ordine: {codes}. Toglili e riprova: nessun codice è stato usato.',
    en: 'Codes suspended or cancelled with their order: {codes}. Remove them and try again: no code was used.',
  },
  VOUCHER_REPLACED: {
    status: 200,
    it: 'Codici ritirati da chi li ha comprati: {codes}. Toglili e riprova: nessun codice è stato usato.',
    en: 'Codes withdrawn by who bought them: {codes}. Remove them and try again: no code was used.',
  },
  VOUCHER_COURSE_OWNED: {
    status: 200,
    it: 'Hai già il corso di questi codici: {codes}. Toglili e riprova: restano validi, puoi darli a qualcun altro.',
    en: 'You already have the course of these codes: {codes}. Remove them and try again: they stay valid, you can give them to someone else.',
  },
  VOUCHER_REPEATED: {
    status: 200,
    it: 'Codici ripetuti, o di un corso che è già nell’elenco: {codes}. Toglili e riprova: nessun codice è stato usato.',
    en: 'Codes repeated, or of a course that is in the list already: {codes}. Remove them and try again: no code was used.',
  },
  VOUCHERS_REFUSED: {
    status: 200,
    it: 'Codici che non si possono usare: {codes}. Correggi l’elenco e riprova: nessun codice è stato usato.',
    en: 'Codes that cannot be used: {codes}. Correct the list and try again: no code was used.',
  },
  VOUCHER_NOT_FOUND: {
    status: 404,
    it: 'Questo voucher non c’è tra i tuoi',
    en: 'This voucher is not among yours',
  },
  VOUCHER_NOT_FREE: {
    status: 409,
    it: 'Questo voucher è già riscattato, sospeso o annullato',
    en: 'This voucher was redeemed, suspended or cancelled already',
  },
  VOUCHER_CHANGED: {
    status: 409,
    it: 'Questo voucher è cambiato nel frattempo: guardalo e riprova',
    en: 'This voucher has changed meanwhile: look at it and try again',
  },
  VOUCHER_ATTEMPTS: {
    status: 429,
    it: 'Troppi tentativi. Riprova tra un minuto',
    en: 'Too many attempts. Try again in a minute',
  },
});

/** Why one code of a list is refused; the keys are codes of `voucherErrors`. */
export type CodeRefusal =
  | 'VOUCHER_UNKNOWN'
  | 'VOUCHER_REDEEMED'
  | 'VOUCHER_WITHDRAWN'
  | 'VOUCHER_REPLACED'
  | 'VOUCHER_COURSE_OWNED'
  | 'VOUCHER_REPEATED';
