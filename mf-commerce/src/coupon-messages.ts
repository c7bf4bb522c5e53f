import { defineMessages } from 'shared-ui';

export const couponMessages = defineMessages({
  print: {
    id: 'commerce.coupon.print',
    defaultMessage: 'Stampa i voucher da ritagliare',
    description: 'Button: prints codes as coupons',
  },
  none: {
    id: 'commerce.coupon.none',
    defaultMessage: 'Nessun voucher da stampare: sono riscattati, sospesi o annullati',
    description: 'Notice in place of an empty sheet',
  },
  sheet: {
    id: 'commerce.coupon.sheet',
    defaultMessage: 'Voucher da ritagliare',
    description: 'Title of the printed sheet, for screen readers',
  },
  worth: {
    id: 'commerce.coupon.worth',
    defaultMessage: 'Vale un’iscrizione.',
    description: 'On a coupon',
  },
  worthHours: {
    id: 'commerce.coupon.worth-hours',
    defaultMessage: 'Vale un’iscrizione. {duration}.',
    description: 'On a coupon, with the duration of the course',
  },
  from: {
    id: 'commerce.coupon.from',
    defaultMessage: 'Offerto da {name}',
    description: 'On a coupon',
  },
  open: {
    id: 'commerce.coupon.open',
    defaultMessage: 'Inquadra il codice, o apri {address}',
    description: 'First step on a coupon',
  },
  type: {
    id: 'commerce.coupon.type',
    defaultMessage: 'Scrivi il codice del voucher',
    description: 'Second step on a coupon',
  },
  begin: {
    id: 'commerce.coupon.begin',
    defaultMessage: 'Accedi o registrati, e comincia',
    description: 'Third step on a coupon',
  },
  forOne: {
    id: 'commerce.coupon.for-one',
    defaultMessage: 'Vale per una persona.',
    description: 'On a coupon',
  },
  noEnd: {
    id: 'commerce.coupon.no-end',
    defaultMessage: 'Non scade.',
    description: 'On a coupon (M25)',
  },
  certified: {
    id: 'commerce.coupon.certified',
    defaultMessage: 'Con certificazione',
    description: 'Tag on the cover of a coupon',
  },
  qr: {
    id: 'commerce.coupon.qr',
    defaultMessage: 'Codice QR dell’indirizzo {address}',
    description: 'Text alternative',
  },
});
