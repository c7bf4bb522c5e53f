import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: { id: 'shell.login.title', defaultMessage: 'Accedi', description: 'Heading of the login' },
  about: {
    id: 'shell.login.about',
    defaultMessage: 'Che cos’è WorkerBadge',
    description: 'Name of the part beside the login form',
  },
  claim: {
    id: 'shell.login.claim',
    defaultMessage:
      'Ogni lezione, ogni esame, ogni badge: tutto a tuo nome, con la tua identità digitale.',
    description: 'Sentence beside the login form',
  },
  reassurance: {
    id: 'shell.login.reassurance',
    defaultMessage: 'Nessuna password da ricordare. I tuoi dati restano i tuoi.',
    description: 'Second sentence beside the login form',
  },
  backHome: {
    id: 'shell.login.backHome',
    defaultMessage: 'Homepage',
    description: 'Leads back to the homepage',
  },
  digitalIdentity: {
    id: 'shell.login.digitalIdentity',
    defaultMessage: 'Con la tua identità digitale',
    description: 'Heading above the SPID button',
  },
  spid: {
    id: 'shell.login.spid',
    defaultMessage: 'Entra con SPID',
    description: 'The SPID button; the same words in every language by its rules',
  },
  spidHelp: {
    id: 'shell.login.spid.help',
    defaultMessage: 'Ti portiamo dal tuo gestore di identità e poi di nuovo qui.',
    description: 'Help below the SPID button',
  },
  opening: {
    id: 'shell.login.opening',
    defaultMessage: 'Apertura del gestore di identità…',
    description: 'While the address of the provider is asked for and opened',
  },
  kind: {
    id: 'shell.login.kind',
    defaultMessage: 'Come vuoi entrare',
    description: 'Name of the choice between person and company',
  },
  person: {
    id: 'shell.login.person',
    defaultMessage: 'Persona',
    description: 'Choice: log in as oneself',
  },
  company: {
    id: 'shell.login.company',
    defaultMessage: 'Azienda',
    description: 'Choice: log in for a company',
  },
  companyHelp: {
    id: 'shell.login.company.help',
    defaultMessage:
      'Entra il legale rappresentante o un delegato, con la propria identità: riconosciamo l’azienda da quella.',
    description: 'Help below the buttons for company logins',
  },
  cie: {
    id: 'shell.login.cie',
    defaultMessage: 'Entra con CIE',
    description: 'The CIE button; the same words in every language by its rules',
  },
  or: {
    id: 'shell.login.or',
    defaultMessage: 'oppure',
    description: 'Between two ways to log in',
  },
  wallet: {
    id: 'shell.login.wallet',
    defaultMessage: 'Con l’app delle credenziali',
    description: 'Heading of the login by QR code',
  },
  walletHelp: {
    id: 'shell.login.wallet.help',
    defaultMessage: 'Inquadra il codice con l’app e conferma la condivisione.',
    description: 'Help beside the QR code',
  },
  qrPicture: {
    id: 'shell.login.qr.picture',
    defaultMessage: 'Codice QR per accedere con l’app delle credenziali',
    description: 'Text alternative of the QR code',
  },
  qrLeft: {
    id: 'shell.login.qr.left',
    defaultMessage: 'Scade tra {time}',
    description: 'Time that the code still has, as 3:36',
  },
  qrOpened: {
    id: 'shell.login.qr.opened',
    defaultMessage: 'L’app ha letto il codice: conferma la condivisione.',
    description: 'Told to screen readers when the wallet has fetched the request',
  },
  qrExpired: {
    id: 'shell.login.qr.expired',
    defaultMessage: 'Il codice è scaduto.',
    description: 'In place of the time left',
  },
  qrRenew: {
    id: 'shell.login.qr.renew',
    defaultMessage: 'Genera nuovo codice',
    description: 'Makes a new QR code',
  },
  qrSameDevice: {
    id: 'shell.login.qr.sameDevice',
    defaultMessage: 'Apri l’app su questo dispositivo',
    description: 'Opens the wallet on the device that shows the page',
  },
  qrCopy: {
    id: 'shell.login.qr.copy',
    defaultMessage: 'Copia l’indirizzo del codice',
    description: 'For who cannot point a camera at the code',
  },
  qrCopied: {
    id: 'shell.login.qr.copied',
    defaultMessage: 'Indirizzo copiato',
    description: 'Told once after copying',
  },
  qrNotCopied: {
    id: 'shell.login.qr.notCopied',
    defaultMessage: 'Il browser non permette di copiare',
    description: 'Told when copying fails',
  },
  firstTime: {
    id: 'shell.login.firstTime',
    defaultMessage:
      'È la prima volta? Entra con la tua identità digitale: al primo accesso completi la registrazione.',
    description: 'For new users',
  },
  cartKept: {
    id: 'shell.login.cartKept',
    defaultMessage:
      '{count, plural, one {Il corso nel carrello ti segue} other {I # corsi nel carrello ti seguono}} dopo l’accesso.',
    description: 'For visitors with something in the cart',
  },
  finishing: {
    id: 'shell.auth.finishing',
    defaultMessage: 'Accesso in corso',
    description: 'Heading of the return page while the login is completed',
  },
  finishingText: {
    id: 'shell.auth.finishing.text',
    defaultMessage: 'Verifichiamo la tua identità. Ci vuole un attimo.',
    description: 'Text of the return page while the login is completed',
  },
  failedTitle: {
    id: 'shell.auth.failed',
    defaultMessage: 'Accesso non riuscito',
    description: 'Heading of the error state of the login',
  },
  failed: {
    id: 'shell.auth.failed.text',
    defaultMessage: 'Si è verificato un errore durante la richiesta',
    description: 'Quoted: LOGIN-18',
  },
  failedHelp: {
    id: 'shell.auth.failed.help',
    defaultMessage: 'Riprova: ricominciamo dall’inizio con una nuova richiesta.',
    description: 'What to do after a failed login',
  },
  otherIdentity: {
    id: 'shell.auth.otherIdentity',
    defaultMessage: 'Entra con un’altra identità',
    description: 'Restarts the login from the invitation to register',
  },
  deletedTitle: {
    id: 'shell.auth.deleted',
    defaultMessage: 'Account cancellato',
    description: 'Heading for a deleted account',
  },
  deleted: {
    id: 'shell.auth.deleted.text',
    defaultMessage:
      "Non ti è possibile eseguire l'accesso a seguito della cancellazione del tuo account.",
    description: 'Quoted: LOGIN-15',
  },
  pendingTitle: {
    id: 'shell.auth.pending',
    defaultMessage: 'Certificazione in corso',
    description: 'Heading for a pending certification request',
  },
  pending: {
    id: 'shell.auth.pending.text',
    defaultMessage:
      'La tua richiesta di certificazione è ancora in lavorazione. Contatta l’assistenza per sapere a che punto è.',
    description: 'Text for a pending certification request (LOGIN-16)',
  },
  writeToSupport: {
    id: 'shell.auth.writeToSupport',
    defaultMessage: 'Scrivi all’assistenza',
    description: 'For who cannot enter: begins a mail to support',
  },
  notFoundTitle: {
    id: 'shell.auth.notFound',
    defaultMessage: 'Non sei ancora registrato',
    description: 'Heading for a person without an account',
  },
  notFound: {
    id: 'shell.auth.notFound.text',
    defaultMessage:
      'La tua identità è verificata, ma qui non hai ancora un account. Premi Registrati per crearlo.',
    description: 'Invites to press Register (LOGIN-17)',
  },
  register: {
    id: 'shell.auth.register',
    defaultMessage: 'Registrati',
    description: 'Opens the registration form',
  },
  mergedItems: {
    id: 'shell.auth.mergedItems',
    defaultMessage:
      '{count, plural, one {Abbiamo spostato # corso nel tuo carrello.} other {Abbiamo spostato # corsi nel tuo carrello.}}',
    description: 'Told after the login when the guest cart was taken over (E93)',
  },
});
