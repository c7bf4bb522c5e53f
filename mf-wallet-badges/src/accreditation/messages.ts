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
  notYet: {
    id: 'wallet.accreditation.not-yet',
    defaultMessage: 'La richiesta online non è ancora attiva',
    description: 'Page, state 0',
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
      'Esci, e nella pagina di accesso scegli “Azienda”: con la tua identità entri come persona giuridica.',
    description: 'Page, state 6',
  },
  toProfile: {
    id: 'wallet.accreditation.to-profile',
    defaultMessage: 'Torna al profilo',
    description: 'Back to where one came from',
  },
});
