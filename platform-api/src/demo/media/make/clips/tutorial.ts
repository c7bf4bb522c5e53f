import type { Clip } from '../clip-shape.ts';
import { cards, checklist } from '../figures-common.ts';
import { credentialApp, form, pressButton, scanCode, sharedData } from '../figures-screen.ts';

/** The three videos of the tutorial page (PUB-07); the page has the Italian and English lines as transcripts. */
export const tutorial: Clip[] = [
  {
    name: 'tutorial-wallet',
    look: 'comunicazione',
    scenes: [
      {
        title: 'Preparare il wallet',
        subtitle: 'L’app delle credenziali sul telefono',
        figure: credentialApp,
        points: [
          {
            text: 'Installa l’app',
            it: 'Installa sul telefono un’app per le credenziali digitali.',
            en: 'Install an app for digital credentials on your phone.',
          },
          {
            text: 'Proteggila',
            it: 'Proteggila con un codice o con l’impronta: dentro c’è la tua identità.',
            en: 'Protect it with a code or your fingerprint: your identity is in it.',
          },
          {
            text: 'Aggiungi la credenziale',
            it: 'Aggiungi la credenziale della tua identità da chi la rilascia.',
            en: 'Add the credential of your identity from its issuer.',
          },
        ],
      },
      {
        title: 'La prima prova',
        subtitle: 'Il codice nella pagina di accesso',
        figure: scanCode,
        points: [
          {
            text: 'Premi Accedi',
            it: 'Su WorkerBadge premi Accedi: la pagina mostra un codice QR.',
            en: 'On WorkerBadge press Log in: the page shows a QR code.',
          },
          {
            text: 'Inquadra il codice',
            it: 'Inquadra il codice con l’app; dallo stesso telefono premi “Apri l’app su questo dispositivo”.',
            en: 'Scan the code with the app; on the same phone press “Open the app on this device”.',
          },
          {
            text: 'Entro cinque minuti',
            it: 'Il codice vale cinque minuti: se scade, premi “Genera nuovo codice”.',
            en: 'The code is valid for five minutes: if it expires, press “Generate a new code”.',
          },
        ],
      },
      {
        title: 'Che cosa condividi',
        subtitle: 'Decidi tu, ogni volta',
        figure: sharedData,
        points: [
          {
            text: 'Leggi i dati richiesti',
            it: 'L’app elenca i dati richiesti: leggili prima di confermare.',
            en: 'The app lists the data requested: read them before you confirm.',
          },
          {
            text: 'Conferma sul telefono',
            it: 'Conferma sul telefono: la pagina continua da sola.',
            en: 'Confirm on the phone: the page goes on by itself.',
          },
          {
            text: 'Il wallet è pronto',
            it: 'Il wallet è configurato: la prossima volta basta inquadrare il codice.',
            en: 'The wallet is ready: next time scanning the code is enough.',
          },
        ],
      },
    ],
  },
  {
    name: 'tutorial-identity',
    look: 'sicurezza',
    scenes: [
      {
        title: 'Identità verificata',
        subtitle: 'Registrarsi con l’app delle credenziali',
        figure: scanCode,
        points: [
          {
            text: 'Premi Accedi',
            it: 'Premi Accedi e scegli l’accesso con l’app delle credenziali.',
            en: 'Press Log in and choose the login with the credentials app.',
          },
          {
            text: 'Inquadra il codice',
            it: 'Inquadra il codice con l’app e controlla quali dati condividi.',
            en: 'Scan the code with the app and check which data you share.',
          },
          {
            text: 'Conferma',
            it: 'Conferma la condivisione: la tua identità è verificata.',
            en: 'Confirm the sharing: your identity is verified.',
          },
        ],
      },
      {
        title: 'Completa i dati',
        subtitle: 'Solo la prima volta',
        figure: form,
        points: [
          {
            text: 'Nome già compilato',
            it: 'Nome, cognome e codice fiscale arrivano già compilati dalla credenziale.',
            en: 'Name, surname and fiscal code arrive filled in from the credential.',
          },
          {
            text: 'Aggiungi il resto',
            it: 'Aggiungi i dati che mancano: servono per la ricevuta e per intestarti i badge.',
            en: 'Add the data that are missing: they are for the receipt and for your badges.',
          },
          {
            text: 'Accetta e registrati',
            it: 'Leggi e accetta i termini, poi premi Registrati.',
            en: 'Read and accept the terms, then press Register.',
          },
        ],
      },
      {
        title: 'Sei dentro',
        subtitle: 'Che cosa trovi',
        figure: checklist,
        points: [
          {
            text: 'Il carrello ti segue',
            it: 'Torni alla pagina da cui eri partito, con il carrello che avevi riempito.',
            en: 'You return to the page you came from, with the cart that you had filled.',
          },
          {
            text: 'I tuoi corsi',
            it: 'Nella dashboard trovi i corsi e la lezione da cui riprendere.',
            en: 'The dashboard has your courses and the lesson to resume from.',
          },
          {
            text: 'I tuoi badge',
            it: 'Ogni badge che ottieni porta il tuo nome verificato.',
            en: 'Every badge that you earn bears your verified name.',
          },
        ],
      },
    ],
  },
  {
    name: 'tutorial-spid',
    look: 'digitale',
    scenes: [
      {
        title: 'Entra con SPID',
        subtitle: 'Registrarsi con l’identità digitale',
        figure: pressButton('Entra con SPID'),
        points: [
          {
            text: 'Premi Accedi',
            it: 'Premi Accedi in alto a destra.',
            en: 'Press Log in at the top right.',
          },
          {
            text: 'Poi “Entra con SPID”',
            it: 'Premi “Entra con SPID”: ti portiamo dal tuo gestore di identità.',
            en: 'Press “Entra con SPID”: we take you to your identity provider.',
          },
          {
            text: 'Nessuna password nuova',
            it: 'WorkerBadge non ti chiede nessuna password: non ce n’è una da ricordare.',
            en: 'WorkerBadge asks for no password: there is none to remember.',
          },
        ],
      },
      {
        title: 'Dal tuo gestore',
        subtitle: 'Sulla sua pagina',
        figure: cards('Credenziali', 'Telefono', 'Consenso'),
        points: [
          {
            text: 'Inserisci le credenziali',
            it: 'Inserisci le tue credenziali SPID sulla pagina del gestore.',
            en: 'Enter your SPID credentials on the provider’s page.',
          },
          {
            text: 'Autorizza dal telefono',
            it: 'Autorizza l’accesso dal telefono, con l’app o con il codice.',
            en: 'Authorise the login on your phone, with the app or the code.',
          },
          {
            text: 'Acconsenti all’invio',
            it: 'Leggi quali dati vengono inviati e acconsenti.',
            en: 'Read which data are sent and give your consent.',
          },
        ],
      },
      {
        title: 'Registrati',
        subtitle: 'Solo la prima volta',
        figure: form,
        points: [
          {
            text: 'Controlla i dati',
            it: 'Torni su WorkerBadge già riconosciuto: controlla i dati.',
            en: 'You return to WorkerBadge already recognised: check your data.',
          },
          {
            text: 'Completa e accetta',
            it: 'Completa quelli che mancano, leggi e accetta i termini.',
            en: 'Fill in those that are missing, read and accept the terms.',
          },
          {
            text: 'Premi Registrati',
            it: 'Premi Registrati: torni alla pagina da cui eri partito.',
            en: 'Press Register: you return to the page you came from.',
          },
        ],
      },
    ],
  },
];
