import { defineMessages } from 'shared-ui';

/** The checks by name, and what each says when it passed. */
export const checkMessages = defineMessages({
  passed: {
    id: 'wallet.certification.passed',
    defaultMessage: 'Superata',
    description: 'State of a check, for screen readers',
  },
  failed: {
    id: 'wallet.certification.failed',
    defaultMessage: 'Non superata',
    description: 'State of a check, for screen readers',
  },
  unchecked: {
    id: 'wallet.certification.unchecked',
    defaultMessage: 'Non si può verificare',
    description: 'State of a check, for screen readers',
  },
  absent: {
    id: 'wallet.certification.absent',
    defaultMessage: 'Non c’è da controllare',
    description: 'State of a check, for screen readers: nothing is there to be checked',
  },
  running: {
    id: 'wallet.certification.running',
    defaultMessage: 'In corso',
    description: 'State of a check, for screen readers',
  },
  runningText: {
    id: 'wallet.certification.running-text',
    defaultMessage: 'Il tuo browser sta controllando.',
    description: 'Check that runs',
  },
  issuer: {
    id: 'wallet.certification.issuer',
    defaultMessage: 'La chiave è dell’ente',
    description: 'Check',
  },
  issuerText: {
    id: 'wallet.certification.issuer-text',
    defaultMessage: 'La chiave che ha firmato è tra quelle che {issuer} pubblica qui.',
    description: 'Check explained',
  },
  signature: {
    id: 'wallet.certification.signature',
    defaultMessage: 'La firma è dell’ente',
    description: 'Check',
  },
  signatureText: {
    id: 'wallet.certification.signature-text',
    defaultMessage: 'Firmata con la chiave pubblica di {issuer}, secondo {suite}.',
    description: 'Check explained',
  },
  content: {
    id: 'wallet.certification.content',
    defaultMessage: 'Il contenuto è quello firmato',
    description: 'Check',
  },
  contentText: {
    id: 'wallet.certification.content-text',
    defaultMessage:
      'Nome, titolo, tipo, livello, competenze, corso, codice e data di questa pagina sono quelli della credenziale.',
    description: 'Check explained',
  },
  picture: {
    id: 'wallet.certification.picture',
    defaultMessage: 'L’immagine è quella firmata',
    description: 'Check',
  },
  pictureText: {
    id: 'wallet.certification.picture-text',
    defaultMessage: 'L’immagine del badge produce l’impronta scritta nella credenziale.',
    description: 'Check explained',
  },
  ledger: {
    id: 'wallet.certification.ledger',
    defaultMessage: 'L’impronta coincide',
    description: 'Check',
  },
  ledgerText: {
    id: 'wallet.certification.ledger-text',
    defaultMessage:
      'La credenziale produce l’impronta pubblicata. L’ente la dichiara nel registro, blocco {round}, il {at}.',
    description: 'Check explained: the ledger itself is not read',
  },
  log: {
    id: 'wallet.certification.log',
    defaultMessage: 'È nel registro pubblico',
    description: 'Check',
  },
  logText: {
    id: 'wallet.certification.log-text',
    defaultMessage:
      'La credenziale è la voce {index} delle {size} del registro {name}, che la chiave del registro firma.',
    description: 'Check explained: an append-only Merkle log',
  },
  witnesses: {
    id: 'wallet.certification.witnesses',
    defaultMessage: 'Testimoni esterni che lo confermano: {signed} di {known}.',
    description: 'How many of the log’s known witnesses cosigned it',
  },
  noWitnesses: {
    id: 'wallet.certification.no-witnesses',
    defaultMessage: 'Nessun testimone esterno lo conferma ancora.',
    description: 'The log names no witnesses',
  },
  past: {
    id: 'wallet.certification.past',
    defaultMessage: 'Il registro non è stato riscritto',
    description: 'Check',
  },
  pastText: {
    id: 'wallet.certification.past-text',
    defaultMessage:
      'Contiene ancora, senza modifiche, le {size} voci che questo browser ha visto il {at}.',
    description: 'Check explained: what this browser saw before',
  },
  pastFirst: {
    id: 'wallet.certification.past-first',
    defaultMessage:
      'Questo browser vede il registro per la prima volta. Lo ricorda: se cambia, alla prossima visita lo dirà.',
    description: 'Check explained, on a first visit',
  },
  pastNoMemory: {
    id: 'wallet.certification.past-no-memory',
    defaultMessage:
      'Questo browser non può ricordare il registro: a ogni visita lo vede per la prima volta.',
    description: 'Check explained, where the browser forbids storage',
  },
  anchor: {
    id: 'wallet.certification.anchor',
    defaultMessage: 'È ancorato all’esterno',
    description: 'Check: somebody outside says when the log was as it is',
  },
  anchorStamp: {
    id: 'wallet.certification.anchor-stamp',
    defaultMessage:
      'Marca temporale: il registro, con questo badge tra le sue {size} voci, è ancorato il {at} presso {authority}. L’impronta coincide. La firma di chi l’ha emessa qui non si controlla: la verifichi con lo <head>stato del registro</head> e la <token>marca temporale</token>.',
    description: 'Check explained: two links to files that openssl verifies',
  },
  anchorChain: {
    id: 'wallet.certification.anchor-chain',
    defaultMessage:
      'Algorand: il registro, con questo badge tra le sue {size} voci, è ancorato il {at} nella transazione {id}. Questo browser non interroga la rete: è l’ente a dirlo.',
    description: 'Check explained: a transaction that the browser does not look up',
  },
  openChain: {
    id: 'wallet.certification.anchor-open',
    defaultMessage: 'Apri la transazione',
    description: 'Link to a public explorer',
  },
  revocation: {
    id: 'wallet.certification.revocation',
    defaultMessage: 'Nessuna revoca',
    description: 'Check',
  },
  revocationText: {
    id: 'wallet.certification.revocation-text',
    defaultMessage: 'La lista delle revoche, letta adesso, non nomina questo badge.',
    description: 'Check explained',
  },
  revokedOn: {
    id: 'wallet.certification.revoked-on',
    defaultMessage: 'Revocata il {date}.',
    description: 'Check failed',
  },
  validity: {
    id: 'wallet.certification.validity',
    defaultMessage: 'Non è scaduta',
    description: 'Check',
  },
  validityText: {
    id: 'wallet.certification.validity-text',
    defaultMessage: 'Questo badge non ha una scadenza.',
    description: 'Check explained',
  },
  validUntil: {
    id: 'wallet.certification.valid-until',
    defaultMessage: 'Questo badge scade il {date}.',
    description: 'Check explained',
  },
});
