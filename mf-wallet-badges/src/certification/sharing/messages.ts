import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  copyLink: {
    id: 'wallet.certification.copy-link',
    defaultMessage: 'Copia il link',
    description: 'Copies the public address (BADGE-07)',
  },
  copied: {
    id: 'wallet.certification.copied',
    defaultMessage: 'Link copiato',
    description: 'After copying',
  },
  copyFailed: {
    id: 'wallet.certification.copy-failed',
    defaultMessage: 'Copia non riuscita. Il link è {url}',
    description: 'The browser refused the clipboard',
  },
  visibility: {
    id: 'wallet.certification.visibility',
    defaultMessage: 'Pagina pubblica visibile',
    description: 'Switch (E121)',
  },
  visibilityDetail: {
    id: 'wallet.certification.visibility-detail',
    defaultMessage: 'Chi ha il link vede il badge, il tuo nome e la data.',
    description: 'Under the switch',
  },
  hidden: {
    id: 'wallet.certification.hidden',
    defaultMessage: 'La pagina pubblica è nascosta',
    description: 'After switching off',
  },
  shown: {
    id: 'wallet.certification.shown',
    defaultMessage: 'La pagina pubblica è visibile',
    description: 'After switching on',
  },
});
