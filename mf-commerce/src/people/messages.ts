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
  toInvoices: {
    id: 'commerce.people.to-invoices',
    defaultMessage: 'Le fatture dei tuoi ordini',
    description: 'Button, to the orders with an invoice of who acts for the company',
  },
});
