import { defineErrors } from '../../errors.ts';

/** Refusals of a request; what can be read before is read by the form too (GetRedemptionTerms). */
export const redemptionErrors = defineErrors({
  REDEMPTION_DISABLED: {
    status: 422,
    it: 'In questo momento non si possono riscattare crediti',
    en: 'Credits cannot be redeemed at the moment',
  },
  REDEMPTION_OPEN: {
    status: 409,
    it: 'Hai già una richiesta in attesa per questi crediti: ritirala per farne un’altra',
    en: 'You already have a request waiting for these credits: withdraw it to make another one',
  },
  REDEMPTION_WINDOW: {
    status: 422,
    it: 'I reward si riscattano dal 15 al 22 di marzo, giugno, settembre e dicembre',
    en: 'Rewards are redeemed from the 15th to the 22nd of March, June, September and December',
  },
  REDEMPTION_VAT_NUMBER: {
    status: 422,
    it: 'La partita IVA della tua azienda non è valida: scrivi all’assistenza prima di chiedere un riscatto',
    en: 'The VAT number of your company is not valid: write to support before you ask for a redemption',
  },
  REDEMPTION_THRESHOLD: {
    status: 422,
    it: 'I crediti disponibili sono meno del minimo di {minimum}',
    en: 'The available credits are less than the minimum of {minimum}',
  },
  REDEMPTION_MINIMUM: {
    status: 422,
    it: 'L’importo minimo è {minimum}',
    en: 'The minimum amount is {minimum}',
  },
  REDEMPTION_AVAILABLE: {
    status: 422,
    it: 'I crediti disponibili non bastano: puoi chiedere fino a {available}',
    en: 'The available credits are not enough: you can ask for up to {available}',
  },
  REDEMPTION_VAT_REQUIRED: {
    status: 422,
    it: 'Oltre 8.000,00 € in un anno serve una partita IVA: quest’anno puoi chiedere ancora {left}',
    en: 'Over €8,000.00 in a year a VAT number is required: this year you can still ask for {left}',
  },
  REDEMPTION_DECLARATION_COMPANY: {
    status: 422,
    it: 'La dichiarazione è per le persone fisiche: un’azienda non la fa',
    en: 'The declaration is for natural persons: a company does not make it',
  },
  REDEMPTION_DECLARATION: {
    status: 422,
    it: 'Con questa richiesta superi i 5.000,00 € annuali che dichiari di non superare',
    en: 'With this request you go over the yearly €5,000.00 that you declare not to go over',
  },
  REDEMPTION_INVOICE_NUMBER: {
    status: 422,
    it: 'Un’azienda indica il numero della fattura, una persona non ne ha',
    en: 'A company gives the number of its invoice, a person has none',
  },
  REDEMPTION_DOCUMENTS: {
    status: 422,
    it: 'I documenti non sono quelli richiesti: controllali e riprova',
    en: 'The documents are not the required ones: check them and try again',
  },
  REDEMPTION_KIND: {
    status: 403,
    it: 'Il profit sharing è dei docenti',
    en: 'Profit sharing is for teachers',
  },
  REDEMPTION_SENT: {
    status: 409,
    it: 'Con questa chiave è già arrivata un’altra richiesta',
    en: 'Another request has arrived under this key',
  },
  REDEMPTION_NOT_FOUND: {
    status: 404,
    it: 'La richiesta di riscatto non esiste',
    en: 'The redemption request does not exist',
  },
  REDEMPTION_ANSWERED: {
    status: 409,
    it: 'La richiesta di riscatto è già chiusa',
    en: 'The redemption request is closed already',
  },
  DOCUMENT_OF_REDEEMED: {
    status: 409,
    it: 'Il documento della ritenuta si scarica solo finché la richiesta non è evasa',
    en: 'The withholding-tax document can be downloaded only until the request is processed',
  },
  REDEMPTION_WAITS: {
    status: 200,
    it: 'Hai una richiesta di riscatto in attesa. Ritirala dal wallet, o aspetta che sia evasa, e poi elimina l’account.',
    en: 'You have a redemption request waiting. Withdraw it in your wallet, or wait until it is processed, and then delete the account.',
  },
});
