import { defineErrors } from '../../../errors.ts';

export const accreditationErrors = defineErrors({
  ACCREDITATION_OFF: {
    status: 503,
    it: 'La richiesta online non è attiva: scrivi all’assistenza',
    en: 'The online request is not active: write to support',
  },
  ACCREDITATION_HELD: {
    status: 200,
    it: 'Hai già una credenziale aziendale: entra come persona giuridica',
    en: 'You already hold a company credential: log in as a legal entity',
  },
  ACCREDITATION_UNDER_WAY: {
    status: 200,
    it: 'Una richiesta per la partita IVA {vatNumber} è in corso: concludila o interrompila su Amlet',
    en: 'A request for the VAT number {vatNumber} is under way: complete or stop it at Amlet',
  },
  ACCREDITATION_REPLACED: {
    status: 409,
    it: 'Nel frattempo hai inviato un’altra richiesta: continua da quella',
    en: 'You have sent another request in the meantime: go on from that one',
  },
  ACCREDITATION_PROVIDER: {
    status: 503,
    it: 'Amlet non risponde: riprova tra poco',
    en: 'Amlet does not answer: try again shortly',
  },
  ACCREDITATION_SIGNATURE: {
    status: 400,
    it: 'La firma della chiamata non è valida',
    en: 'The signature of the call is not valid',
  },
  ACCREDITATION_PROVIDER_UNKNOWN: {
    status: 404,
    it: 'Questo fornitore di credenziali non è configurato',
    en: 'This provider of credentials is not configured',
  },
});
