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
    defaultMessage: 'Il badge è valido, senza scadenza.',
    description: 'Check explained',
  },
  validUntil: {
    id: 'wallet.certification.valid-until',
    defaultMessage: 'Il badge è valido fino al {date}.',
    description: 'Check explained',
  },
});
