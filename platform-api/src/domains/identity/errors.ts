import { defineErrors } from '../../errors.ts';

export const identityErrors = defineErrors({
  LOGIN_EXPIRED: {
    status: 200,
    it: "L'accesso è scaduto o è già stato usato. Riprova",
    en: 'This login has expired or was already used. Try again',
  },
  LOGIN_REFUSED: {
    status: 200,
    it: "Il gestore d'identità non ha confermato l'accesso. Riprova",
    en: 'The identity provider did not confirm the login. Try again',
  },
  LOGIN_INCOMPLETE_IDENTITY: {
    status: 200,
    it: "Il gestore d'identità non ha fornito nome, cognome e codice fiscale",
    en: 'The identity provider did not give name, surname and fiscal code',
  },
  PROVIDER_UNREACHABLE: {
    status: 503,
    it: "Il gestore d'identità non risponde. Riprova tra poco",
    en: 'The identity provider does not answer. Try again soon',
  },
  REGISTRATION_REQUIRED: {
    status: 200,
    it: 'Completa la registrazione per entrare',
    en: 'Complete the registration to enter',
  },
  ALREADY_REGISTERED: {
    status: 200,
    it: 'Questa persona è già registrata',
    en: 'This person is already registered',
  },
  ACCOUNT_NOT_ACTIVE: {
    status: 200,
    it: "Questo account non può accedere. Contatta l'assistenza",
    en: 'This account cannot log in. Contact support',
  },
  LOGIN_KIND_MISMATCH: {
    status: 200,
    it: 'Questo accesso è stato iniziato per un altro scopo. Riprova',
    en: 'This login was begun for another purpose. Try again',
  },
  NO_BUSINESS_ROLE: {
    status: 200,
    it: 'Non risulti legale rappresentante né delegato di un’azienda registrata. Entra come persona',
    en: 'You are neither legal representative nor delegate of a registered company. Log in as a person',
  },
  COMPANY_MISMATCH: {
    status: 200,
    it: 'L’azienda o il ruolo della credenziale non sono quelli registrati. Contatta l’assistenza',
    en: 'Company or role in the credential are not those on record. Contact support',
  },
  WALLET_NOT_OFFERED: {
    status: 404,
    it: 'Qui non si accede con un wallet. Entra con SPID o CIE',
    en: 'There is no login with a wallet here. Enter with SPID or CIE',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    it: 'Troppe richieste da questo indirizzo. Riprova tra un minuto',
    en: 'Too many requests from this address. Try again in a minute',
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    it: 'Troppi tentativi di accesso. Riprova tra un minuto',
    en: 'Too many login attempts. Try again in a minute',
  },
  FISCAL_CODE_MISMATCH: {
    status: 422,
    it: 'Il codice fiscale non è quello dell’identità verificata',
    en: 'The fiscal code is not the one of the verified identity',
  },
  SESSION_OVER: { status: 401, it: 'La sessione è terminata', en: 'The session is over' },
  SESSION_NOT_FOUND: {
    status: 404,
    it: 'Questa sessione è già terminata',
    en: 'This session is over already',
  },
  PROOF_REFUSED: {
    status: 401,
    it: 'La prova di possesso della chiave non è valida',
    en: 'The proof of possession is not valid',
  },
  ROLE_NOT_HELD: {
    status: 403,
    it: 'Questo ruolo non ti appartiene',
    en: 'You do not hold this role',
  },
});
