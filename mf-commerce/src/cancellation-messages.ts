import { defineMessages } from 'shared-ui';

export const cancellationMessages = defineMessages({
  ask: {
    id: 'commerce.cancellation.ask',
    defaultMessage: 'Chiedi l’annullamento',
    description: 'Asks for the cancellation of a paid order (ORDER-40)',
  },
  title: {
    id: 'commerce.cancellation.title',
    defaultMessage: 'Vuoi annullare l’ordine {orderNumber}?',
    description: 'Title of the dialog',
  },
  text: {
    id: 'commerce.cancellation.text',
    defaultMessage:
      'Rispondiamo per e-mail. Fino ad allora i codici non riscattati sono sospesi; un corso che inizi nel frattempo non si rimborsa.',
    description: 'What asking means',
  },
  reason: {
    id: 'commerce.cancellation.reason',
    defaultMessage: 'Perché vuoi annullare',
    description: 'Label of the reason (BACK-12)',
  },
  keep: {
    id: 'commerce.cancellation.keep',
    defaultMessage: 'Tieni l’ordine',
    description: 'Closes the dialog',
  },
  sent: {
    id: 'commerce.cancellation.sent',
    defaultMessage: 'Richiesta inviata: ti rispondiamo per e-mail',
    description: 'Toast',
  },
  notInState: {
    id: 'commerce.cancellation.not-in-state',
    defaultMessage: 'Si può chiedere per un ordine pagato, una richiesta alla volta',
    description: 'Why the button is disabled',
  },
  used: {
    id: 'commerce.cancellation.used',
    defaultMessage: 'Un corso è iniziato o un codice è stato riscattato',
    description: 'Why the button is disabled (M34)',
  },
  open: {
    id: 'commerce.cancellation.open',
    defaultMessage: 'Annullamento chiesto il {date}: “{reason}”. Ti rispondiamo per e-mail.',
    description: 'An open request',
  },
  openByOffice: {
    id: 'commerce.cancellation.open-by-office',
    defaultMessage: 'Stiamo valutando l’annullamento di questo ordine: “{reason}”.',
    description: 'An open request of the back office',
  },
  whole: {
    id: 'commerce.cancellation.whole',
    defaultMessage: 'Ordine annullato il {date}. Rimborso: {amount}.',
    description: 'An accepted request',
  },
  part: {
    id: 'commerce.cancellation.part',
    defaultMessage: 'Richiesta accolta in parte il {date}. Il resto dell’ordine resta tuo.',
    description: 'A request accepted in part',
  },
  refused: {
    id: 'commerce.cancellation.refused',
    defaultMessage: 'Richiesta non accolta il {date}.',
    description: 'A refused request',
  },
  answer: {
    id: 'commerce.cancellation.answer',
    defaultMessage: 'La risposta: “{text}”',
    description: 'What the administrator wrote',
  },
});
