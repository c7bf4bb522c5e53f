import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'wallet.accreditation.title',
    defaultMessage: 'Persona giuridica',
    description: 'Heading of the card on the profile and of the page',
  },
  profile: {
    id: 'wallet.accreditation.profile',
    defaultMessage: 'Profilo',
    description: 'Breadcrumb',
  },
  ask: {
    id: 'wallet.accreditation.ask',
    defaultMessage: "Richiedi l'accreditamento come persona giuridica",
    description: 'Quoted button, state 0 (PROF-22)',
  },
  askLead: {
    id: 'wallet.accreditation.ask-lead',
    defaultMessage: 'Rappresenti un’azienda? Accreditato, compri e segui i corsi a suo nome.',
    description: 'Above the button, state 0',
  },
  enter: {
    id: 'wallet.accreditation.enter',
    defaultMessage: 'Accedi come Persona Giuridica',
    description: 'Quoted button, state 6 (PROF-23)',
  },
  enterLead: {
    id: 'wallet.accreditation.enter-lead',
    defaultMessage: '{company} ti riconosce: puoi entrare a suo nome.',
    description: 'Above the button, state 6',
  },
  delegationRejected: {
    id: 'wallet.accreditation.delegation-rejected',
    defaultMessage: 'Delega Rigettata. Clicca per Reinserire Delega',
    description: 'Quoted button, state 4 (PROF-24)',
  },
  delegationRejectedLead: {
    id: 'wallet.accreditation.delegation-rejected-lead',
    defaultMessage:
      'Amlet non ha accettato la delega. Caricane un’altra, firmata dal legale rappresentante.',
    description: 'What to do in state 4',
  },
  credentialRejected: {
    id: 'wallet.accreditation.credential-rejected',
    defaultMessage: 'Hai rigettato le Credenziali. Clicca per riapprovarle',
    description: 'Quoted button, state 7 (PROF-25)',
  },
  credentialRejectedLead: {
    id: 'wallet.accreditation.credential-rejected-lead',
    defaultMessage: 'La credenziale è ancora disponibile: puoi approvarla su Amlet.',
    description: 'What to do in state 7',
  },
  notConcluded: {
    id: 'wallet.accreditation.not-concluded',
    defaultMessage: 'Procedura non conclusa. Riprova su Amlet',
    description: 'Quoted button, state 666 (PROF-21)',
  },
  notConcludedLead: {
    id: 'wallet.accreditation.not-concluded-lead',
    defaultMessage: 'La procedura si è interrotta. Riprendila con gli stessi dati, o correggili.',
    description: 'What to do in state 666',
  },
  waiting: {
    id: 'wallet.accreditation.waiting',
    defaultMessage: 'In attesa di Certificazione',
    description: 'Quoted button, any other state (PROF-26)',
  },
  waitingLead: {
    id: 'wallet.accreditation.waiting-lead',
    defaultMessage: 'La richiesta è in corso.',
    description: 'Of a state that is not known here',
  },
  loggedInLead: {
    id: 'wallet.accreditation.logged-in-lead',
    defaultMessage: 'Hai effettuato l’accesso ad Amlet: ora inizia la procedura di delega.',
    description: 'What to do in state 1',
  },
  uploadLead: {
    id: 'wallet.accreditation.upload-lead',
    defaultMessage: 'Carica su Amlet la delega firmata dal legale rappresentante.',
    description: 'What to do in state 2',
  },
  reviewLead: {
    id: 'wallet.accreditation.review-lead',
    defaultMessage: 'Amlet sta verificando la delega. Non devi fare altro: qui vedrai l’esito.',
    description: 'What to do in state 3',
  },
  readyLead: {
    id: 'wallet.accreditation.ready-lead',
    defaultMessage: 'La credenziale è pronta: scaricala da Amlet nel tuo wallet.',
    description: 'What to do in state 5',
  },
  follow: {
    id: 'wallet.accreditation.follow',
    defaultMessage: 'Segui la richiesta',
    description: 'Link of the profile to the page',
  },
  goOn: {
    id: 'wallet.accreditation.go-on',
    defaultMessage: 'Continua su Amlet',
    description: 'Button: leaves for the provider',
  },
  vatNumber: {
    id: 'wallet.accreditation.vat-number',
    defaultMessage: 'Partita IVA',
    description: 'Field and fact',
  },
  mail: {
    id: 'wallet.accreditation.mail',
    defaultMessage: 'Email aziendale',
    description: 'Field and fact',
  },
  mailHelp: {
    id: 'wallet.accreditation.mail-help',
    defaultMessage: 'Amlet scrive qui gli avvisi della procedura.',
    description: 'Below the field',
  },
  formTitle: {
    id: 'wallet.accreditation.form-title',
    defaultMessage: 'Dati dell’azienda',
    description: 'Heading of the form',
  },
  failed: {
    id: 'wallet.accreditation.failed',
    defaultMessage: 'La richiesta non è partita',
    description: 'Above the reason of a failure',
  },
  failedText: {
    id: 'wallet.accreditation.failed-text',
    defaultMessage: 'Riprova tra poco.',
    description: 'A failure without a reason',
  },
  identity: {
    id: 'wallet.accreditation.identity',
    defaultMessage: 'Identità su Amlet',
    description: 'Fact',
  },
  verified: {
    id: 'wallet.accreditation.verified',
    defaultMessage: 'Verificata ({id})',
    description: 'Fact: the identity, with Amlet’s name of it',
  },
  notVerified: {
    id: 'wallet.accreditation.not-verified',
    defaultMessage: 'Non ancora verificata',
    description: 'Fact',
  },
  howTitle: {
    id: 'wallet.accreditation.how-title',
    defaultMessage: 'Come funziona',
    description: 'Heading of the steps',
  },
  howAsk: {
    id: 'wallet.accreditation.how-ask',
    defaultMessage:
      'Indichi partita IVA ed email aziendale e passi ad Amlet, che rilascia le credenziali aziendali.',
    description: 'First step',
  },
  howDelegate: {
    id: 'wallet.accreditation.how-delegate',
    defaultMessage:
      'Accedi con la tua identità e carichi la delega firmata dal legale rappresentante.',
    description: 'Second step',
  },
  howReview: {
    id: 'wallet.accreditation.how-review',
    defaultMessage: 'Amlet verifica la delega. L’esito arriva qui e sul tuo profilo.',
    description: 'Third step',
  },
  howDownload: {
    id: 'wallet.accreditation.how-download',
    defaultMessage: 'Scarichi la credenziale e da quel momento entri come persona giuridica.',
    description: 'Fourth step',
  },
  notYet: {
    id: 'wallet.accreditation.not-yet',
    defaultMessage: 'La richiesta online non è ancora attiva',
    description: 'Page, state 0 where no provider is configured',
  },
  notYetText: {
    id: 'wallet.accreditation.not-yet-text',
    defaultMessage:
      'Per ora passa dall’assistenza. Se sei legale rappresentante o delegato, scrivi indicando partita IVA ed email aziendale.',
    description: 'Page, state 0',
  },
  toSupport: {
    id: 'wallet.accreditation.to-support',
    defaultMessage: 'Vai all’assistenza',
    description: 'Leads to the support topics of the profile',
  },
  accredited: {
    id: 'wallet.accreditation.accredited',
    defaultMessage: 'Puoi entrare per {company}',
    description: 'Page, state 6',
  },
  accreditedText: {
    id: 'wallet.accreditation.accredited-text',
    defaultMessage:
      'Uscirai da questa sessione. Nella pagina di accesso trovi già scelto “Azienda”: con la tua identità, o con il wallet, entri come persona giuridica.',
    description: 'Page, state 6',
  },
});
