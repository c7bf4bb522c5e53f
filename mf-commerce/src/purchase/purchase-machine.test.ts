import {
  cartStep,
  isCartTitle,
  nextStep,
  type PurchaseEvent,
  type PurchaseStep,
} from './purchase-machine.ts';

const steps: PurchaseStep[] = ['cart', 'multivoucherform', 'order', 'payment', 'done'];
const events: PurchaseEvent[] = ['next', 'prev', 'back', 'multivoucherform', 'payment'];

/** Written by hand from 2§4: every pair that is not here is refused. */
const table = {
  'cart next': 'order',
  'cart multivoucherform': 'multivoucherform',
  'multivoucherform prev': 'cart',
  'multivoucherform next': 'order',
  'multivoucherform payment': 'payment',
  'order next': 'payment',
  'order payment': 'payment',
  'order multivoucherform': 'multivoucherform',
  'order back': 'cart',
  'payment next': 'done',
  'payment prev': 'cart',
  'payment multivoucherform': 'multivoucherform',
} as const;

describe('[ORDER-01 part] [ORDER-02 part] [ORDER-03 part] [ORDER-04 part] [ORDER-05 part] the purchase machine', () => {
  it.each(steps.flatMap((step) => events.map((event) => [step, event] as const)))(
    '%s on %s',
    (step, event) => {
      const expected = Object.entries(table).find(([pair]) => pair === `${step} ${event}`)?.[1];
      expect(nextStep(step, event)).toBe(expected ?? null);
    },
  );
});

it('[CART-03 part] the title is the cart’s in the cart and multi-voucher steps only', () => {
  expect(steps.filter(isCartTitle)).toEqual(['cart', 'multivoucherform']);
});

it('[MULTI-02 part] the toggle of the cart switches between the steps cart and multivoucherform', () => {
  expect(cartStep({ isMultiVoucher: false })).toBe('cart');
  expect(cartStep({ isMultiVoucher: true })).toBe('multivoucherform');
  expect(nextStep('multivoucherform', 'prev')).toBe('cart');
});
