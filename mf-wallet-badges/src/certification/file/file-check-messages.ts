import { defineMessages } from 'shared-ui';

/** What the checks of a file are called where a badge’s own page has no name, and what each says when it passed. */
export const fileCheckMessages = defineMessages({
  formName: {
    id: 'wallet.verify.check-form-name',
    defaultMessage: 'È un Open Badge intero',
    description: 'Check',
  },
  formText: {
    id: 'wallet.verify.check-form-text',
    defaultMessage: 'Ha tutte le parti che lo standard chiede.',
    description: 'Check explained',
  },
  issuerOwn: {
    id: 'wallet.verify.check-issuer-own',
    defaultMessage: 'L’ente pubblica qui la chiave che ha firmato.',
    description: 'Check explained',
  },
  issuerForeign: {
    id: 'wallet.verify.check-issuer-foreign',
    defaultMessage: 'L’ente si presenta con la chiave stessa che ha firmato.',
    description: 'Check explained',
  },
  issuerConfirmed: {
    id: 'wallet.verify.check-issuer-confirmed',
    defaultMessage: '{host} pubblica come sua la chiave che ha firmato.',
    description: 'Check explained',
  },
  issuerHosted: {
    id: 'wallet.verify.check-issuer-hosted',
    defaultMessage: 'Il badge è sul server che l’ente indica come suo, {host}.',
    description: 'Check explained',
  },
  hostedText: {
    id: 'wallet.verify.check-hosted-text',
    defaultMessage: 'Il server dell’ente ha lo stesso badge.',
    description: 'Check explained: the badge is not signed',
  },
  signatureText: {
    id: 'wallet.verify.check-signature-text',
    defaultMessage: 'Ogni dato è quello che la chiave ha firmato.',
    description: 'Check explained',
  },
  pictureText: {
    id: 'wallet.verify.check-picture-text',
    defaultMessage:
      'L’immagine mostrata qui è quella firmata. Quella dentro il file non la guardiamo.',
    description: 'Check explained',
  },
  logText: {
    id: 'wallet.verify.check-log-text',
    defaultMessage: 'Il registro pubblico contiene questa credenziale.',
    description: 'Check explained',
  },
  pastText: {
    id: 'wallet.verify.check-past-text',
    defaultMessage: 'Il registro non contraddice quello che questo browser ha visto finora.',
    description: 'Check explained',
  },
});
