import { defineMessages } from 'shared-ui';

export const recipientMessages = defineMessages({
  name: {
    id: 'commerce.recipient.name',
    defaultMessage: 'Nome di chi lo riceve',
    description: 'Label: who gets a gift, or a code',
  },
  email: {
    id: 'commerce.recipient.email',
    defaultMessage: 'E-mail di chi lo riceve',
    description: 'Label: who gets a gift, or a code',
  },
  message: {
    id: 'commerce.recipient.message',
    defaultMessage: 'Messaggio',
    description: 'Label of the words that go with it',
  },
  language: {
    id: 'commerce.recipient.language',
    defaultMessage: 'Lingua dell’e-mail',
    description: 'Label',
  },
  italian: {
    id: 'commerce.recipient.italian',
    defaultMessage: 'Italiano',
    description: 'Language of a mail',
  },
  english: {
    id: 'commerce.recipient.english',
    defaultMessage: 'Inglese',
    description: 'Language of a mail',
  },
});
