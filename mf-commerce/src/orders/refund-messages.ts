import { defineMessages } from 'shared-ui';

/** What went back of an order, and why. */
export const refundMessages = defineMessages({
  title: {
    id: 'commerce.refunds.title',
    defaultMessage: 'Rimborsi',
    description: 'Title of the list of refunds of an order',
  },
  one: {
    id: 'commerce.refunds.one',
    defaultMessage: 'Rimborso',
    description: 'A refund that is not the price of one course',
  },
  underWay: {
    id: 'commerce.refunds.under-way',
    defaultMessage: 'Il rimborso è in corso.',
    description: 'State of a refund',
  },
  done: {
    id: 'commerce.refunds.done',
    defaultMessage: 'Rimborsato il {day}.',
    description: 'State of a refund',
  },
  toCoupon: {
    id: 'commerce.refunds.to-coupon',
    defaultMessage: 'Tornato nel coupon il {day}.',
    description: 'State of a refund',
  },
  couponMissing: {
    id: 'commerce.refunds.coupon-missing',
    defaultMessage: 'Il coupon non bastava più per la sua parte.',
    description: 'Why money goes back',
  },
  paidTwice: {
    id: 'commerce.refunds.paid-twice',
    defaultMessage: 'L’ordine era già pagato.',
    description: 'Why money goes back',
  },
  amountDiffers: {
    id: 'commerce.refunds.amount-differs',
    defaultMessage: 'L’importo pagato non era quello dell’ordine.',
    description: 'Why money goes back',
  },
  ownedAlready: {
    id: 'commerce.refunds.owned-already',
    defaultMessage: 'Era già tuo.',
    description: 'Why money goes back: the course came with another order or a voucher',
  },
  orderClosed: {
    id: 'commerce.refunds.order-closed',
    defaultMessage: 'L’ordine non aspettava più un pagamento.',
    description: 'Why money goes back',
  },
  cancellation: {
    id: 'commerce.refunds.cancellation',
    defaultMessage: 'L’ordine è stato annullato.',
    description: 'Why money goes back',
  },
  goodwill: {
    id: 'commerce.refunds.goodwill',
    defaultMessage: 'L’assistenza ha disposto il rimborso.',
    description: 'Why money goes back',
  },
});
