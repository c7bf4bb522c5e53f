import { defineErrors } from '../../errors.ts';

export const orderErrors = defineErrors({
  CART_EMPTY: { status: 200, it: 'Il carrello è vuoto', en: 'The cart is empty' },
  CART_CHANGED: {
    status: 200,
    it: 'Il carrello è cambiato: il totale è ora {total}. Controlla e conferma di nuovo.',
    en: 'The cart has changed: the total is now {total}. Check it and confirm again.',
  },
  COUPON_CHANGED: {
    status: 200,
    it: 'Il tuo coupon è cambiato: di questo ordine ora paga {coupon}. Controlla e conferma di nuovo.',
    en: 'Your coupon has changed: of this order it now pays {coupon}. Check it and confirm again.',
  },
  COUPON_NOT_ENOUGH: {
    status: 200,
    it: 'Il tuo coupon non basta per questo ordine: paga {coupon} su {total}. Aggiungi crediti al coupon o scegli un altro pagamento.',
    en: 'Your coupon is not enough for this order: it pays {coupon} of {total}. Add credits to it or choose another payment.',
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
  EXAM_NOT_BUYABLE: {
    status: 200,
    it: 'L’esame di “{title}” non si può più acquistare. Toglilo dal carrello per continuare.',
    en: 'The exam of “{title}” can no longer be bought. Remove it from the cart to go on.',
  },
  TOO_MANY_SEATS: {
    status: 200,
    it: 'Un ordine ha al massimo {max} posti e il carrello ne ha {seats}. Riduci le copie, o dividile in più ordini.',
    en: 'An order has at most {max} seats and the cart has {seats}. Reduce the copies, or split them into several orders.',
  },
  GIFT_NOT_POSSIBLE: {
    status: 200,
    it: 'Si possono regalare solo corsi, una copia di ciascuno. Togli il regalo, o cambia il carrello.',
    en: 'Only courses can be a gift, one copy of each. Remove the gift, or change the cart.',
  },
  GIFT_DATE: {
    status: 200,
    it: 'Un regalo parte al massimo tra un anno. Scegli un giorno più vicino.',
    en: 'A gift is sent within a year. Choose an earlier day.',
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
  DOCUMENT_NOT_FOUND: {
    status: 404,
    it: 'Questo documento non esiste',
    en: 'This document does not exist',
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
  NO_ELECTRONIC_INVOICE: {
    status: 200,
    it: 'Per questo ordine non è stata chiesta la fattura elettronica',
    en: 'No electronic invoice was asked for with this order',
  },
  ORDER_STATE: {
    status: 409,
    it: "Lo stato dell'ordine non lo permette",
    en: 'The state of the order does not allow it',
  },
  ORDER_OF_ACCOUNT: {
    status: 409,
    it: 'L’annullamento di questo ordine lo chiede chi lo ha fatto, dal suo account',
    en: 'Who placed this order asks for its cancellation, from their account',
  },
  ORDER_USED: {
    status: 409,
    it: 'Un corso di questo ordine è iniziato o un codice è stato riscattato: l’annullamento non si può più chiedere',
    en: 'A course of this order was begun or a code redeemed: its cancellation can no longer be asked for',
  },
  FORBIDDEN: {
    status: 403,
    it: 'Non hai i permessi per questa operazione',
    en: 'You are not allowed to do this',
  },
  CANCELLATION_NOT_FOUND: {
    status: 404,
    it: 'Questa richiesta di annullamento non esiste',
    en: 'This cancellation request does not exist',
  },
  CANCELLATION_ANSWERED: {
    status: 409,
    it: 'A questa richiesta è già stata data una risposta',
    en: 'This request has already been answered',
  },
  PART_USED: {
    status: 409,
    it: 'Non si rimborsa perché nel frattempo è stato usato: {titles}',
    en: 'Not refunded, as it has been used meanwhile: {titles}',
  },
  PART_UNKNOWN: {
    status: 422,
    it: 'Questa riga non è dell’ordine',
    en: 'This line is not of the order',
  },
  REFUND_AMOUNT: {
    status: 422,
    it: 'L’importo deve essere maggiore di zero e minore di {left}: per rendere tutto, annulla l’ordine',
    en: 'The amount must be above zero and below {left}: to give all of it back, cancel the order',
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
