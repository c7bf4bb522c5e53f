import { defineMessages } from 'shared-ui';

/** The link by which a holder shares the curriculum. */
export const shareMessages = defineMessages({
  heading: {
    id: 'wallet.curriculum.share',
    defaultMessage: 'Condivisione del curriculum',
    description: 'Name of the part with the switch, also where it does not load',
  },
  byLink: {
    id: 'wallet.curriculum.share-by-link',
    defaultMessage: 'Condividi con un link',
    description: 'Switch',
  },
  byLinkDetail: {
    id: 'wallet.curriculum.share-by-link-detail',
    defaultMessage:
      'Chi ha il link vede il tuo nome, i badge con la pagina pubblica visibile e le competenze che dimostrano.',
    description: 'Under the switch',
  },
  address: {
    id: 'wallet.curriculum.share-address',
    defaultMessage: 'Indirizzo',
    description: 'Label of the address, for screen readers',
  },
  copy: {
    id: 'wallet.curriculum.share-copy',
    defaultMessage: 'Copia il link',
    description: 'Copies the address',
  },
  copied: {
    id: 'wallet.curriculum.share-copied',
    defaultMessage: 'Link copiato',
    description: 'After copying',
  },
  copyFailed: {
    id: 'wallet.curriculum.share-copy-failed',
    defaultMessage: 'Copia non riuscita. Il link è {url}',
    description: 'The browser refused the clipboard',
  },
  open: {
    id: 'wallet.curriculum.share-open',
    defaultMessage: 'Apri la pagina',
    description: 'Opens what strangers see',
  },
  shared: {
    id: 'wallet.curriculum.share-shared',
    defaultMessage: 'Il curriculum è condiviso',
    description: 'After switching on',
  },
  ended: {
    id: 'wallet.curriculum.share-ended',
    defaultMessage: 'Il link non funziona più',
    description: 'After switching off',
  },
  endTitle: {
    id: 'wallet.curriculum.share-end-title',
    defaultMessage: 'Vuoi smettere di condividere il curriculum?',
    description: 'Question before the link ends',
  },
  endText: {
    id: 'wallet.curriculum.share-end-text',
    defaultMessage:
      'Il link smette subito di funzionare, anche per chi lo ha già. Se condividi di nuovo, il link sarà un altro.',
    description: 'Under the question',
  },
  end: {
    id: 'wallet.curriculum.share-end',
    defaultMessage: 'Smetti di condividere',
    description: 'Confirms',
  },
});
