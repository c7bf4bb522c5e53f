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
      'Installa sul telefono un’app per le credenziali digitali. Proteggila con un codice o con l’impronta: dentro c’è la tua identità. Aggiungi la credenziale della tua identità da chi la rilascia. Su WorkerBadge premi Accedi: la pagina mostra un codice QR. Inquadra il codice con l’app; dallo stesso telefono premi “Apri l’app su questo dispositivo”. Il codice vale cinque minuti: se scade, premi “Genera nuovo codice”. L’app elenca i dati richiesti: leggili prima di confermare. Conferma sul telefono: la pagina continua da sola. Il wallet è configurato: la prossima volta basta inquadrare il codice.',
    description: 'What the video says (PUB-07, E81)',
  },
  identityTranscript: {
    id: 'catalogue.tutorial.identity-transcript',
    defaultMessage:
      'Premi Accedi e scegli l’accesso con l’app delle credenziali. Inquadra il codice con l’app e controlla quali dati condividi. Conferma la condivisione: la tua identità è verificata. Nome, cognome e codice fiscale arrivano già compilati dalla credenziale. Aggiungi i dati che mancano: servono per la ricevuta e per intestarti i badge. Leggi e accetta i termini, poi premi Registrati. Torni alla pagina da cui eri partito, con il carrello che avevi riempito. Nella dashboard trovi i corsi e la lezione da cui riprendere. Ogni badge che ottieni porta il tuo nome verificato.',
    description: 'What the video says (PUB-07, E81)',
  },
  spidTranscript: {
    id: 'catalogue.tutorial.spid-transcript',
    defaultMessage:
      'Premi Accedi in alto a destra. Premi “Entra con SPID”: ti portiamo dal tuo gestore di identità. WorkerBadge non ti chiede nessuna password: non ce n’è una da ricordare. Inserisci le tue credenziali SPID sulla pagina del gestore. Autorizza l’accesso dal telefono, con l’app o con il codice. Leggi quali dati vengono inviati e acconsenti. Torni su WorkerBadge già riconosciuto: controlla i dati. Completa quelli che mancano, leggi e accetta i termini. Premi Registrati: torni alla pagina da cui eri partito.',
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
