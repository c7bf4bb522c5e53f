import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  course: {
    id: 'wallet.certification.course',
    defaultMessage: 'Il corso',
    description: 'Heading',
  },
  openLedger: {
    id: 'wallet.certification.open-ledger',
    defaultMessage: 'Apri nel registro',
    description: 'Link to the explorer',
  },
  proof: {
    id: 'wallet.certification.proof',
    defaultMessage: 'La prova',
    description: 'Heading',
  },
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
    defaultMessage: 'Nome, titolo e data di questa pagina sono quelli della credenziale.',
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
      'La credenziale produce la stessa impronta scritta nel registro, blocco {round}, il {at}.',
    description: 'Check explained',
  },
  ledgerMissing: {
    id: 'wallet.certification.ledger-missing',
    defaultMessage: 'Nel registro non c’è ancora, o non c’è più, la stessa impronta.',
    description: 'Check failed',
  },
  revocation: {
    id: 'wallet.certification.revocation',
    defaultMessage: 'Nessuna revoca',
    description: 'Check',
  },
  revocationText: {
    id: 'wallet.certification.revocation-text',
    defaultMessage: 'Il badge è valido, senza scadenza.',
    description: 'Check explained',
  },
  revokedOn: {
    id: 'wallet.certification.revoked-on',
    defaultMessage: 'Revocata il {date}.',
    description: 'Check failed',
  },
  checkFailed: {
    id: 'wallet.certification.check-failed',
    defaultMessage: 'Questo controllo non è riuscito.',
    description: 'Check failed',
  },
  hash: {
    id: 'wallet.certification.hash',
    defaultMessage: 'Impronta SHA-256',
    description: 'Label',
  },
  credential: {
    id: 'wallet.certification.credential',
    defaultMessage: 'Credenziale Open Badges 3.0',
    description: 'Label',
  },
  download: {
    id: 'wallet.certification.download',
    defaultMessage: 'Scarica la credenziale',
    description: 'Downloads the signed JSON',
  },
  repeat: {
    id: 'wallet.certification.repeat',
    defaultMessage:
      'Puoi ripetere la verifica da solo: la credenziale e la chiave dell’ente bastano, il registro conserva solo l’impronta.',
    description: 'Explains independence and privacy',
  },
});
