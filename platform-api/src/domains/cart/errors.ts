import { defineErrors } from '../../errors.ts';

/** Refusals that the documents call warnings answer 200. */
export const cartErrors = defineErrors({
  COURSE_ALREADY_IN_CART: {
    status: 200,
    it: 'Corso già presente',
    en: 'The course is already listed',
  },
  COURSE_SUSPENDED: { status: 200, it: 'Corso Sospeso', en: 'Course suspended' },
  COURSE_CANCELLED: { status: 200, it: 'Corso Cancellato', en: 'Course cancelled' },
  COURSE_ALREADY_OWNED: {
    status: 200,
    it: 'Hai già acquistato questo corso',
    en: 'You have already bought this course',
  },
  COURSE_NOT_FOR_SALE: {
    status: 200,
    it: 'Questo corso non è in vendita',
    en: 'This course is not for sale',
  },
  COURSE_UNKNOWN: {
    status: 404,
    it: 'Questo corso non esiste o non è più disponibile',
    en: 'This course does not exist or is no longer available',
  },
  CART_HAS_COURSES: {
    status: 200,
    it: 'Attenzione, non puoi acquistare esami se il tuo carrello è pieno...',
    en: 'Attention: you cannot buy exams while your cart is full...',
  },
  CART_HAS_EXAMS: {
    status: 200,
    it: 'Nel carrello ci sono esami, che si acquistano da soli. Completa l’ordine o toglili, poi aggiungi il corso.',
    en: 'The cart has exams, which are bought on their own. Complete the order or remove them, then add the course.',
  },
  EXAMS_ARE_OWN: {
    status: 200,
    it: 'Nel carrello ci sono esami: copie e opzioni valgono solo per i corsi.',
    en: 'The cart has exams: copies and options are for courses only.',
  },
  EXAM_ALREADY_IN_CART: {
    status: 200,
    it: 'Esame già presente nel carrello',
    en: 'The exam is already in the cart',
  },
  EXAM_NOT_FOR_SALE: {
    status: 200,
    it: 'Questo esame non è disponibile',
    en: 'This exam is not available',
  },
  EXAM_COURSE_NOT_OWNED: {
    status: 200,
    it: 'Gli esami si acquistano per i corsi che hai già',
    en: 'Exams are bought for courses that you already have',
  },
  EXAM_OF_OWN_COURSE: {
    status: 200,
    it: 'Insegni in questo corso: i suoi esami non sono in vendita per te',
    en: 'You teach this course: its exams are not for sale to you',
  },
  EXAM_ALREADY_PASSED: {
    status: 200,
    it: 'Hai già superato questo esame',
    en: 'You have already passed this exam',
  },
  EXAM_ALREADY_BOUGHT: {
    status: 200,
    it: 'Hai già acquistato questo esame e puoi ancora sostenerlo',
    en: 'You have already bought this exam and can still take it',
  },
  NOT_IN_CART: {
    status: 404,
    it: 'Questo corso non è nel carrello',
    en: 'This course is not in the cart',
  },
});
