export type Language = 'it' | 'en';

/** Texts of the demo identity provider's pages. */
export const texts = {
  it: {
    title: 'Identità di prova',
    titleCie: 'Identità di prova con CIE',
    lead: 'Questo gestore d’identità serve alla demo: scegli con chi entrare. Nessuna password, nessun dato reale.',
    people: 'Persone della demo',
    confirmTitle: 'Conferma l’accesso',
    confirmLead:
      'Livello 2: sul tuo dispositivo confermeresti con un secondo fattore. Qui basta un clic.',
    shares: 'Dati che WorkerBadge riceve',
    name: 'Nome e cognome',
    fiscalCode: 'Codice fiscale',
    birth: 'Nascita',
    email: 'Email',
    phone: 'Telefono',
    confirm: 'Conferma ed entra',
    back: 'Scegli un’altra persona',
    cancel: 'Annulla e torna a WorkerBadge',
    cancelled: 'Accesso annullato dall’utente',
    expiredTitle: 'Accesso scaduto',
    expiredLead: 'Questa richiesta di accesso non è più valida. Torna a WorkerBadge e riprova.',
    refusedTitle: 'Richiesta rifiutata',
    refusedLead:
      'Questa richiesta di accesso non viene da WorkerBadge o non è completa. Nulla è stato condiviso.',
    home: 'Torna a WorkerBadge',
  },
  en: {
    title: 'Demo identity',
    titleCie: 'Demo identity with CIE',
    lead: 'This identity provider serves the demo: choose who to log in as. No password, no real data.',
    people: 'People of the demo',
    confirmTitle: 'Confirm the login',
    confirmLead:
      'Level 2: on your device you would confirm with a second factor. Here one click is enough.',
    shares: 'Data that WorkerBadge receives',
    name: 'Name and surname',
    fiscalCode: 'Fiscal code',
    birth: 'Birth',
    email: 'Email',
    phone: 'Phone',
    confirm: 'Confirm and enter',
    back: 'Choose another person',
    cancel: 'Cancel and go back to WorkerBadge',
    cancelled: 'Login cancelled by the user',
    expiredTitle: 'Login expired',
    expiredLead: 'This login request is no longer valid. Go back to WorkerBadge and try again.',
    refusedTitle: 'Request refused',
    refusedLead:
      'This login request does not come from WorkerBadge or is not complete. Nothing was shared.',
    home: 'Back to WorkerBadge',
  },
} as const satisfies Record<Language, Record<string, string>>;
