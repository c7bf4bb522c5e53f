import { defineMessages } from 'shared-ui';

export const giftMessages = defineMessages({
  isGift: {
    id: 'commerce.gift.is-gift',
    defaultMessage: 'È un regalo',
    description: 'Box of the order step (MULTI-06)',
  },
  isGiftText: {
    id: 'commerce.gift.is-gift-text',
    defaultMessage:
      'Il codice arriva per e-mail a chi lo riceve. La ricevuta resta intestata a te.',
    description: 'Second line of the box',
  },
  title: {
    id: 'commerce.gift.title',
    defaultMessage: 'Per chi è?',
    description: 'Title above the box and the recipient',
  },
  name: {
    id: 'commerce.gift.name',
    defaultMessage: 'Nome di chi lo riceve',
    description: 'Label',
  },
  email: {
    id: 'commerce.gift.email',
    defaultMessage: 'E-mail di chi lo riceve',
    description: 'Label',
  },
  ownEmail: {
    id: 'commerce.gift.own-email',
    defaultMessage: 'È la tua e-mail: il regalo arriverebbe a te.',
    description: 'Hint, not an error (E105)',
  },
  message: {
    id: 'commerce.gift.message',
    defaultMessage: 'Messaggio',
    description: 'Label of the words that go with a gift',
  },
  language: {
    id: 'commerce.gift.language',
    defaultMessage: 'Lingua dell’e-mail',
    description: 'Label',
  },
  italian: {
    id: 'commerce.gift.italian',
    defaultMessage: 'Italiano',
    description: 'Language of a mail',
  },
  english: {
    id: 'commerce.gift.english',
    defaultMessage: 'Inglese',
    description: 'Language of a mail',
  },
  day: { id: 'commerce.gift.day', defaultMessage: 'Giorno dell’invio', description: 'Label' },
  dayHelp: {
    id: 'commerce.gift.day-help',
    defaultMessage: 'Senza un giorno parte appena paghi; con un giorno, alle 8 del mattino.',
    description: 'Help of the day',
  },
  pastDay: {
    id: 'commerce.gift.past-day',
    defaultMessage: 'Scegli oggi o un giorno che deve venire',
    description: 'The day is over',
  },
  missing: {
    id: 'commerce.gift.missing',
    defaultMessage: 'chi riceve il regalo',
    description: 'In the list of what an order misses',
  },
});
