import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  lead: {
    id: 'commerce.voucher.lead',
    defaultMessage: 'Hai ricevuto un codice? Scrivilo qui: il suo corso entra subito tra i tuoi.',
    description: 'Below the title',
  },
  asLearner: {
    id: 'commerce.voucher.as-learner',
    defaultMessage: 'I voucher si riscattano come Discente',
    description: 'To other roles',
  },
  asLearnerText: {
    id: 'commerce.voucher.as-learner-text',
    defaultMessage: 'Cambia ruolo dalla barra in alto, poi torna qui.',
    description: 'To other roles',
  },
  code: {
    id: 'commerce.voucher.code',
    defaultMessage: 'Codice',
    description: 'Label of the only row',
  },
  codeAt: {
    id: 'commerce.voucher.code-at',
    defaultMessage: 'Codice {place}',
    description: 'Label of one row of several',
  },
  codeHelp: {
    id: 'commerce.voucher.code-help',
    defaultMessage: 'Come WB-7KQ2-MX4D-P9RT. Maiuscole, spazi e trattini non contano.',
    description: 'Help of the first row',
  },
  addRow: {
    id: 'commerce.voucher.add-row',
    defaultMessage: 'Aggiungi un codice',
    description: 'Button that adds a row',
  },
  mostRows: {
    id: 'commerce.voucher.most-rows',
    defaultMessage: 'Si riscattano al massimo {count} codici per volta.',
    description: 'Why no row can be added',
  },
  removeRow: {
    id: 'commerce.voucher.remove-row',
    defaultMessage: 'Elimina il codice {place}',
    description: 'Name of the delete icon of a row (MULTI-11)',
  },
  redeem: {
    id: 'commerce.voucher.redeem',
    defaultMessage: 'Riscatta',
    description: 'Button that redeems all rows',
  },
  repeated: {
    id: 'commerce.voucher.repeated',
    defaultMessage: 'Questo codice è già nell’elenco',
    description: 'At a row whose code stands above (E112)',
  },
  done: {
    id: 'commerce.voucher.done',
    defaultMessage: 'Fatto: i corsi sono tra i tuoi',
    description: 'Result, where the server gave no text',
  },
  failed: {
    id: 'commerce.voucher.failed',
    defaultMessage: 'I codici non sono stati riscattati. Riprova.',
    description: 'Result, where the server gave no text',
  },
  toCourses: {
    id: 'commerce.voucher.to-courses',
    defaultMessage: 'Vai ai tuoi corsi',
    description: 'Link beside the result',
  },
  unknown: {
    id: 'commerce.voucher.unknown',
    defaultMessage: 'Questo codice non esiste',
    description: 'At a row (VOUCHER_UNKNOWN)',
  },
  used: {
    id: 'commerce.voucher.used',
    defaultMessage: 'Questo codice è già stato usato',
    description: 'At a row (VOUCHER_REDEEMED)',
  },
  withdrawn: {
    id: 'commerce.voucher.withdrawn',
    defaultMessage: 'Questo codice è sospeso o annullato con il suo ordine',
    description: 'At a row (VOUCHER_WITHDRAWN)',
  },
  owned: {
    id: 'commerce.voucher.owned',
    defaultMessage: 'Hai già questo corso: il codice resta valido per qualcun altro',
    description: 'At a row (VOUCHER_COURSE_OWNED)',
  },
  sameCourse: {
    id: 'commerce.voucher.same-course',
    defaultMessage: 'Questo codice, o un altro dello stesso corso, è già nell’elenco',
    description: 'At a row (VOUCHER_REPEATED)',
  },
  list: {
    id: 'commerce.voucher.list',
    defaultMessage: 'I tuoi voucher',
    description: 'Title of the list (DASH-13)',
  },
  listFailed: {
    id: 'commerce.voucher.list-failed',
    defaultMessage: 'I tuoi voucher non si aprono',
    description: 'Title of the failure',
  },
  none: {
    id: 'commerce.voucher.none',
    defaultMessage: 'Non hai ancora voucher',
    description: 'Title of the empty list',
  },
  noneText: {
    id: 'commerce.voucher.none-text',
    defaultMessage: 'Quelli che compri o riscatti compaiono qui.',
    description: 'Text of the empty list',
  },
  course: {
    id: 'commerce.voucher.course',
    defaultMessage: 'Corso',
    description: 'Head of a column',
  },
  state: {
    id: 'commerce.voucher.state',
    defaultMessage: 'Stato',
    description: 'Head of a column',
  },
  date: {
    id: 'commerce.voucher.date',
    defaultMessage: 'Data',
    description: 'Head of a column: redeemed, else bought',
  },
  received: {
    id: 'commerce.voucher.received',
    defaultMessage: 'Ricevuto',
    description: 'In place of the code of a voucher that somebody else bought',
  },
  issued: {
    id: 'commerce.voucher.issued',
    defaultMessage: 'Da riscattare',
    description: 'State of a voucher',
  },
  redeemed: {
    id: 'commerce.voucher.redeemed',
    defaultMessage: 'Riscattato',
    description: 'State of a voucher',
  },
  redeemedByMe: {
    id: 'commerce.voucher.redeemed-by-me',
    defaultMessage: 'Riscattato da te',
    description: 'State of a voucher',
  },
  frozen: {
    id: 'commerce.voucher.frozen',
    defaultMessage: 'Sospeso',
    description: 'State of a voucher whose order may be cancelled',
  },
  revoked: {
    id: 'commerce.voucher.revoked',
    defaultMessage: 'Annullato',
    description: 'State of a voucher whose order was cancelled',
  },
  redeemOne: {
    id: 'commerce.voucher.redeem-one',
    defaultMessage: 'Riscatta voucher',
    description: 'Button of the dashboard (DASH-12)',
  },
  replaced: {
    id: 'commerce.voucher.replaced',
    defaultMessage: 'Questo codice è stato ritirato da chi lo ha comprato',
    description: 'At a row (VOUCHER_REPLACED)',
  },
  showsName: {
    id: 'commerce.voucher.shows-name',
    defaultMessage: 'Mostra il mio nome a chi ha comprato il codice',
    description: 'Consent, off at first (E167)',
  },
  showsNameText: {
    id: 'commerce.voucher.shows-name-text',
    defaultMessage: 'Puoi cambiare idea quando vuoi, dall’elenco qui sotto.',
    description: 'Second line of the consent',
  },
  sharesProgress: {
    id: 'commerce.voucher.shares-progress',
    defaultMessage: 'Se il codice è di un’azienda, può vedere come procedo nel corso',
    description: 'Consent, off at first',
  },
  sharesProgressText: {
    id: 'commerce.voucher.shares-progress-text',
    defaultMessage:
      'Vede nome, avanzamento, esito dell’esame e badge di questo corso. Senza il tuo consenso sa soltanto che il codice è stato riscattato. Puoi cambiare idea quando vuoi.',
    description: 'Second line of the consent',
  },
  listOfOrder: {
    id: 'commerce.voucher.list-of-order',
    defaultMessage: 'I voucher dell’ordine',
    description: 'Title of the list of one order',
  },
  all: {
    id: 'commerce.voucher.all',
    defaultMessage: 'Vedi tutti i tuoi voucher',
    description: 'Link from the vouchers of one order',
  },
  actions: {
    id: 'commerce.voucher.actions',
    defaultMessage: 'Azioni',
    description: 'Hidden head of a column',
  },
});
