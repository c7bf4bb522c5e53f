import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  panel: {
    id: 'shell.override.panel',
    defaultMessage: 'Prova una parte in locale',
    description: 'Title of the developer panel',
  },
  remote: {
    id: 'shell.override.remote',
    defaultMessage: 'Parte',
    description: 'Field: which remote',
  },
  address: {
    id: 'shell.override.address',
    defaultMessage: 'Indirizzo sul tuo computer',
    description: 'Field',
  },
  addressHelp: {
    id: 'shell.override.address.help',
    defaultMessage: 'Dove gira la tua versione, per esempio http://localhost:4100',
    description: 'Help of the field',
  },
  onlyLoopback: {
    id: 'shell.override.only-loopback',
    defaultMessage:
      'Serve una parte e un indirizzo di questo computer: http://localhost con la porta.',
    description: 'Error of the field',
  },
  next: {
    id: 'shell.override.next',
    defaultMessage: 'Continua',
    description: 'Goes on to the confirmation',
  },
  cancel: {
    id: 'shell.override.cancel',
    defaultMessage: 'Annulla',
    description: 'Closes the panel',
  },
  question: {
    id: 'shell.override.question',
    defaultMessage: 'Usare {remote} da {origin}?',
    description: 'Title of the confirmation',
  },
  warning: {
    id: 'shell.override.warning',
    defaultMessage:
      'Il codice di {origin} girerà in questo browser con la tua sessione, senza controllo di integrità. Continua solo se è tuo: se qualcuno ti ha mandato qui con un link, annulla.',
    description: 'Text of the confirmation',
  },
  confirm: {
    id: 'shell.override.confirm',
    defaultMessage: 'Usa {remote} locale',
    description: 'Confirms',
  },
  active: {
    id: 'shell.override.active',
    defaultMessage: '{remote} viene da {origin}, solo in questo browser.',
    description: 'Banner',
  },
  silent: {
    id: 'shell.override.silent',
    defaultMessage: '{origin} non risponde: {remote} è quello rilasciato.',
    description: 'Banner when the local remote cannot be read',
  },
  previewActive: {
    id: 'shell.preview.active',
    defaultMessage: 'Anteprima di {releases}, solo in questo browser e fino al {until}.',
    description: 'Banner while stored releases are shown by a link',
  },
  leave: {
    id: 'shell.override.leave',
    defaultMessage: 'Torna a quello rilasciato',
    description: 'Ends the override',
  },
  leaveFailed: {
    id: 'shell.override.leave.failed',
    defaultMessage: 'Non è stato possibile uscire. Riprova.',
    description: 'Notice',
  },
});
