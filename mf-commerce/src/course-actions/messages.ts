import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  add: {
    id: 'commerce.course.add',
    defaultMessage: 'Aggiungi al carrello',
    description: 'Puts a course into the cart',
  },
  adding: {
    id: 'commerce.course.adding',
    defaultMessage: 'Aggiunta…',
    description: 'While the course is being put into the cart',
  },
  added: {
    id: 'commerce.course.added',
    defaultMessage: "L'articolo è stato aggiunto al carrello!",
    description: 'Quoted text (CART-15)',
  },
  share: {
    id: 'commerce.course.share',
    defaultMessage: 'Condividi con lo sconto',
    description: 'Copies the link by which others buy an owned course at a discount (PROMO-05)',
  },
  linkCopied: {
    id: 'commerce.course.link-copied',
    defaultMessage: 'Link copiato: chi compra da lì paga il 10% in meno.',
    description: 'Told after the link was copied',
  },
  duplicate: {
    id: 'commerce.course.duplicate',
    defaultMessage: 'Corso già presente',
    description: 'Quoted text (CART-13)',
  },
  toCart: {
    id: 'commerce.course.to-cart',
    defaultMessage: 'Vai al carrello',
    description: 'The course is in the cart already (CAT-23)',
  },
  toCourse: {
    id: 'commerce.course.to-course',
    defaultMessage: 'Vai alle lezioni',
    description: 'The learner owns the course',
  },
  suspended: {
    id: 'commerce.course.suspended',
    defaultMessage: 'Corso Sospeso',
    description: 'Quoted label in place of the buy button (CAT-21)',
  },
  deleted: {
    id: 'commerce.course.deleted',
    defaultMessage: 'Corso Cancellato',
    description: 'Quoted label in place of the buy button (CAT-22)',
  },
  draft: {
    id: 'commerce.course.draft',
    defaultMessage: 'È una bozza: sarà in vendita quando la pubblichi.',
    description: 'A draft, to its editors (E38)',
  },
  notForSale: {
    id: 'commerce.course.not-for-sale',
    defaultMessage: 'Questo corso non è in vendita.',
    description: 'A published course without a price (E43)',
  },
  onlyLearners: {
    id: 'commerce.course.only-learners',
    defaultMessage: 'Per comprare passa al ruolo Discente.',
    description: 'Why another role sees no buy button',
  },
});
