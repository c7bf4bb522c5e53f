import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'wallet.redemption.title',
    defaultMessage: 'Richiedi il riscatto',
    description: 'Heading of the redemption form',
  },
  kind: {
    id: 'wallet.redemption.kind',
    defaultMessage: 'Crediti da riscattare',
    description: 'Which kind of credits; for teachers',
  },
  reward: {
    id: 'wallet.redemption.reward',
    defaultMessage: 'Reward per promozione',
    description: 'Kind of credits',
  },
  profitSharing: {
    id: 'wallet.redemption.profit-sharing',
    defaultMessage: 'Profit sharing',
    description: 'Kind of credits',
  },
  available: {
    id: 'wallet.redemption.available',
    defaultMessage: '{amount} disponibili',
    description: 'Beside a kind of credits',
  },
  windowOpen: {
    id: 'wallet.redemption.window-open',
    defaultMessage: 'Finestra aperta dal {from} al {to}, giorni interi, ora italiana.',
    description: 'Rewards can be redeemed now (M27)',
  },
  windowNext: {
    id: 'wallet.redemption.window-next',
    defaultMessage: 'Prossima finestra: dal {from} al {to}, giorni interi, ora italiana.',
    description: 'When rewards can be redeemed next',
  },
  windowRule: {
    id: 'wallet.redemption.window-rule',
    defaultMessage: 'I reward si riscattano dal 15 al 22 di marzo, giugno, settembre e dicembre.',
    description: 'Rule of the windows (WALLET-17)',
  },
  noWindow: {
    id: 'wallet.redemption.no-window',
    defaultMessage: 'Il profit sharing si riscatta in ogni giorno dell’anno.',
    description: 'Profit sharing has no window (M28)',
  },
  minimum: {
    id: 'wallet.redemption.minimum',
    defaultMessage: 'Minimo {amount}.',
    description: 'The least that can be asked for (WALLET-16)',
  },
  rules: {
    id: 'wallet.redemption.rules',
    defaultMessage: 'Le regole',
    description: 'Name of the list of rules',
  },
  ruleOccasional: {
    id: 'wallet.redemption.rule-occasional',
    defaultMessage: 'Prestazione occasionale: fino a {limit} all’anno, 80% a te e 20% di ritenuta.',
    description: 'Rule of occasional work (WALLET-19, M30)',
  },
  ruleYear: {
    id: 'wallet.redemption.rule-year',
    defaultMessage: 'Quest’anno, tra evase e in attesa, hai chiesto {year}.',
    description: 'What counts towards the limit of the year, where it is something (M30)',
  },
  ruleBetween: {
    id: 'wallet.redemption.rule-between',
    defaultMessage:
      'Da {limit} a {vat} all’anno si chiede senza la dichiarazione e si pagano i contributi; oltre {vat} serve una partita IVA.',
    description: 'Rule above the first limit (M31)',
  },
  ruleStamp: {
    id: 'wallet.redemption.rule-stamp',
    defaultMessage:
      'Sulle ricevute oltre {amount} applica una marca da bollo da 2,00 €, a tuo carico.',
    description: 'Duty stamp (M40)',
  },
  ruleCompany: {
    id: 'wallet.redemption.rule-company',
    defaultMessage:
      'Un’azienda emette fattura: l’importo è il totale della fattura, IVA inclusa, senza ritenuta.',
    description: 'Rule of companies (M32)',
  },
  ruleCoupon: {
    id: 'wallet.redemption.rule-coupon',
    defaultMessage:
      'I crediti nel coupon e quelli in attesa non si riscattano. Quelli richiesti restano da parte finché non ti rispondiamo.',
    description: 'What cannot be redeemed, and what a request holds',
  },
  amount: {
    id: 'wallet.redemption.amount',
    defaultMessage: 'Importo richiesto',
    description: 'Field',
  },
  amountRange: {
    id: 'wallet.redemption.amount-range',
    defaultMessage: 'Da {minimum} a {maximum}.',
    description: 'Under the amount',
  },
  amountSplit: {
    id: 'wallet.redemption.amount-split',
    defaultMessage: '80% a te: {net}. 20% ritenuta: {withheld}.',
    description: 'Under the amount, of a person (WALLET-19)',
  },
  amountWrong: {
    id: 'wallet.redemption.amount-wrong',
    defaultMessage: '(*) Inserisci un importo tra il minimo e il massimo indicati',
    description: 'Amount out of range',
  },
  email: {
    id: 'wallet.redemption.email',
    defaultMessage: 'E-mail per il pagamento',
    description: 'Field (WALLET-08)',
  },
  iban: { id: 'wallet.redemption.iban', defaultMessage: 'IBAN', description: 'Field (WALLET-08)' },
  ibanHelp: {
    id: 'wallet.redemption.iban-help',
    defaultMessage: 'Paghiamo su questo conto; l’e-mail serve se il bonifico non riesce.',
    description: 'Which of the two is paid to (E164)',
  },
  invoiceNumber: {
    id: 'wallet.redemption.invoice-number',
    defaultMessage: 'Numero della fattura',
    description: 'Field, of companies (WALLET-09)',
  },
  withholding: {
    id: 'wallet.redemption.withholding',
    defaultMessage: 'Documento ritenuta d’acconto',
    description: 'Upload (WALLET-10)',
  },
  declaration: {
    id: 'wallet.redemption.declaration',
    defaultMessage: "Dichiaro di non superare l'ammontare di Euro 5000 annuali",
    description: 'Quoted: WALLET-12',
  },
  declarationCompany: {
    id: 'wallet.redemption.declaration-company',
    defaultMessage: 'La dichiarazione è per le persone fisiche.',
    description: 'Why the switch is locked for companies (WALLET-13)',
  },
  declarationWrong: {
    id: 'wallet.redemption.declaration-wrong',
    defaultMessage: '(*) Con questa richiesta superi i 5000 Euro annuali',
    description: 'The declaration would be false (M30)',
  },
  occasional: {
    id: 'wallet.redemption.occasional',
    defaultMessage: 'Documento prestazione occasionale',
    description: 'Upload (WALLET-11)',
  },
  submit: {
    id: 'wallet.redemption.submit',
    defaultMessage: 'Invia la richiesta',
    description: 'Button',
  },
  uploading: {
    id: 'wallet.redemption.uploading',
    defaultMessage: 'Aspetta che il documento sia caricato.',
    description: 'Why the button waits',
  },
  sent: {
    id: 'wallet.redemption.sent',
    defaultMessage: 'La richiesta è stata inoltrata con successo',
    description: 'Quoted: WALLET-20',
  },
  failed: {
    id: 'wallet.redemption.failed',
    defaultMessage: "Si è verificato un errore nell'invio della richiesta",
    description: 'Quoted: WALLET-21',
  },
  refusedDisabled: {
    id: 'wallet.redemption.refused-disabled',
    defaultMessage: 'In questo momento non si possono riscattare crediti.',
    description: 'Why nothing can be asked for',
  },
  refusedOpen: {
    id: 'wallet.redemption.refused-open',
    defaultMessage: 'Hai già una richiesta in attesa per questi crediti.',
    description: 'Why nothing can be asked for',
  },
  refusedWindow: {
    id: 'wallet.redemption.refused-window',
    defaultMessage: 'La finestra per i reward è chiusa.',
    description: 'Why nothing can be asked for',
  },
  refusedVatNumber: {
    id: 'wallet.redemption.refused-vat-number',
    defaultMessage: 'La partita IVA della tua azienda non è valida: scrivi all’assistenza.',
    description: 'Why nothing can be asked for (E35)',
  },
  refusedThreshold: {
    id: 'wallet.redemption.refused-threshold',
    defaultMessage: 'I crediti disponibili sono meno del minimo di {minimum}.',
    description: 'Why nothing can be asked for (WALLET-14)',
  },
  refusedVatRequired: {
    id: 'wallet.redemption.refused-vat-required',
    defaultMessage: 'Con il minimo superi gli {vat} di quest’anno: oltre serve una partita IVA.',
    description: 'Why nothing can be asked for (M31)',
  },
  refusedOther: {
    id: 'wallet.redemption.refused-other',
    defaultMessage: 'Ora non puoi chiedere un riscatto di questi crediti.',
    description: 'Why nothing can be asked for',
  },
  requests: {
    id: 'wallet.redemption.requests',
    defaultMessage: 'Le tue richieste di riscatto',
    description: 'Heading of the history',
  },
  noRequests: {
    id: 'wallet.redemption.no-requests',
    defaultMessage: 'Non hai ancora chiesto un riscatto',
    description: 'Empty history',
  },
  requestLine: {
    id: 'wallet.redemption.request-line',
    defaultMessage: '{kind}, richiesta il {date}',
    description: 'Under the amount of a request',
  },
  closedOn: {
    id: 'wallet.redemption.closed-on',
    defaultMessage: 'chiusa il {date}',
    description: 'Beside the day of a request',
  },
  reason: {
    id: 'wallet.redemption.reason',
    defaultMessage: 'Motivo: “{reason}”',
    description: 'Why a request was refused',
  },
  stateOpen: {
    id: 'wallet.redemption.state-open',
    defaultMessage: 'In attesa',
    description: 'State of a request',
  },
  statePaid: {
    id: 'wallet.redemption.state-paid',
    defaultMessage: 'Evasa',
    description: 'State of a request',
  },
  stateRefused: {
    id: 'wallet.redemption.state-refused',
    defaultMessage: 'Rifiutata',
    description: 'State of a request',
  },
  stateWithdrawn: {
    id: 'wallet.redemption.state-withdrawn',
    defaultMessage: 'Ritirata',
    description: 'State of a request',
  },
  withdraw: {
    id: 'wallet.redemption.withdraw',
    defaultMessage: 'Ritira',
    description: 'Button of a request that waits',
  },
  withdrawOf: {
    id: 'wallet.redemption.withdraw-of',
    defaultMessage: 'Ritira la richiesta {number}',
    description: 'Name of that button',
  },
  withdrawTitle: {
    id: 'wallet.redemption.withdraw-title',
    defaultMessage: 'Ritirare la richiesta di {amount}?',
    description: 'Dialog',
  },
  withdrawText: {
    id: 'wallet.redemption.withdraw-text',
    defaultMessage: 'I crediti tornano disponibili. Potrai fare un’altra richiesta.',
    description: 'Dialog',
  },
  withdrawn: {
    id: 'wallet.redemption.withdrawn',
    defaultMessage: 'Richiesta ritirata: i crediti sono di nuovo disponibili',
    description: 'Notice',
  },
  withdrawFailed: {
    id: 'wallet.redemption.withdraw-failed',
    defaultMessage: 'La richiesta non è stata ritirata',
    description: 'Notice',
  },
});
