import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  textsMissing: {
    id: 'shell.texts.missing',
    defaultMessage: 'I testi di {teams} non sono arrivati: per ora leggi quelli in italiano.',
    description: 'Notice above a page whose texts are lost or late; teams look after them',
  },
  textsAskedAgain: {
    id: 'shell.texts.askedAgain',
    defaultMessage: 'Chiedo di nuovo i testi di {teams}.',
    description: 'In place of the notice, from a click on its button until the texts are here',
  },
  retry: {
    id: 'shell.texts.retry',
    defaultMessage: 'Riprova',
    description: 'Button of the notice: asks for the texts again',
  },
});
