import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'commerce.promotion.title',
    defaultMessage: 'Un corso per te, con lo sconto',
    description: 'Title of the page of a promotional link (PUB-12)',
  },
  lead: {
    id: 'commerce.promotion.lead',
    defaultMessage:
      'Chi ti ha mandato questo link ha già seguito il corso: comprando da qui paghi meno.',
    description: 'Below the title',
  },
  refused: {
    id: 'commerce.promotion.refused',
    defaultMessage: 'Link con lo sconto',
    description: 'Heading in place of the title, when the link gives no discount',
  },
  buyAsGuest: {
    id: 'commerce.promotion.buy-as-guest',
    defaultMessage: 'Acquista come ospite',
    description: 'Puts the course into the guest’s cart with its discount (PUB-13)',
  },
  login: {
    id: 'commerce.promotion.login',
    defaultMessage: 'Accedi per comprare',
    description: 'Button of a visitor: after the login this page comes back',
  },
  asLearner: {
    id: 'commerce.promotion.as-learner',
    defaultMessage: 'Per comprare passa al ruolo Discente.',
    description: 'To editors and administrators (E113)',
  },
  seeCourse: {
    id: 'commerce.promotion.see-course',
    defaultMessage: 'Vedi il corso',
    description: 'Link to the course',
  },
  unknown: {
    id: 'commerce.promotion.unknown',
    defaultMessage: 'La promozione non esiste o è scaduta',
    description: 'The address is not whole',
  },
  toCatalogue: {
    id: 'commerce.promotion.catalogue',
    defaultMessage: 'Apri il catalogo',
    description: 'Way out of a promotion that does not apply',
  },
  replaceTitle: {
    id: 'commerce.promotion.replace-title',
    defaultMessage: 'Vuoi usare questa promozione?',
    description: 'Title of the question when the cart has another promotion',
  },
  replaceText: {
    id: 'commerce.promotion.replace-text',
    defaultMessage:
      'Nel carrello vale già un’altra promozione: con questa, il suo sconto non si applica più.',
    description: 'Text of the question when the cart has another promotion',
  },
  replace: {
    id: 'commerce.promotion.replace',
    defaultMessage: 'Usa questa',
    description: 'Button of the question',
  },
});
