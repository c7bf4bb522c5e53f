import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: { id: 'shell.profile.title', defaultMessage: 'Profilo', description: 'Heading' },
  certified: {
    id: 'shell.profile.certified',
    defaultMessage: 'Profilo certificato',
    description: 'Label of a profile accredited on the ledger (PROF-01)',
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
  fiscalCode: {
    id: 'shell.profile.fiscalCode',
    defaultMessage: 'Codice fiscale',
    description: 'Name of a field',
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
  document: {
    id: 'shell.profile.document',
    defaultMessage: 'Documento',
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
    description: 'Name of a field',
  },
  vatNumber: {
    id: 'shell.profile.vatNumber',
    defaultMessage: 'Partita IVA',
    description: 'Name of a field',
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
