/** Why money goes back; stable codes, which screens and documents put into words. */
export const refundReasons = [
  /** Another payment of the order was kept. */
  'paid_twice',
  /** The provider charged another amount than requested. */
  'amount_differs',
  /** The buyer has the course from another order or from a voucher. */
  'owned_already',
  /** The buyer's coupon no longer has the part that the order was to be paid with. */
  'coupon_missing',
  /** The order was in a state that takes no payment. */
  'order_closed',
  /** The order was cancelled after it was paid. */
  'cancellation',
  /** An administrator gave a part back. */
  'goodwill',
] as const;

export type RefundReason = (typeof refundReasons)[number];
