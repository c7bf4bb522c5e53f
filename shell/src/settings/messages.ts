import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: { id: 'shell.settings.title', defaultMessage: 'Impostazioni', description: 'Heading' },
  general: {
    id: 'shell.settings.tab.general',
    defaultMessage: 'Generali',
    description: 'Tab (PROF-13)',
  },
  profile: {
    id: 'shell.settings.tab.profile',
    defaultMessage: 'Profilo',
    description: 'Tab (PROF-13)',
  },
  email: {
    id: 'shell.settings.tab.email',
    defaultMessage: 'Notifiche Email',
    description: 'Tab, the default one (PROF-13)',
  },
  payments: {
    id: 'shell.settings.tab.payments',
    defaultMessage: 'Pagamenti',
    description: 'Tab (PROF-13)',
  },
  subscriptions: {
    id: 'shell.settings.tab.subscriptions',
    defaultMessage: 'Sottoscrizioni',
    description: 'Tab (PROF-13)',
  },
  language: {
    id: 'shell.settings.language',
    defaultMessage: 'Lingua',
    description: 'Heading of the choice of language',
  },
  mode: {
    id: 'shell.settings.mode',
    defaultMessage: 'Tema',
    description: 'Heading of the choice between light and dark',
  },
  modeSystem: {
    id: 'shell.settings.mode.system',
    defaultMessage: 'Come il dispositivo',
    description: 'The theme follows the system',
  },
  modeLight: {
    id: 'shell.settings.mode.light',
    defaultMessage: 'Chiaro',
    description: 'Light theme',
  },
  modeDark: {
    id: 'shell.settings.mode.dark',
    defaultMessage: 'Scuro',
    description: 'Dark theme',
  },
  toCookies: {
    id: 'shell.settings.toCookies',
    defaultMessage: 'Rivedi la scelta sui cookie',
    description: 'Link to the cookie notice, where the banner opens again',
  },
  profileText: {
    id: 'shell.settings.profile.text',
    defaultMessage: 'I tuoi dati e l’indirizzo a cui ti scriviamo sono nel profilo.',
    description: 'Where the data of the profile are',
  },
  toProfile: {
    id: 'shell.settings.toProfile',
    defaultMessage: 'Apri il profilo',
    description: 'Link',
  },
  paymentsText: {
    id: 'shell.settings.payments.text',
    defaultMessage:
      'Scegli come pagare a ogni ordine: non conserviamo carte. Ricevute e fatture sono nei tuoi ordini.',
    description: 'How payments are chosen',
  },
  paymentsRole: {
    id: 'shell.settings.payments.role',
    defaultMessage: 'Si compra, e si ritrovano gli ordini, con il ruolo Discente.',
    description: 'Below how payments are chosen, in a role that cannot buy',
  },
  toLearner: {
    id: 'shell.settings.payments.toLearner',
    defaultMessage: 'Passa al ruolo Discente',
    description: 'Changes the role',
  },
  toOrders: {
    id: 'shell.settings.toOrders',
    defaultMessage: 'Apri i tuoi ordini',
    description: 'Link',
  },
  alwaysOn: {
    id: 'shell.settings.email.always',
    defaultMessage: 'Sempre attiva',
    description: 'State of a mail that cannot be turned off',
  },
  platformNewsletter: {
    id: 'shell.settings.newsletters.platform',
    defaultMessage: 'Newsletter di WorkerBadge',
    description: 'Name of the platform’s newsletter',
  },
  courseNewsletter: {
    id: 'shell.settings.newsletters.course',
    defaultMessage: 'Newsletter di un corso',
    description: 'In place of the title of a course that is gone',
  },
  since: {
    id: 'shell.settings.newsletters.since',
    defaultMessage: 'La ricevi dal {date}',
    description: 'Below the name of a newsletter',
  },
  notReceived: {
    id: 'shell.settings.newsletters.none',
    defaultMessage: 'Non la ricevi',
    description: 'Below the name of a newsletter',
  },
  subscriptionsNote: {
    id: 'shell.settings.newsletters.note',
    defaultMessage:
      'Alla newsletter di un corso ci si iscrive dalla sua pagina. Non ci sono abbonamenti a pagamento: ogni corso si compra una volta sola.',
    description: 'Below the list of newsletters',
  },
  noNotifications: {
    id: 'shell.settings.email.none',
    defaultMessage: 'Non ti inviamo email.',
    description: 'Empty list of notifications',
  },
  notificationsNote: {
    id: 'shell.settings.email.note',
    defaultMessage:
      'Le ricevute si inviano sempre: lo chiede la legge. L’indirizzo a cui arrivano le email si cambia nel profilo.',
    description: 'Below the list of notifications',
  },
  sessions: {
    id: 'shell.settings.sessions',
    defaultMessage: 'Dove hai effettuato l’accesso',
    description: 'Heading of the list of sessions',
  },
  sessionsNote: {
    id: 'shell.settings.sessions.note',
    defaultMessage:
      'Se non riconosci un dispositivo, termina il suo accesso: vale subito, anche per le pagine già aperte.',
    description: 'Below the list of sessions',
  },
  device: {
    id: 'shell.settings.sessions.device',
    defaultMessage: '{browser} su {system}',
    description: 'Name of a device',
  },
  unknownDevice: {
    id: 'shell.settings.sessions.unknown',
    defaultMessage: 'Dispositivo sconosciuto',
    description: 'A browser that does not say what it is',
  },
  lastUse: {
    id: 'shell.settings.sessions.lastUse',
    defaultMessage: 'Ultimo uso {when}. Senza uso termina da sé il {end}.',
    description: 'When a session was last used, and when it ends by itself',
  },
  thisComputer: {
    id: 'shell.settings.sessions.loopback',
    defaultMessage: 'Questo computer',
    description: 'In place of a network address: product and browser are on one machine',
  },
  thisSession: {
    id: 'shell.settings.sessions.current',
    defaultMessage: 'Questo accesso',
    description: 'Label of the session that one is in',
  },
  end: {
    id: 'shell.settings.sessions.end',
    defaultMessage: 'Termina',
    description: 'Ends a session',
  },
  ending: {
    id: 'shell.settings.sessions.ending',
    defaultMessage: 'Chiusura…',
    description: 'While a session is ended',
  },
  endOthers: {
    id: 'shell.settings.sessions.endOthers',
    defaultMessage: 'Termina tutti gli altri',
    description: 'Ends all sessions but this one',
  },
  endTitle: {
    id: 'shell.settings.sessions.endTitle',
    defaultMessage: 'Terminare l’accesso con {device}?',
    description: 'Title of the confirmation',
  },
  endOthersTitle: {
    id: 'shell.settings.sessions.endOthersTitle',
    defaultMessage: 'Terminare tutti gli altri accessi?',
    description: 'Title of the confirmation',
  },
  endText: {
    id: 'shell.settings.sessions.endText',
    defaultMessage: 'Le pagine aperte lì si chiudono, e per rientrare serve un nuovo accesso.',
    description: 'What ending a session does',
  },
  ownData: {
    id: 'shell.settings.data',
    defaultMessage: 'I tuoi dati',
    description: 'Heading of the export',
  },
  ownDataText: {
    id: 'shell.settings.data.text',
    defaultMessage:
      'Un solo file con tutto quello che sappiamo di te: profilo, ordini con le ricevute, corsi, risposte, badge con le loro firme.',
    description: 'What the export is',
  },
  exportAsk: {
    id: 'shell.settings.data.ask',
    defaultMessage: 'Prepara i miei dati',
    description: 'Asks for an export',
  },
  exportAgain: {
    id: 'shell.settings.data.again',
    defaultMessage: 'Prepara di nuovo',
    description: 'Asks for a fresh export',
  },
  exportMaking: {
    id: 'shell.settings.data.making',
    defaultMessage: 'Stiamo preparando i tuoi dati',
    description: 'Name of the progress bar',
  },
  exportProgress: {
    id: 'shell.settings.data.progress',
    defaultMessage: 'In preparazione: {percentage}%. Puoi lasciare questa pagina.',
    description: 'Below the progress bar',
  },
  exportReady: {
    id: 'shell.settings.data.ready',
    defaultMessage: 'Il file con i tuoi dati è pronto',
    description: 'Told to screen readers',
  },
  exportDownload: {
    id: 'shell.settings.data.download',
    defaultMessage: 'Scarica i miei dati',
    description: 'Downloads the export',
  },
  exportFacts: {
    id: 'shell.settings.data.facts',
    defaultMessage: '{size} kB, disponibile fino al {date}',
    description: 'Size and end of the export',
  },
  exportFailed: {
    id: 'shell.settings.data.failed',
    defaultMessage: 'Non siamo riusciti a preparare il file. Riprova.',
    description: 'The export failed',
  },
});
