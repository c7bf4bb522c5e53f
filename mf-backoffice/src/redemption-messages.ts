import { defineMessages } from 'shared-ui';

export const redemptionMessages = defineMessages({
  dashboard: {
    id: 'backoffice.redemptions.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Breadcrumb',
  },
  title: {
    id: 'backoffice.redemptions.title',
    defaultMessage: 'Richieste di riscatto',
    description: 'Page title, and heading of the preview',
  },
  found: {
    id: 'backoffice.redemptions.found',
    defaultMessage: '{count, plural, one {# richiesta} other {# richieste}}',
    description: 'Told to screen readers',
  },
  none: {
    id: 'backoffice.redemptions.none',
    defaultMessage: 'Ancora nessuna richiesta di riscatto',
    description: 'Empty table',
  },
  noMatch: {
    id: 'backoffice.redemptions.no-match',
    defaultMessage: 'La ricerca non ha prodotto risultati',
    description: 'Quoted: 2§8',
  },
  filters: {
    id: 'backoffice.redemptions.filters',
    defaultMessage: 'Filtra le richieste',
    description: 'Name of the filter group',
  },
  all: {
    id: 'backoffice.redemptions.all',
    defaultMessage: 'Tutte',
    description: 'Option of the filter',
  },
  number: {
    id: 'backoffice.redemptions.number',
    defaultMessage: 'Richiesta',
    description: 'Column',
  },
  holder: {
    id: 'backoffice.redemptions.holder',
    defaultMessage: 'Richiedente',
    description: 'Column',
  },
  date: { id: 'backoffice.redemptions.date', defaultMessage: 'Data', description: 'Column' },
  kind: { id: 'backoffice.redemptions.kind', defaultMessage: 'Crediti', description: 'Column' },
  amount: { id: 'backoffice.redemptions.amount', defaultMessage: 'Importo', description: 'Column' },
  state: { id: 'backoffice.redemptions.state', defaultMessage: 'Stato', description: 'Column' },
  iban: { id: 'backoffice.redemptions.iban', defaultMessage: 'IBAN', description: 'Column' },
  reward: {
    id: 'backoffice.redemptions.reward',
    defaultMessage: 'Reward per promozione',
    description: 'Kind of credits',
  },
  profitSharing: {
    id: 'backoffice.redemptions.profit-sharing',
    defaultMessage: 'Profit sharing',
    description: 'Kind of credits',
  },
  open: {
    id: 'backoffice.redemptions.open',
    defaultMessage: 'In attesa',
    description: 'State',
  },
  paid: { id: 'backoffice.redemptions.paid', defaultMessage: 'Evasa', description: 'State' },
  refused: {
    id: 'backoffice.redemptions.refused',
    defaultMessage: 'Rifiutata',
    description: 'State',
  },
  withdrawn: {
    id: 'backoffice.redemptions.withdrawn',
    defaultMessage: 'Ritirata',
    description: 'State',
  },
  contributions: {
    id: 'backoffice.redemptions.contributions',
    defaultMessage: 'Contributi',
    description: 'Beside the amount: over 5000 euro in the year (M31)',
  },
  contributionsText: {
    id: 'backoffice.redemptions.contributions-text',
    defaultMessage:
      'Con questa richiesta la persona supera 5.000,00 € nell’anno: sono dovuti i contributi.',
    description: 'In the detail (M31)',
  },
  owed: {
    id: 'backoffice.redemptions.owed',
    defaultMessage:
      'Acquisti rimborsati dopo la richiesta: la persona ha {amount} da compensare con i prossimi crediti.',
    description: 'In the detail: credits that were reversed meanwhile',
  },
  detailTitle: {
    id: 'backoffice.redemptions.detail-title',
    defaultMessage: 'Riscatto {number}',
    description: 'Page title of the detail',
  },
  loading: {
    id: 'backoffice.redemptions.loading',
    defaultMessage: 'Riscatto',
    description: 'Page title while it loads',
  },
  request: {
    id: 'backoffice.redemptions.request',
    defaultMessage: 'Richiesta',
    description: 'Heading of the facts',
  },
  holderHead: {
    id: 'backoffice.redemptions.holder-head',
    defaultMessage: 'Richiedente e pagamento',
    description: 'Heading of the facts',
  },
  fiscalCode: {
    id: 'backoffice.redemptions.fiscal-code',
    defaultMessage: 'Codice fiscale',
    description: 'Fact',
  },
  vatNumber: {
    id: 'backoffice.redemptions.vat-number',
    defaultMessage: 'Partita IVA',
    description: 'Fact',
  },
  invoiceNumber: {
    id: 'backoffice.redemptions.invoice-number',
    defaultMessage: 'Numero della fattura',
    description: 'Fact, of companies',
  },
  email: {
    id: 'backoffice.redemptions.email',
    defaultMessage: 'E-mail per il pagamento',
    description: 'Fact',
  },
  withheld: {
    id: 'backoffice.redemptions.withheld',
    defaultMessage: 'Ritenuta d’acconto',
    description: 'Fact',
  },
  net: {
    id: 'backoffice.redemptions.net',
    defaultMessage: 'Da pagare',
    description: 'Fact',
  },
  declaration: {
    id: 'backoffice.redemptions.declaration',
    defaultMessage: "Dichiaro di non superare l'ammontare di Euro 5000 annuali",
    description: 'Quoted: WALLET-12',
  },
  yes: { id: 'backoffice.redemptions.yes', defaultMessage: 'Sì', description: 'Fact' },
  no: { id: 'backoffice.redemptions.no', defaultMessage: 'No', description: 'Fact' },
  reason: {
    id: 'backoffice.redemptions.reason',
    defaultMessage: 'Motivo del rifiuto',
    description: 'Fact, and field of the dialog',
  },
  documents: {
    id: 'backoffice.redemptions.documents',
    defaultMessage: 'Documenti',
    description: 'Heading',
  },
  noDocuments: {
    id: 'backoffice.redemptions.no-documents',
    defaultMessage: 'Nessun documento',
    description: 'A company sends none; those of closed requests are not kept',
  },
  withholding: {
    id: 'backoffice.redemptions.withholding',
    defaultMessage: 'Ritenuta d’acconto: {name}',
    description: 'Document',
  },
  occasional: {
    id: 'backoffice.redemptions.occasional',
    defaultMessage: 'Prestazione occasionale: {name}',
    description: 'Document',
  },
  download: {
    id: 'backoffice.redemptions.download',
    defaultMessage: 'Scarica',
    description: 'Button beside a document',
  },
  downloadOf: {
    id: 'backoffice.redemptions.download-of',
    defaultMessage: 'Scarica {name}',
    description: 'Name of that button',
  },
  downloadPaid: {
    id: 'backoffice.redemptions.download-paid',
    defaultMessage: 'Si scarica solo finché la richiesta non è evasa.',
    description: 'Why the withholding document cannot be downloaded (BACK-15)',
  },
  history: {
    id: 'backoffice.redemptions.history',
    defaultMessage: 'Storia',
    description: 'Heading',
  },
  asked: {
    id: 'backoffice.redemptions.asked',
    defaultMessage: 'Richiesta inviata',
    description: 'Event',
  },
  process: {
    id: 'backoffice.redemptions.process',
    defaultMessage: 'Evadi',
    description: 'Button',
  },
  processTitle: {
    id: 'backoffice.redemptions.process-title',
    defaultMessage: 'Sei sicuro di voler evadere la richiesta di notarizzazione?',
    description: 'Quoted: BACK-14',
  },
  processText: {
    id: 'backoffice.redemptions.process-text',
    defaultMessage:
      'Conferma dopo il bonifico di {net} sul conto {iban}. I crediti escono dal wallet e {holder} riceve una mail.',
    description: 'Dialog',
  },
  processed: {
    id: 'backoffice.redemptions.processed',
    defaultMessage: 'Richiesta evasa',
    description: 'Notice',
  },
  refuse: {
    id: 'backoffice.redemptions.refuse',
    defaultMessage: 'Rifiuta',
    description: 'Button',
  },
  refuseTitle: {
    id: 'backoffice.redemptions.refuse-title',
    defaultMessage: 'Rifiutare la richiesta {number}?',
    description: 'Dialog',
  },
  refuseText: {
    id: 'backoffice.redemptions.refuse-text',
    defaultMessage: 'I crediti tornano nel wallet, e la persona riceve il motivo per e-mail.',
    description: 'Dialog',
  },
  refusedNotice: {
    id: 'backoffice.redemptions.refused-notice',
    defaultMessage: 'Richiesta rifiutata: i crediti sono tornati nel wallet',
    description: 'Notice',
  },
  back: { id: 'backoffice.redemptions.back', defaultMessage: 'Annulla', description: 'Button' },
  failed: {
    id: 'backoffice.redemptions.failed',
    defaultMessage: 'La risposta non è stata salvata',
    description: 'Notice',
  },
  onlyAdministrators: {
    id: 'backoffice.redemptions.only-administrators',
    defaultMessage: 'Risponde un amministratore.',
    description: 'For editors, who only read (E18)',
  },
  notFound: {
    id: 'backoffice.redemptions.not-found',
    defaultMessage: 'Questa richiesta non esiste',
    description: 'Title',
  },
  toTable: {
    id: 'backoffice.redemptions.to-table',
    defaultMessage: 'Vai alle richieste di riscatto',
    description: 'Button',
  },
});
