import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: { id: 'shell.profile.title', defaultMessage: 'Profilo', description: 'Heading' },
  toSettings: {
    id: 'shell.profile.toSettings',
    defaultMessage: 'Impostazioni',
    description: 'Link to the settings',
  },
  certified: {
    id: 'shell.profile.certified',
    defaultMessage: 'Profilo certificato',
    description: 'Label of a profile accredited on the ledger (PROF-01)',
  },
  certifiedSince: {
    id: 'shell.profile.certifiedSince',
    defaultMessage: 'Accreditato dal {date}',
    description: 'Below the label, with the accreditation date (PROF-09)',
  },
  completion: {
    id: 'shell.profile.completion',
    defaultMessage: 'Completamento del profilo',
    description: 'Heading beside the percentage (PROF-04)',
  },
  completionOpen: {
    id: 'shell.profile.completion.open',
    defaultMessage: 'Più sappiamo di te, più i corsi suggeriti ti somigliano.',
    description: 'Why one should complete the profile',
  },
  completionDone: {
    id: 'shell.profile.completion.done',
    defaultMessage: 'I corsi suggeriti tengono conto di tutte le tue risposte.',
    description: 'The profile is complete',
  },
  completionAction: {
    id: 'shell.profile.completion.action',
    defaultMessage: 'Completa le preferenze',
    description: 'Link to the survey',
  },
  registry: {
    id: 'shell.profile.registry',
    defaultMessage: 'Anagrafica',
    description: 'Heading of the personal data (PROF-05)',
  },
  contacts: {
    id: 'shell.profile.contacts',
    defaultMessage: 'Contatti',
    description: 'Heading of the contacts (PROF-05)',
  },
  company: { id: 'shell.profile.company', defaultMessage: 'Azienda', description: 'Heading' },
  companyName: {
    id: 'shell.profile.company.name',
    defaultMessage: 'Denominazione',
    description: 'Name of a field (denominazioneAzienda)',
  },
  companyRole: {
    id: 'shell.profile.company.role',
    defaultMessage: 'Ruolo aziendale',
    description: 'Name of a field (ruoloAziendale)',
  },
  delegate: {
    id: 'shell.profile.company.delegate',
    defaultMessage: 'Delegato',
    description: 'Company role DELEGATE',
  },
  legalRepresentative: {
    id: 'shell.profile.company.legalRepresentative',
    defaultMessage: 'Rappresentante legale',
    description: 'Company role of the legal representative',
  },
  vatNumber: {
    id: 'shell.profile.vatNumber',
    defaultMessage: 'Partita IVA',
    description: 'Name of a field',
  },
  sdi: {
    id: 'shell.profile.sdi',
    defaultMessage: 'Codice SDI',
    description: 'Name of a field (PROF-06)',
  },
  sdiHelp: {
    id: 'shell.profile.sdi.help',
    defaultMessage:
      'Il codice destinatario delle fatture elettroniche: 7 caratteri. Vale per i prossimi ordini.',
    description: 'Help of the field',
  },
  name: { id: 'shell.profile.name', defaultMessage: 'Nome', description: 'Name of a field' },
  surname: {
    id: 'shell.profile.surname',
    defaultMessage: 'Cognome',
    description: 'Name of a field',
  },
  fiscalCode: {
    id: 'shell.profile.fiscalCode',
    defaultMessage: 'Codice fiscale',
    description: 'Name of a field',
  },
  fiscalCodeType: {
    id: 'shell.profile.fiscalCodeType',
    defaultMessage: 'Tipo di codice fiscale',
    description: 'Name of a field (AB or BO, 1§5)',
  },
  bornInItaly: {
    id: 'shell.profile.bornInItaly',
    defaultMessage: 'nascita in Italia',
    description: 'What the type AB of a fiscal code means',
  },
  bornAbroad: {
    id: 'shell.profile.bornAbroad',
    defaultMessage: 'nascita all’estero',
    description: 'What the type BO of a fiscal code means',
  },
  birthDate: {
    id: 'shell.profile.birthDate',
    defaultMessage: 'Data di nascita',
    description: 'Name of a field',
  },
  birthPlace: {
    id: 'shell.profile.birthPlace',
    defaultMessage: 'Luogo di nascita',
    description: 'Name of a field',
  },
  citizenship: {
    id: 'shell.profile.citizenship',
    defaultMessage: 'Cittadinanza',
    description: 'Name of a field',
  },
  address: {
    id: 'shell.profile.address',
    defaultMessage: 'Indirizzo',
    description: 'Name of a field',
  },
  documentType: {
    id: 'shell.profile.documentType',
    defaultMessage: 'Documento',
    description: 'Name of a field: kind of document',
  },
  documentNumber: {
    id: 'shell.profile.documentNumber',
    defaultMessage: 'Numero del documento',
    description: 'Name of a field',
  },
  learnerCode: {
    id: 'shell.profile.learnerCode',
    defaultMessage: 'Codice discente',
    description: 'Name of a field (ulicCode)',
  },
  registeredAt: {
    id: 'shell.profile.registeredAt',
    defaultMessage: 'Registrato il',
    description: 'Name of a field',
  },
  email: { id: 'shell.profile.email', defaultMessage: 'Email', description: 'Name of a field' },
  phone: {
    id: 'shell.profile.phone',
    defaultMessage: 'Cellulare',
    description: 'Name of a field',
  },
  communicationEmail: {
    id: 'shell.profile.communicationEmail',
    defaultMessage: 'Email per le comunicazioni',
    description: 'Name of a field (PROF-11)',
  },
  communicationEmailHelp: {
    id: 'shell.profile.communicationEmail.help',
    defaultMessage: 'Senza un indirizzo qui, scriviamo a {email}.',
    description: 'Help of the field, with the address of the identity',
  },
  emailWarningTitle: {
    id: 'shell.profile.emailWarning.title',
    defaultMessage: 'Cambiare l’email per le comunicazioni?',
    description: 'Title of the warning before saving (PROF-12)',
  },
  emailWarning: {
    id: 'shell.profile.emailWarning.text',
    defaultMessage: 'Tutte le comunicazioni verranno inviate al nuovo indirizzo: {email}',
    description: 'The warning before saving (PROF-12)',
  },
  emailConfirm: {
    id: 'shell.profile.emailWarning.confirm',
    defaultMessage: 'Cambia email',
    description: 'Confirms the change of the address',
  },
  save: { id: 'shell.profile.save', defaultMessage: 'Salva', description: 'Saves a field' },
  saving: {
    id: 'shell.profile.saving',
    defaultMessage: 'Salvataggio…',
    description: 'While a field is saved',
  },
  bought: {
    id: 'shell.profile.bought',
    defaultMessage: 'Acquistati',
    description: 'Counter of courses (PROF-02)',
  },
  underWay: {
    id: 'shell.profile.underWay',
    defaultMessage: 'Iniziati',
    description: 'Counter of courses (PROF-02)',
  },
  completed: {
    id: 'shell.profile.completed',
    defaultMessage: 'Completati',
    description: 'Counter of courses (PROF-02)',
  },
  notGiven: {
    id: 'shell.profile.notGiven',
    defaultMessage: 'Non indicato',
    description: 'In place of a value that is not there',
  },
});
