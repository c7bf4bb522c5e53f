import { defineMessages } from 'shared-ui';

/** What buyer and holder do with one voucher, and what became of it (E167). */
export const changeMessages = defineMessages({
  actionsOf: {
    id: 'commerce.voucher.actions-of',
    defaultMessage: 'Azioni per il voucher di {title}, {code}',
    description: 'Name of the menu of a row',
  },
  send: {
    id: 'commerce.voucher.send',
    defaultMessage: 'Invia per e-mail',
    description: 'Row action',
  },
  sendAgain: {
    id: 'commerce.voucher.send-again',
    defaultMessage: 'Invia di nuovo per e-mail',
    description: 'Row action, of a code that was sent',
  },
  sendTitle: {
    id: 'commerce.voucher.send-title',
    defaultMessage: 'Invia il codice {code}',
    description: 'Title of the dialog',
  },
  sendText: {
    id: 'commerce.voucher.send-text',
    defaultMessage: '“{title}”. Riceve il codice e che cosa fare per usarlo.',
    description: 'Text of the dialog',
  },
  sendSubmit: {
    id: 'commerce.voucher.send-submit',
    defaultMessage: 'Invia',
    description: 'Button of the dialog',
  },
  cancel: {
    id: 'commerce.voucher.cancel',
    defaultMessage: 'Annulla',
    description: 'Button that closes a dialog',
  },
  sentToast: {
    id: 'commerce.voucher.sent-toast',
    defaultMessage: 'L’e-mail parte per {email}',
    description: 'After a code was sent',
  },
  withdraw: {
    id: 'commerce.voucher.withdraw',
    defaultMessage: 'Ritira il codice',
    description: 'Row action',
  },
  withdrawTitle: {
    id: 'commerce.voucher.withdraw-title',
    defaultMessage: 'Ritirare il codice {code}?',
    description: 'Title of the dialog',
  },
  withdrawText: {
    id: 'commerce.voucher.withdraw-text',
    defaultMessage:
      'Chi lo ha ricevuto non potrà più usarlo: se glielo abbiamo mandato noi, lo avvisiamo per e-mail. Il posto resta tuo, con un codice nuovo da dare a qualcun altro. Per riavere il denaro, chiedi l’annullamento dell’ordine.',
    description: 'Text of the dialog (M33)',
  },
  withdrawnToast: {
    id: 'commerce.voucher.withdrawn-toast',
    defaultMessage: 'Codice ritirato: il voucher ne ha uno nuovo',
    description: 'After a withdrawal',
  },
  notFree: {
    id: 'commerce.voucher.not-free',
    defaultMessage: 'Non si può più: il codice è riscattato, sospeso o annullato',
    description: 'Why a row action is not possible',
  },
  showName: {
    id: 'commerce.voucher.show-name',
    defaultMessage: 'Mostra il mio nome a chi lo ha comprato',
    description: 'Row action of the holder',
  },
  hideName: {
    id: 'commerce.voucher.hide-name',
    defaultMessage: 'Nascondi il mio nome a chi lo ha comprato',
    description: 'Row action of the holder',
  },
  nameShown: {
    id: 'commerce.voucher.name-shown',
    defaultMessage: 'Chi lo ha comprato vede il tuo nome',
    description: 'After the action',
  },
  nameHidden: {
    id: 'commerce.voucher.name-hidden',
    defaultMessage: 'Chi lo ha comprato non vede il tuo nome',
    description: 'After the action',
  },
  shareProgress: {
    id: 'commerce.voucher.share-progress',
    defaultMessage: 'Mostra come procedi a {company}',
    description: 'Row action of the holder of a company’s voucher',
  },
  keepProgress: {
    id: 'commerce.voucher.keep-progress',
    defaultMessage: 'Non mostrare più come procedi a {company}',
    description: 'Row action of the holder of a company’s voucher',
  },
  progressShared: {
    id: 'commerce.voucher.progress-shared',
    defaultMessage: '{company} vede avanzamento, esito dell’esame e badge del corso',
    description: 'After the action',
  },
  progressKept: {
    id: 'commerce.voucher.progress-kept',
    defaultMessage: '{company} sa soltanto che il codice è stato riscattato',
    description: 'After the action',
  },
  mailDue: {
    id: 'commerce.voucher.mail-due',
    defaultMessage: 'Parte il {day} per {name}, {email}',
    description: 'Under the state: a mail that waits for its day',
  },
  mailLeaving: {
    id: 'commerce.voucher.mail-leaving',
    defaultMessage: 'In partenza per {name}, {email}',
    description: 'Under the state: a mail that leaves now',
  },
  mailSent: {
    id: 'commerce.voucher.mail-sent',
    defaultMessage: 'Inviato il {day} a {name}, {email}',
    description: 'Under the state',
  },
  redeemedBy: {
    id: 'commerce.voucher.redeemed-by',
    defaultMessage: 'Da {name}',
    description: 'Under the state',
  },
});
