import { wireCart } from './purchase/cart/testing-cart.ts';
import { cartOf } from './server-cart.ts';

const course = (corsoId: number, costoCorso: number) => ({
  corsoId,
  titoloCorso: 'Excel',
  costoCorso,
});

it.each([
  ['a tier', { totaleSconto: 120, sconto: 0.1 }, 10],
  // A promotion on half of it: 20% of 600 and 10% of 600.
  ['a promotion on some lines', { totaleSconto: 180, sconto: 0.1 }, 15],
  ['a share that is no whole percent', { totaleSconto: 102.86, sconto: 0 }, 8.6],
  ['nothing', {}, 0],
])(
  '[CART-06 part] the percentage beside the discount is its share of the order: %s',
  (_case, changes, percent) => {
    const { totals } = cartOf(wireCart([course(7, 600), course(8, 600)], changes));
    expect(totals.discountPercent).toBe(percent);
  },
);
