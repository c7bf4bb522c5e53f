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
  walletTranscript: {
    id: 'catalogue.tutorial.wallet-transcript',
    defaultMessage:
      'Apri la voce Wallet del menu. Scegli come ricevere i crediti: su un conto, con PayPal o come sconto sui corsi. Controlla i dati, conferma e attendi l’avviso: da quel momento ogni credito guadagnato compare nel saldo, con la sua data.',
    description: 'What the video says (PUB-07, E81)',
  },
  identityTranscript: {
    id: 'catalogue.tutorial.identity-transcript',
    defaultMessage:
      'Premi Accedi e scegli l’identità verificata. Inquadra il codice con l’app del tuo portafoglio digitale, controlla quali dati condividi e conferma. Al primo accesso ti chiediamo di completare telefono e indirizzo; poi il profilo è attivo.',
    description: 'What the video says (PUB-07, E81)',
  },
  spidTranscript: {
    id: 'catalogue.tutorial.spid-transcript',
    defaultMessage:
      'Premi Accedi, poi “Entra con SPID”. Scegli il tuo gestore, inserisci le credenziali e autorizza dal telefono. Torni su WorkerBadge già riconosciuto: controlla i dati, accetta i termini e premi Registrati.',
    description: 'What the video says (PUB-07, E81)',
  },
  play: {
    id: 'catalogue.tutorial.play',
    defaultMessage: 'Riproduci il video: {title}',
    description: 'Name of the button on a poster',
  },
  consent: {
    id: 'catalogue.tutorial.consent',
    defaultMessage: 'Premendo, il video si carica da YouTube',
    description: 'On a poster, before anything of the video service is loaded (E80)',
  },
  transcript: {
    id: 'catalogue.tutorial.transcript',
    defaultMessage: 'Trascrizione',
    description: 'Opens the text of a video',
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
