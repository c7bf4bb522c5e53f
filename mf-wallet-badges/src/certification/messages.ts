import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'wallet.certification.title',
    defaultMessage: 'Certificazione',
    description: 'Title before the badge is known',
  },
  curriculum: {
    id: 'wallet.certification.curriculum',
    defaultMessage: 'Curriculum',
    description: 'Breadcrumb',
  },
  homepage: {
    id: 'wallet.certification.homepage',
    defaultMessage: 'Homepage',
    description: 'Breadcrumb',
  },
  copyLink: {
    id: 'wallet.certification.copy-link',
    defaultMessage: 'Copia il link',
    description: 'Copies the public address (BADGE-07)',
  },
  copied: {
    id: 'wallet.certification.copied',
    defaultMessage: 'Link copiato',
    description: 'After copying',
  },
  copyFailed: {
    id: 'wallet.certification.copy-failed',
    defaultMessage: 'Copia non riuscita. Il link è {url}',
    description: 'The browser refused the clipboard',
  },
  openPublic: {
    id: 'wallet.certification.open-public',
    defaultMessage: 'Apri la pagina pubblica',
    description: 'Opens what strangers see',
  },
  visibility: {
    id: 'wallet.certification.visibility',
    defaultMessage: 'Pagina pubblica visibile',
    description: 'Switch (E121)',
  },
  visibilityDetail: {
    id: 'wallet.certification.visibility-detail',
    defaultMessage: 'Chi ha il link vede il badge, il tuo nome e la data.',
    description: 'Under the switch',
  },
  hidden: {
    id: 'wallet.certification.hidden',
    defaultMessage: 'La pagina pubblica è nascosta',
    description: 'After switching off',
  },
  shown: {
    id: 'wallet.certification.shown',
    defaultMessage: 'La pagina pubblica è visibile',
    description: 'After switching on',
  },
  hiddenReason: {
    id: 'wallet.certification.hidden-reason',
    defaultMessage: 'La pagina pubblica è nascosta.',
    description: 'Why the link cannot be copied',
  },
  criteria: {
    id: 'wallet.certification.criteria',
    defaultMessage: 'Criteri',
    description: 'Heading',
  },
  courseCriteria: {
    id: 'wallet.certification.course-criteria',
    defaultMessage: 'Tutte le lezioni del corso “{title}” completate nell’ordine previsto.',
    description: 'What a course badge was given for',
  },
  details: {
    id: 'wallet.certification.details',
    defaultMessage: 'Dettagli',
    description: 'Heading',
  },
  holder: {
    id: 'wallet.certification.holder',
    defaultMessage: 'Intestatario',
    description: 'Label',
  },
  issuer: {
    id: 'wallet.certification.issuer',
    defaultMessage: 'Ente rilasciante',
    description: 'Label',
  },
  date: {
    id: 'wallet.certification.date',
    defaultMessage: 'Data di acquisizione',
    description: 'Label',
  },
  type: {
    id: 'wallet.certification.type',
    defaultMessage: 'Tipo',
    description: 'Label',
  },
  typeCourse: {
    id: 'wallet.certification.type-course',
    defaultMessage: 'Corso completato',
    description: 'Badge type 0',
  },
  typeExam: {
    id: 'wallet.certification.type-exam',
    defaultMessage: 'Esame di certificazione',
    description: 'Badge type 1 or other',
  },
  level: {
    id: 'wallet.certification.level',
    defaultMessage: 'Livello',
    description: 'Label',
  },
  code: {
    id: 'wallet.certification.code',
    defaultMessage: 'Identificativo',
    description: 'Label',
  },
  teachers: {
    id: 'wallet.certification.teachers',
    defaultMessage: 'Docenti',
    description: 'Label',
  },
  competences: {
    id: 'wallet.certification.competences',
    defaultMessage: 'Competenze',
    description: 'Heading',
  },
  course: {
    id: 'wallet.certification.course',
    defaultMessage: 'Il corso',
    description: 'Heading',
  },
  seeCourse: {
    id: 'wallet.certification.see-course',
    defaultMessage: 'Vedi il corso',
    description: 'Link',
  },
  transaction: {
    id: 'wallet.certification.transaction',
    defaultMessage: 'Transazione',
    description: 'Label',
  },
  pending: {
    id: 'wallet.certification.pending',
    defaultMessage: 'In notarizzazione',
    description: 'Not yet on the ledger',
  },
  openLedger: {
    id: 'wallet.certification.open-ledger',
    defaultMessage: 'Apri nel registro',
    description: 'Link to the explorer',
  },
  verdictAuthentic: {
    id: 'wallet.certification.verdict-authentic',
    defaultMessage: 'Certificazione autentica',
    description: 'Verdict',
  },
  verdictNotVerifiable: {
    id: 'wallet.certification.verdict-not-verifiable',
    defaultMessage: 'Non verificabile adesso',
    description: 'Verdict',
  },
  verdictRevoked: {
    id: 'wallet.certification.verdict-revoked',
    defaultMessage: 'Certificazione revocata',
    description: 'Verdict',
  },
  issuedTo: {
    id: 'wallet.certification.issued-to',
    defaultMessage: 'Rilasciata a <b>{holder}</b> il {date} da {issuer}, per un corso completato.',
    description: 'Whose, what, when',
  },
  issuedToExam: {
    id: 'wallet.certification.issued-to-exam',
    defaultMessage:
      'Rilasciata a <b>{holder}</b> il {date} da {issuer}, dopo un esame di certificazione.',
    description: 'Whose, what, when',
  },
  checkedAt: {
    id: 'wallet.certification.checked-at',
    defaultMessage: 'Verificata adesso, {at}',
    description: 'When the verdict was reached',
  },
  again: {
    id: 'wallet.certification.again',
    defaultMessage: 'Verifica di nuovo',
    description: 'Repeats the check',
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
  notFound: {
    id: 'wallet.certification.not-found',
    defaultMessage: 'Questa certificazione non esiste o non è pubblica',
    description: '404',
  },
  notFoundText: {
    id: 'wallet.certification.not-found-text',
    defaultMessage: 'Controlla il link, o chiedilo di nuovo a chi te l’ha dato.',
    description: '404, what to do',
  },
  toCatalogue: {
    id: 'wallet.certification.to-catalogue',
    defaultMessage: 'Scopri il catalogo',
    description: '404, next action',
  },
  toCurriculum: {
    id: 'wallet.certification.to-curriculum',
    defaultMessage: 'Vai al curriculum',
    description: '404 of the holder, next action',
  },
});
