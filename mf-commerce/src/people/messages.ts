import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  notForYou: {
    id: 'commerce.people.not-for-you',
    defaultMessage: 'Questa pagina è del legale rappresentante di un’azienda',
    description: 'To everybody else',
  },
  notForYouText: {
    id: 'commerce.people.not-for-you-text',
    defaultMessage: 'Si vede con il ruolo Discente, dopo l’accreditamento dell’azienda.',
    description: 'To everybody else',
  },
  invite: {
    id: 'commerce.people.invite',
    defaultMessage: 'Invita da un file',
    description: 'Title of the section with the CSV',
  },
  inviteText: {
    id: 'commerce.people.invite-text',
    defaultMessage:
      'Un file CSV con nome, e-mail e corso (il titolo), al massimo 500 righe. Prima vedi che cosa partirebbe: non si invia niente finché non confermi.',
    description: 'Below the title of the section',
  },
  free: {
    id: 'commerce.people.free',
    defaultMessage: '{title}: {count, plural, one {# codice libero} other {# codici liberi}}',
    description: 'What is left of a course',
  },
  file: {
    id: 'commerce.people.file',
    defaultMessage: 'Scegli un file CSV, o trascinalo qui',
    description: 'Label of the file field',
  },
  checking: {
    id: 'commerce.people.checking',
    defaultMessage: 'Controllo del file…',
    description: 'While the file is checked',
  },
  previewed: {
    id: 'commerce.people.previewed',
    defaultMessage:
      '{good, plural, =0 {Nessun invito si può inviare} one {# invito pronto} other {# inviti pronti}}, {faulty, plural, =0 {nessuna riga da correggere} one {# riga da correggere} other {# righe da correggere}}',
    description: 'Title of the preview',
  },
  faulty: {
    id: 'commerce.people.faulty',
    defaultMessage: 'Righe da correggere',
    description: 'Caption of the table of faults',
  },
  row: { id: 'commerce.people.row', defaultMessage: 'Riga', description: 'Head of a column' },
  fault: {
    id: 'commerce.people.fault',
    defaultMessage: 'Che cosa non va',
    description: 'Head of a column',
  },
  confirm: {
    id: 'commerce.people.confirm',
    defaultMessage: 'Invia {count, plural, one {# invito} other {# inviti}}',
    description: 'Button that sends',
  },
  cancel: {
    id: 'commerce.people.cancel',
    defaultMessage: 'Annulla',
    description: 'Button that forgets the file',
  },
  sent: {
    id: 'commerce.people.sent',
    defaultMessage: '{count, plural, one {# invito in partenza} other {# inviti in partenza}}',
    description: 'After the confirmation',
  },
  failed: {
    id: 'commerce.people.failed',
    defaultMessage: 'Il file non si è potuto leggere. Riprova.',
    description: 'Where the server gave no text',
  },
  nameMissing: {
    id: 'commerce.people.name-missing',
    defaultMessage: 'Manca il nome',
    description: 'Fault of a row',
  },
  nameInvalid: {
    id: 'commerce.people.name-invalid',
    defaultMessage: 'Il nome è troppo lungo o ha caratteri non validi',
    description: 'Fault of a row',
  },
  emailInvalid: {
    id: 'commerce.people.email-invalid',
    defaultMessage: 'L’indirizzo e-mail non è valido',
    description: 'Fault of a row',
  },
  emailTwice: {
    id: 'commerce.people.email-twice',
    defaultMessage: 'L’indirizzo è già nel file per questo corso',
    description: 'Fault of a row',
  },
  courseUnknown: {
    id: 'commerce.people.course-unknown',
    defaultMessage: 'L’azienda non ha codici di questo corso',
    description: 'Fault of a row',
  },
  alreadyInvited: {
    id: 'commerce.people.already-invited',
    defaultMessage: 'Ha già ricevuto un codice di questo corso',
    description: 'Fault of a row',
  },
  codesMissing: {
    id: 'commerce.people.codes-missing',
    defaultMessage: 'I codici liberi di questo corso non bastano',
    description: 'Fault of a row',
  },
  list: {
    id: 'commerce.people.list',
    defaultMessage: 'Persone e corsi',
    description: 'Title and caption of the table',
  },
  filters: {
    id: 'commerce.people.filters',
    defaultMessage: 'Filtra le persone',
    description: 'Names the filters',
  },
  search: {
    id: 'commerce.people.search',
    defaultMessage: 'Nome o e-mail',
    description: 'Field that searches',
  },
  filter: {
    id: 'commerce.people.filter',
    defaultMessage: 'Persone da mostrare',
    description: 'Filter of the table',
  },
  all: { id: 'commerce.people.all', defaultMessage: 'Tutte', description: 'Choice' },
  inAttesa: {
    id: 'commerce.people.waiting',
    defaultMessage: 'Codice non ancora riscattato',
    description: 'Choice',
  },
  riscattati: {
    id: 'commerce.people.redeemed-only',
    defaultMessage: 'Codice riscattato',
    description: 'Choice',
  },
  noneOfThese: {
    id: 'commerce.people.none-of-these',
    defaultMessage: 'Nessuna persona con questo filtro',
    description: 'Title of the empty list',
  },
  noneOfTheseText: {
    id: 'commerce.people.none-of-these-text',
    defaultMessage: 'Azzera i filtri per vedere le altre.',
    description: 'Text of the empty list',
  },
  listFailed: {
    id: 'commerce.people.list-failed',
    defaultMessage: 'Le persone non si aprono',
    description: 'Title of the failure',
  },
  none: {
    id: 'commerce.people.none',
    defaultMessage: 'Non hai ancora dato corsi a nessuno',
    description: 'Title of the empty list',
  },
  noneText: {
    id: 'commerce.people.none-text',
    defaultMessage: 'Chi inviti o riscatta un codice compare qui.',
    description: 'Text of the empty list',
  },
  person: {
    id: 'commerce.people.person',
    defaultMessage: 'Persona',
    description: 'Head of a column',
  },
  unnamed: {
    id: 'commerce.people.unnamed',
    defaultMessage: 'Senza nome',
    description: 'Who redeemed a code that was not sent, and did not agree to be named',
  },
  email: { id: 'commerce.people.email', defaultMessage: 'E-mail', description: 'Head of a column' },
  course: {
    id: 'commerce.people.course',
    defaultMessage: 'Corso',
    description: 'Head of a column',
  },
  leaving: {
    id: 'commerce.people.leaving',
    defaultMessage: 'In partenza',
    description: 'State: the mail leaves now',
  },
  invited: {
    id: 'commerce.people.invited',
    defaultMessage: 'Invitata',
    description: 'State of a person',
  },
  uncertain: {
    id: 'commerce.people.uncertain',
    defaultMessage: 'Esito non noto: invia di nuovo il codice dai voucher',
    description: 'State: nobody knows whether the mail arrived',
  },
  frozen: {
    id: 'commerce.people.frozen',
    defaultMessage: 'Sospeso',
    description: 'State of a voucher',
  },
  revoked: {
    id: 'commerce.people.revoked',
    defaultMessage: 'Annullato',
    description: 'State of a voucher',
  },
  passed: {
    id: 'commerce.people.passed',
    defaultMessage: 'Superato, {percent}%',
    description: 'Result of the certification',
  },
  notPassed: {
    id: 'commerce.people.not-passed',
    defaultMessage: 'Non superato, {percent}%',
    description: 'Result of the certification',
  },
  pageTitle: {
    id: 'commerce.people.page-title',
    defaultMessage: 'Persone',
    description: 'Title of the tab of /voucher/people, and where one is',
  },
  title: {
    id: 'commerce.people.title',
    defaultMessage: 'Le persone di {company}',
    description: 'Title of /voucher/people',
  },
  lead: {
    id: 'commerce.people.lead',
    defaultMessage:
      '{people, plural, =0 {Nessuna persona ha ancora un corso.} one {# persona} other {# persone}}{people, plural, =0 {} other { in {courses, plural, one {# corso} other {# corsi}}. {sharing, plural, =0 {Nessuna ti fa vedere} one {# ti fa vedere} other {# ti fanno vedere}} i progressi.}}',
    description: 'Below the title',
  },
  download: {
    id: 'commerce.people.download',
    defaultMessage: 'Scarica {count, plural, one {# attestato} other {# attestati}}',
    description: 'Button: one ZIP of all',
  },
  invitePeople: {
    id: 'commerce.people.invite-people',
    defaultMessage: 'Invita persone',
    description: 'Button: leads to the field for the file',
  },
  nothingBought: {
    id: 'commerce.people.nothing-bought',
    defaultMessage: 'L’azienda non ha ancora comprato corsi per le sue persone',
    description: 'Title in place of the page',
  },
  nothingBoughtText: {
    id: 'commerce.people.nothing-bought-text',
    defaultMessage:
      'Nel carrello scegli «Acquisto multi-voucher», con la fattura all’azienda: qui inviti le persone e segui corsi, esami e scadenze.',
    description: 'In place of the page',
  },
  toCatalogue: {
    id: 'commerce.people.to-catalogue',
    defaultMessage: 'Scegli i corsi',
    description: 'Button to the catalogue',
  },
  allCourses: {
    id: 'commerce.people.all-courses',
    defaultMessage: 'Tutti i corsi',
    description: 'Choice',
  },
  progress: {
    id: 'commerce.people.progress',
    defaultMessage: 'Avanzamento',
    description: 'Head of a column',
  },
  progressOf: {
    id: 'commerce.people.progress-of',
    defaultMessage: 'Avanzamento in {course}',
    description: 'Name of a bar',
  },
  percent: {
    id: 'commerce.people.percent',
    defaultMessage: '{percent}%',
    description: 'Beside the bar',
  },
  notShared: {
    id: 'commerce.people.not-shared',
    defaultMessage: 'Non condivide i progressi',
    description: 'Who redeemed a code without consent',
  },
  takenBack: {
    id: 'commerce.people.taken-back',
    defaultMessage: 'Non ha più il corso',
    description: 'The course was taken back from who redeemed the code',
  },
  result: {
    id: 'commerce.people.result',
    defaultMessage: 'Esito',
    description: 'Head of a column',
  },
  notBegun: {
    id: 'commerce.people.not-begun',
    defaultMessage: 'Non iniziato',
    description: 'Result: no lesson is done',
  },
  underWay: {
    id: 'commerce.people.under-way',
    defaultMessage: 'In corso',
    description: 'Result: some lessons are done',
  },
  completed: {
    id: 'commerce.people.completed',
    defaultMessage: 'Completato',
    description: 'Result of a course without a certification that was tried',
  },
  end: {
    id: 'commerce.people.end',
    defaultMessage: 'Valido fino al',
    description: 'Head of a column',
  },
  attestation: {
    id: 'commerce.people.attestation',
    defaultMessage: 'Attestato',
    description: 'Head of a column',
  },
  vouchers: {
    id: 'commerce.people.vouchers',
    defaultMessage: 'Voucher',
    description: 'Title of the panel with the counts',
  },
  bought: {
    id: 'commerce.people.bought',
    defaultMessage: '{count, plural, one {# comprato} other {# comprati}}',
    description: 'All codes',
  },
  redeemedCodes: {
    id: 'commerce.people.redeemed',
    defaultMessage: 'Riscattati',
    description: 'Codes that somebody redeemed',
  },
  sentCodes: {
    id: 'commerce.people.sent-codes',
    defaultMessage: 'Inviati, non ancora riscattati',
    description: 'Codes that were sent',
  },
  freeCodes: {
    id: 'commerce.people.free-codes',
    defaultMessage: 'Da inviare',
    description: 'Codes that nobody was given',
  },
  suspendedCodes: {
    id: 'commerce.people.suspended-codes',
    defaultMessage: 'Sospesi, per un annullamento in corso',
    description: 'Codes that wait for a decision',
  },
  toVouchers: {
    id: 'commerce.people.to-vouchers',
    defaultMessage: 'Vai ai voucher',
    description: 'Button',
  },
});
