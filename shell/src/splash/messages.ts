import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  security: {
    id: 'shell.splash.security',
    defaultMessage: 'Sicurezza e certificazioni',
    description: 'First step (SHELL-24)',
  },
  securityText: {
    id: 'shell.splash.security.text',
    defaultMessage:
      'Entri con la tua identità digitale. Ogni badge è firmato e scritto sulla blockchain: chiunque può verificarlo.',
    description: 'Text of the first step',
  },
  webinar: {
    id: 'shell.splash.webinar',
    defaultMessage: 'In contatto con tutti',
    description: 'Second step: connecting with everyone (SHELL-24)',
  },
  webinarText: {
    id: 'shell.splash.webinar.text',
    defaultMessage:
      'Docenti, colleghi, aziende: le domande trovano risposta nel corso, e il tuo curriculum si condivide con un collegamento.',
    description: 'Text of the second step',
  },
  remote: {
    id: 'shell.splash.remote',
    defaultMessage: 'Prima di tutto, imparare',
    description: 'Third step: learning first (SHELL-24)',
  },
  remoteText: {
    id: 'shell.splash.remote.text',
    defaultMessage:
      'Le lezioni si seguono da casa, quando vuoi, e riprendono da dove le avevi lasciate.',
    description: 'Text of the third step',
  },
  next: { id: 'shell.splash.next', defaultMessage: 'Avanti', description: 'To the next step' },
  start: {
    id: 'shell.splash.start',
    defaultMessage: 'Comincia',
    description: 'Closes the splash at its last step',
  },
  skip: {
    id: 'shell.splash.skip',
    defaultMessage: 'Salta',
    description: 'Ends the splash at any step (SHELL-25)',
  },
  position: {
    id: 'shell.splash.position',
    defaultMessage: 'Passo {position} di {total}',
    description: 'Which of the three steps this is',
  },
});
