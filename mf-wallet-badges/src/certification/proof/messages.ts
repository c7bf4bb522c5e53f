import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  course: {
    id: 'wallet.certification.course',
    defaultMessage: 'Il corso',
    description: 'Heading',
  },
  body: {
    id: 'wallet.certification.body',
    defaultMessage: 'L’ente',
    description: 'Heading above the name of the issuer',
  },
  bodyText: {
    id: 'wallet.certification.body-text',
    defaultMessage: 'Il nome è quello firmato.',
    description: 'Below the name of the issuer',
  },
  teachers: {
    id: 'wallet.certification.course-teachers',
    defaultMessage: 'Docenti del corso, oggi',
    description: 'Heading above the teachers that the catalogue names today',
  },
  teachersText: {
    id: 'wallet.certification.course-teachers-text',
    defaultMessage:
      'Sono quelli che il catalogo indica adesso. Non fanno parte di ciò che è stato firmato.',
    description: 'Below the teachers of the course',
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
  verifyFile: {
    id: 'wallet.certification.verify-file',
    defaultMessage: 'Verifica il file di un badge',
    description: 'Link to the verifier of files',
  },
  score: {
    id: 'wallet.certification.score',
    defaultMessage: 'Risultato dell’esame',
    description: 'Heading',
  },
  scoreWhole: {
    id: 'wallet.certification.score-whole',
    defaultMessage: 'In tutto',
    description: 'Label: the percent of all points',
  },
  scoreOf: {
    id: 'wallet.certification.score-of',
    defaultMessage: '{percent} dei punti, soglia {threshold}',
    description: 'Percent and what it takes to pass',
  },
  here: {
    id: 'wallet.certification.here',
    defaultMessage: 'Questi controlli li fa il tuo browser, sui documenti firmati.',
    description: 'Who checked',
  },
  salt: {
    id: 'wallet.certification.salt',
    defaultMessage: 'Sale dell’impronta',
    description: 'Label: what is hashed before the credential',
  },
  key: {
    id: 'wallet.certification.key',
    defaultMessage: 'Chiave dell’ente',
    description: 'Label',
  },
  issuer: {
    id: 'wallet.certification.issuer-address',
    defaultMessage: 'Ente',
    description: 'Label: the identity that signed',
  },
  openIssuer: {
    id: 'wallet.certification.open-issuer',
    defaultMessage: 'Apri il documento con le chiavi',
    description: 'Link to the issuer’s published keys',
  },
  how: {
    id: 'wallet.certification.how',
    defaultMessage: 'L’impronta è SHA-256 del sale e poi della credenziale, byte per byte.',
    description: 'How the fingerprint is repeated',
  },
});
