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
  NOT_IN_CART: {
    status: 404,
    it: 'Questo corso non è nel carrello',
    en: 'This course is not in the cart',
  },
});
