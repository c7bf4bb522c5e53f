import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  heading: {
    id: 'wallet.certification.wallet',
    defaultMessage: 'Nel tuo wallet',
    description: 'Heading over the way into a wallet',
  },
  note: {
    id: 'wallet.certification.wallet-note',
    defaultMessage:
      'Porta il badge nell’app in cui tieni le tue credenziali: lo mostri da lì, e chi lo riceve può verificarlo.',
    description: 'Under the heading',
  },
  add: {
    id: 'wallet.certification.wallet-add',
    defaultMessage: 'Aggiungi al wallet',
    description: 'Opens the dialog with the QR code; its title',
  },
  lead: {
    id: 'wallet.certification.wallet-lead',
    defaultMessage:
      'Inquadra il codice con il tuo wallet e scrivi lì il codice di conferma. Non darlo a nessuno.',
    description: 'In the dialog, over the QR code',
  },
  picture: {
    id: 'wallet.certification.wallet-qr',
    defaultMessage: 'Codice QR da inquadrare con il wallet',
    description: 'Name of the picture',
  },
  transactionCode: {
    id: 'wallet.certification.wallet-code',
    defaultMessage: 'Codice di conferma',
    description: 'Over the six digits',
  },
  timeLeft: {
    id: 'wallet.certification.wallet-time',
    defaultMessage: 'Scade tra {time}',
    description: 'Countdown, minutes and seconds',
  },
  waiting: {
    id: 'wallet.certification.wallet-waiting',
    defaultMessage: 'In attesa del wallet…',
    description: 'Nobody has read the code',
  },
  opened: {
    id: 'wallet.certification.wallet-opened',
    defaultMessage: 'Il wallet ha letto il codice: scrivi lì il codice di conferma.',
    description: 'A wallet has read the offer',
  },
  wrongCode: {
    id: 'wallet.certification.wallet-wrong',
    defaultMessage:
      'Codice di conferma sbagliato. {count, plural, one {Resta # tentativo.} other {Restano # tentativi.}}',
    description: 'A wallet sent a wrong transaction code',
  },
  redeemed: {
    id: 'wallet.certification.wallet-redeemed',
    defaultMessage: 'Codice giusto: il wallet sta prendendo il badge…',
    description: 'The code was right, the badge is not taken yet',
  },
  taken: {
    id: 'wallet.certification.wallet-taken',
    defaultMessage: 'Il badge è nel tuo wallet.',
    description: 'A wallet has taken the badge',
  },
  expired: {
    id: 'wallet.certification.wallet-expired',
    defaultMessage: 'Il codice è scaduto, o ne hai chiesto un altro.',
    description: 'The offer is over',
  },
  blocked: {
    id: 'wallet.certification.wallet-blocked',
    defaultMessage: 'Troppi codici di conferma sbagliati: questo codice non vale più.',
    description: 'Five wrong transaction codes',
  },
  notKept: {
    id: 'wallet.certification.wallet-not-kept',
    defaultMessage: 'Il wallet ha ricevuto il badge ma non lo ha conservato.',
    description: 'The wallet said so',
  },
  refused: {
    id: 'wallet.certification.wallet-refused',
    defaultMessage: 'Non è stato possibile creare il codice. Riprova.',
    description: 'No offer was made and the server said no reason',
  },
  renew: {
    id: 'wallet.certification.wallet-renew',
    defaultMessage: 'Genera un nuovo codice',
    description: 'Makes another offer',
  },
  sameDevice: {
    id: 'wallet.certification.wallet-same-device',
    defaultMessage: 'Apri il wallet su questo dispositivo',
    description: 'Link of the offer',
  },
  demoWallet: {
    id: 'wallet.certification.wallet-demo',
    defaultMessage: 'Apri il wallet di prova',
    description: 'Only where the demo wallet is',
  },
  copy: {
    id: 'wallet.certification.wallet-copy',
    defaultMessage: 'Copia l’indirizzo del codice',
    description: 'Copies the link of the offer',
  },
  copied: {
    id: 'wallet.certification.wallet-copied',
    defaultMessage: 'Indirizzo copiato',
    description: 'After copying',
  },
  copyFailed: {
    id: 'wallet.certification.wallet-copy-failed',
    defaultMessage: 'Copia non riuscita. L’indirizzo è {url}',
    description: 'The browser refused the clipboard',
  },
  done: {
    id: 'wallet.certification.wallet-done',
    defaultMessage: 'Chiudi',
    description: 'Closes the dialog after the badge was taken',
  },
});
