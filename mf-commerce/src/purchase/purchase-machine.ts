/** Steps and events of the purchase (2§4, ORDER-01 to ORDER-05). */
export type PurchaseStep = 'cart' | 'multivoucherform' | 'order' | 'payment' | 'done';
export type PurchaseEvent = 'next' | 'prev' | 'back' | 'multivoucherform' | 'payment';

const transitions: Record<PurchaseStep, Partial<Record<PurchaseEvent, PurchaseStep>>> = {
  cart: { next: 'order', multivoucherform: 'multivoucherform' },
  multivoucherform: { prev: 'cart', next: 'order', payment: 'payment' },
  order: {
    next: 'payment',
    payment: 'payment',
    multivoucherform: 'multivoucherform',
    back: 'cart',
  },
  payment: { next: 'done', prev: 'cart', multivoucherform: 'multivoucherform' },
  done: {},
};

/** The step after an event; null where the table has none. */
export const nextStep = (step: PurchaseStep, event: PurchaseEvent): PurchaseStep | null =>
  transitions[step][event] ?? null;

/** Where the toggle of the cart has put the purchase (MULTI-02). */
export const cartStep = ({ isMultiVoucher }: { isMultiVoucher: boolean }): PurchaseStep =>
  (isMultiVoucher ? nextStep('cart', 'multivoucherform') : null) ?? 'cart';

/** The page title belongs to the step (CART-03). */
export const isCartTitle = (step: PurchaseStep): boolean =>
  step === 'cart' || step === 'multivoucherform';
