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
  verdictRewritten: {
    id: 'wallet.certification.verdict-rewritten',
    defaultMessage: 'Registro pubblico riscritto',
    description: 'Verdict: the log is not what this browser saw of it',
  },
  verdictRefused: {
    id: 'wallet.certification.verdict-refused',
    defaultMessage: 'Certificazione non autentica',
    description: 'Verdict',
  },
  verdictExpired: {
    id: 'wallet.certification.verdict-expired',
    defaultMessage: 'Certificazione scaduta',
    description: 'Verdict',
  },
  onPaper: {
    id: 'wallet.verdict.on-paper',
    defaultMessage: 'Chi legge questo foglio verifica il badge a questo indirizzo: {address}',
    description: 'On the printed page alone',
  },
  validUntil: {
    id: 'wallet.verdict.valid-until',
    defaultMessage: 'Scadenza: <b>{date}</b>.',
    description: 'After whose badge it is and since when',
  },
  checking: {
    id: 'wallet.certification.checking',
    defaultMessage: 'Verifica in corso',
    description: 'In place of the verdict',
  },
  checkingHere: {
    id: 'wallet.certification.checking-here',
    defaultMessage: 'Il tuo browser sta verificando…',
    description: 'While the check runs',
  },
  triedAt: {
    id: 'wallet.certification.tried-at',
    defaultMessage: 'Ultimo tentativo: {at}',
    description: 'When a check was tried that could not be made',
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
