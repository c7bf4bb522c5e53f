import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  verdictAuthentic: {
    id: 'wallet.certification.verdict-authentic',
    defaultMessage: 'Certificazione autentica',
    description: 'Verdict',
  },
  verdictNotVerifiable: {
    id: 'wallet.certification.verdict-not-verifiable',
    defaultMessage: 'Non verificabile adesso',
    description: 'Verdict',
  },
  verdictRevoked: {
    id: 'wallet.certification.verdict-revoked',
    defaultMessage: 'Certificazione revocata',
    description: 'Verdict',
  },
  checkedAt: {
    id: 'wallet.certification.checked-at',
    defaultMessage: 'Verificata adesso, {at}',
    description: 'When the verdict was reached',
  },
  again: {
    id: 'wallet.certification.again',
    defaultMessage: 'Verifica di nuovo',
    description: 'Repeats the check',
  },
});
