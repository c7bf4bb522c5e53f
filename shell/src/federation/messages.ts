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
  ownTextsMissing: {
    id: 'shell.texts.ownMissing',
    defaultMessage:
      'I testi in inglese non sono arrivati: per ora leggi quelli in italiano. <en>The English texts have not arrived: “Riprova” asks for them again.</en>',
    description:
      'Notice above a page that is in Italian because the English texts of the whole interface are lost or late: who reads it wants English, and only the words of the code are there. <en> marks what is English in both languages',
  },
  ownTextsAskedAgain: {
    id: 'shell.texts.ownAskedAgain',
    defaultMessage:
      'Chiedo di nuovo i testi in inglese. <en>Asking for the English texts again.</en>',
    description:
      'In place of the notice on the English texts of the whole interface, from a click on its button until they are here',
  },
  retry: {
    id: 'shell.texts.retry',
    defaultMessage: 'Riprova',
    description: 'Button of the notice: asks for the texts again',
  },
});
