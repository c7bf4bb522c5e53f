import { defineErrors } from '../../errors.ts';

export const orderErrors = defineErrors({
  CART_EMPTY: { status: 200, it: 'Il carrello è vuoto', en: 'The cart is empty' },
  CART_CHANGED: {
    status: 200,
    it: 'Il carrello è cambiato: il totale è ora {total}. Controlla e conferma di nuovo.',
    en: 'The cart has changed: the total is now {total}. Check it and confirm again.',
  },
  COURSE_NOT_BUYABLE: {
    status: 200,
    it: '“{title}” non si può più acquistare. Toglilo dal carrello per continuare.',
    en: '“{title}” can no longer be bought. Remove it from the cart to go on.',
  },
  COURSE_GONE: {
    status: 200,
    it: 'Un corso del carrello non esiste più. Toglilo dal carrello per continuare.',
    en: 'A course of the cart no longer exists. Remove it from the cart to go on.',
  },
  COURSE_ALREADY_OWNED: {
    status: 200,
    it: 'Hai già acquistato “{title}”. Toglilo dal carrello per continuare.',
    en: 'You have already bought “{title}”. Remove it from the cart to go on.',
  },
  TOO_MANY_SEATS: {
    status: 200,
    it: 'Un ordine ha al massimo {max} posti e il carrello ne ha {seats}. Riduci le copie, o dividile in più ordini.',
    en: 'An order has at most {max} seats and the cart has {seats}. Reduce the copies, or split them into several orders.',
  },
  CONSENT_REQUIRED: {
    status: 422,
    it: 'Accetta la Privacy e i termini e condizioni per continuare',
    en: 'Accept the privacy notice and the terms and conditions to go on',
  },
  PAYMENT_TYPE_UNKNOWN: {
    status: 422,
    it: 'Questo tipo di pagamento non è disponibile',
    en: 'This payment type is not available',
  },
  PAYMENT_UNAVAILABLE: {
    status: 200,
    it: 'Il tuo ordine è stato salvato correttamente, ma non è possibile accedere al pagamento. Riprova più tardi.',
    en: 'Your order was saved, but the payment cannot be reached. Try again later.',
  },
  PAYMENT_UNDER_WAY: {
    status: 200,
    it: 'C’è un pagamento in corso: completalo o annullalo, poi potrai cancellare l’account',
    en: 'A payment is under way: complete or cancel it, then you can delete the account',
  },
  TOO_MANY_ORDERS: {
    status: 429,
    it: 'Troppi ordini da questo indirizzo. Riprova tra un minuto',
    en: 'Too many orders from this address. Try again in a minute',
  },
  ORDER_NOT_FOUND: { status: 404, it: 'Questo ordine non esiste', en: 'This order does not exist' },
  ORDER_NOT_PAYABLE: {
    status: 200,
    it: 'Questo ordine non si può più pagare',
    en: 'This order can no longer be paid',
  },
  ORDER_NOT_PAID: {
    status: 200,
    it: 'La ricevuta è disponibile dopo il pagamento',
    en: 'The receipt is available after the payment',
  },
  ORDER_STATE: {
    status: 409,
    it: "Lo stato dell'ordine non lo permette",
    en: 'The state of the order does not allow it',
  },
  REQUEST_IN_FLIGHT: {
    status: 409,
    it: 'La stessa richiesta è già in corso',
    en: 'The same request is already under way',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    it: 'La chiave della richiesta è già stata usata per una richiesta diversa',
    en: 'The key of the request was already used for a different request',
  },
});
