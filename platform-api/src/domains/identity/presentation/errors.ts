import { defineErrors } from '../../../errors.ts';

/** Why a wallet's answer is refused. The request stays open: a stranger's bad answer must not close it. */
export const presentationErrors = defineErrors({
  PRESENTATION_UNKNOWN: {
    status: 404,
    it: 'Il codice non è valido, è scaduto o è già stato usato. Generane uno nuovo',
    en: 'This code is not valid, has expired or was already used. Generate a new one',
  },
  PRESENTATION_MALFORMED: {
    status: 400,
    it: 'La risposta del wallet non è leggibile',
    en: 'The answer of the wallet cannot be read',
  },
  PRESENTATION_STATE: {
    status: 400,
    it: 'La risposta del wallet non appartiene a questa richiesta',
    en: 'The answer of the wallet does not belong to this request',
  },
  PRESENTATION_NONCE: {
    status: 400,
    it: 'La credenziale è stata presentata per un’altra richiesta',
    en: 'The credential was presented for another request',
  },
  PRESENTATION_AUDIENCE: {
    status: 400,
    it: 'La credenziale è stata presentata a un altro servizio',
    en: 'The credential was presented to another service',
  },
  PRESENTATION_STALE: {
    status: 400,
    it: 'La presentazione è scaduta o la data del dispositivo è sbagliata',
    en: 'The presentation has expired, or the date of the device is wrong',
  },
  PRESENTATION_UNBOUND: {
    status: 400,
    it: 'Il wallet non ha dimostrato che la credenziale è tua',
    en: 'The wallet did not prove that the credential is yours',
  },
  CREDENTIAL_UNTRUSTED: {
    status: 400,
    it: 'Chi ha emesso la credenziale non è tra gli emittenti riconosciuti',
    en: 'The issuer of the credential is not among the recognised ones',
  },
  CREDENTIAL_EXPIRED: {
    status: 400,
    it: 'La credenziale è scaduta o non è ancora valida',
    en: 'The credential has expired or is not valid yet',
  },
  CREDENTIAL_INVALID: {
    status: 400,
    it: 'La credenziale non è autentica o è stata revocata',
    en: 'The credential is not authentic or was revoked',
  },
  CREDENTIAL_NOT_ASKED: {
    status: 400,
    it: 'Le credenziali presentate non sono quelle richieste',
    en: 'The presented credentials are not the ones asked for',
  },
  COMPANY_CREDENTIAL_FOREIGN: {
    status: 400,
    it: 'La credenziale aziendale appartiene a un’altra persona',
    en: 'The company credential belongs to another person',
  },
});
