import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'catalogue.tutorial.title',
    defaultMessage: 'Tutorial',
    description: 'Page title',
  },
  lead: {
    id: 'catalogue.tutorial.lead',
    defaultMessage:
      'Tre guide brevi per partire: configurare il wallet, registrarsi con un’identità verificata, registrarsi con SPID.',
    description: 'Page lead',
  },
  wallet: {
    id: 'catalogue.tutorial.wallet',
    defaultMessage: 'Configurazione del wallet',
    description: 'Video (PUB-07)',
  },
  identity: {
    id: 'catalogue.tutorial.identity',
    defaultMessage: 'Registrazione con identità verificata',
    description: 'Video (PUB-07)',
  },
  spid: {
    id: 'catalogue.tutorial.spid',
    defaultMessage: 'Registrazione con SPID',
    description: 'Video (PUB-07)',
  },
  unavailable: {
    id: 'catalogue.tutorial.unavailable',
    defaultMessage: 'Non ancora disponibile',
    description: 'State of a video (PUB-08)',
  },
  meanwhile: {
    id: 'catalogue.tutorial.meanwhile',
    defaultMessage:
      'I video sono in preparazione. Nel frattempo trovi gli stessi passaggi nel manuale utente e nelle FAQ.',
    description: 'Below the videos',
  },
  toFaq: {
    id: 'catalogue.tutorial.to-faq',
    defaultMessage: 'Leggi le FAQ',
    description: 'Action',
  },
});
