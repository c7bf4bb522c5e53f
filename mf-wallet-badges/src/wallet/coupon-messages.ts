import { defineMessages } from 'shared-ui';

/** Words of the coupon area of the wallet. */
export const couponMessages = defineMessages({
  title: {
    id: 'wallet.coupon.title',
    defaultMessage: 'Usa i crediti come coupon',
    description: 'Heading of the coupon area',
  },
  text: {
    id: 'wallet.coupon.text',
    defaultMessage:
      'Spostali nel coupon e spendili al prossimo acquisto. Puoi riportarli indietro finché non li usi.',
    description: 'Under that heading (M14)',
  },
  inCoupon: {
    id: 'wallet.coupon.in-coupon',
    defaultMessage: 'Nel coupon',
    description: 'Above the amount that is set aside',
  },
  inOrders: {
    id: 'wallet.coupon.in-orders',
    defaultMessage: 'In ordini non ancora pagati',
    description: 'Above what unpaid orders hold of the coupon',
  },
  amount: {
    id: 'wallet.coupon.amount',
    defaultMessage: 'Importo',
    description: 'Field',
  },
  most: {
    id: 'wallet.coupon.most',
    defaultMessage: 'Disponibili {amount}',
    description: 'Under the field: credits that can be set aside',
  },
  setAside: {
    id: 'wallet.coupon.set-aside',
    defaultMessage: 'Sposta nel coupon',
    description: 'Button',
  },
  bringBack: {
    id: 'wallet.coupon.bring-back',
    defaultMessage: 'Riporta nei crediti',
    description: 'Button',
  },
  noAmount: {
    id: 'wallet.coupon.no-amount',
    defaultMessage: 'Scrivi un importo',
    description: 'Why both buttons are disabled',
  },
  tooMuch: {
    id: 'wallet.coupon.too-much',
    defaultMessage: 'Non hai così tanti crediti disponibili',
    description: 'Why credits cannot be set aside',
  },
  tooMuchBack: {
    id: 'wallet.coupon.too-much-back',
    defaultMessage: 'Il coupon non ne ha così tanti',
    description: 'Why credits cannot be brought back',
  },
  saved: {
    id: 'wallet.coupon.saved',
    defaultMessage: 'Il coupon è aggiornato',
    description: 'Toast',
  },
  settled: {
    id: 'wallet.coupon.settled',
    defaultMessage: 'Dal coupon, a compensazione di un rimborso',
    description: 'Movement: credits of a refunded order settled what was owed',
  },
  failed: {
    id: 'wallet.coupon.failed',
    defaultMessage: 'Il coupon non è stato aggiornato. Riprova più tardi.',
    description: 'Toast',
  },
});
