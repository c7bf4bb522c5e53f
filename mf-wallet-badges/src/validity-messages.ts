import { defineMessages } from 'shared-ui';

/** Until when a badge is valid. */
export const validityMessages = defineMessages({
  valid: {
    id: 'wallet.validity.valid',
    defaultMessage: 'Valido fino al {date}',
    description: 'On a badge whose end is far',
  },
  expiring: {
    id: 'wallet.validity.expiring',
    defaultMessage: 'Scade il {date}',
    description: 'On a badge that ends within 90 days',
  },
  expired: {
    id: 'wallet.validity.expired',
    defaultMessage: 'Scaduto il {date}',
    description: 'On a badge that is over',
  },
  revoked: {
    id: 'wallet.validity.revoked',
    defaultMessage: 'Revocato il {date}',
    description: 'On a badge that was revoked',
  },
  isOver: {
    id: 'wallet.validity.is-over',
    defaultMessage: 'Scaduto',
    description: 'On a small badge that is over',
  },
  isRevoked: {
    id: 'wallet.validity.is-revoked',
    defaultMessage: 'Revocato',
    description: 'On a small badge that was revoked',
  },
  label: {
    id: 'wallet.validity.label',
    defaultMessage: 'Validità',
    description: 'Label',
  },
  endless: {
    id: 'wallet.validity.endless',
    defaultMessage: 'Senza scadenza',
    description: 'Value beside Validità',
  },
});
