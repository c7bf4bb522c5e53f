import { defineMessages } from 'shared-ui';

/** What a visitor reads before a host of somebody else is asked. */
export const askMessages = defineMessages({
  title: {
    id: 'wallet.verify.ask-title',
    defaultMessage: 'Possiamo chiedere a {host}?',
    description: 'In place of a verdict, before anything is fetched',
  },
  titleText: {
    id: 'wallet.verify.ask-title-text',
    defaultMessage: 'Finora non abbiamo chiesto nulla a nessuno.',
    description: 'Under the question',
  },
  badge: {
    id: 'wallet.verify.ask-badge',
    defaultMessage: 'Il badge è su quel server.',
    description: 'Why a host is asked',
  },
  checks: {
    id: 'wallet.verify.ask-checks',
    defaultMessage: 'Per gli altri controlli serve la risposta di un altro server.',
    description: 'Why hosts are asked',
  },
  learns: {
    id: 'wallet.verify.ask-learns',
    defaultMessage:
      'Se dici di sì, glielo chiede il tuo browser: quel server vede l’indirizzo di rete di questo dispositivo e l’ora, ma nessun cookie e non da quale pagina arrivi.',
    description: 'What a host learns of the visitor',
  },
  ask: {
    id: 'wallet.verify.ask',
    defaultMessage: 'Chiedi a {host}',
    description: 'Button',
  },
});
