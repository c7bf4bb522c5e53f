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
  ownEmail: {
    id: 'commerce.gift.own-email',
    defaultMessage: 'È la tua e-mail: il regalo arriverebbe a te.',
    description: 'Hint, not an error (E105)',
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
