import { defineErrors } from '../../errors.ts';

/** Messages that do not stop the purchase (E113). */
export const promotionErrors = defineErrors({
  SHARING_NEEDS_PURCHASE: {
    status: 200,
    it: 'Puoi condividere un corso dopo averlo acquistato',
    en: 'You can share a course after you have bought it',
  },
  PROMOTION_UNKNOWN: {
    status: 200,
    it: 'La promozione non esiste o è scaduta',
    en: 'The promotion does not exist or has expired',
  },
  PROMOTION_OWN: {
    status: 200,
    it: 'Questo link è tuo: lo sconto vale per chi lo riceve',
    en: 'This link is yours: the discount is for whoever receives it',
  },
  PROMOTION_OTHER: {
    status: 200,
    it: 'Nel carrello vale già un’altra promozione',
    en: 'Another promotion already applies to the cart',
  },
});
