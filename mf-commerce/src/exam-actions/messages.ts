import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  buy: {
    id: 'commerce.exam.buy',
    defaultMessage:
      'Acquista {kind, select, certification {l’esame di certificazione} other {il test di simulazione}}',
    description: 'Puts an exam of an own course into the cart (E154)',
  },
  adding: {
    id: 'commerce.exam.adding',
    defaultMessage: 'Aggiunta…',
    description: 'While the exam is being put into the cart',
  },
  added: {
    id: 'commerce.exam.added',
    defaultMessage: "L'articolo è stato aggiunto al carrello!",
    description: 'Quoted text (CART-15)',
  },
  full: {
    id: 'commerce.exam.full',
    defaultMessage: 'Attenzione, non puoi acquistare esami se il tuo carrello è pieno...',
    description: 'Quoted text (EXAM-10): the cart has courses',
  },
  toCart: {
    id: 'commerce.exam.to-cart',
    defaultMessage: 'Vai al carrello',
    description: 'The exam is in the cart, or the cart has to be emptied first',
  },
});
