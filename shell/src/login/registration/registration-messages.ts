import { defineMessages } from 'shared-ui';

export const registrationMessages = defineMessages({
  registrationTitle: {
    id: 'shell.registration.title',
    defaultMessage: 'Completa la registrazione',
    description: 'Heading of the registration form',
  },
  registrationLead: {
    id: 'shell.registration.lead',
    defaultMessage:
      'Nome, cognome e codice fiscale arrivano dalla tua identità digitale. Il resto lo aggiungi tu.',
    description: 'Text above the registration form',
  },
  fromIdentity: {
    id: 'shell.registration.fromIdentity',
    defaultMessage: 'Dalla tua identità digitale',
    description: 'Why a field is locked',
  },
  name: {
    id: 'shell.registration.name',
    defaultMessage: 'Nome',
    description: 'Field',
  },
  surname: {
    id: 'shell.registration.surname',
    defaultMessage: 'Cognome',
    description: 'Field',
  },
  fiscalCode: {
    id: 'shell.registration.fiscalCode',
    defaultMessage: 'Codice fiscale',
    description: 'Field',
  },
  birthPlace: {
    id: 'shell.registration.birthPlace',
    defaultMessage: 'Luogo di nascita',
    description: 'Field',
  },
  birthDate: {
    id: 'shell.registration.birthDate',
    defaultMessage: 'Data di nascita',
    description: 'Field',
  },
  citizenship: {
    id: 'shell.registration.citizenship',
    defaultMessage: 'Cittadinanza',
    description: 'Field',
  },
  email: {
    id: 'shell.registration.email',
    defaultMessage: 'Email',
    description: 'Field',
  },
  phone: {
    id: 'shell.registration.phone',
    defaultMessage: 'Cellulare',
    description: 'Field',
  },
  street: {
    id: 'shell.registration.street',
    defaultMessage: 'Indirizzo',
    description: 'Field: street and number',
  },
  municipality: {
    id: 'shell.registration.municipality',
    defaultMessage: 'Comune',
    description: 'Field',
  },
  province: {
    id: 'shell.registration.province',
    defaultMessage: 'Provincia',
    description: 'Field: two letters',
  },
  zipcode: {
    id: 'shell.registration.zipcode',
    defaultMessage: 'CAP',
    description: 'Field',
  },
  registering: {
    id: 'shell.registration.registering',
    defaultMessage: 'Registrazione…',
    description: 'While the registration is sent',
  },
});
