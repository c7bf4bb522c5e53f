import { buyState, type BuyFacts } from './buy-state.ts';

const published: BuyFacts = {
  statoCorso: 1,
  isOwned: false,
  isInCart: false,
  priceCents: 7900,
  mayBuy: true,
};

it.each([
  ['[CAT-20 part] a published course is bought', {}, 'buy'],
  ['[CAT-21 part] a suspended one says so', { statoCorso: 2 }, 'suspended'],
  ['[CAT-22 part] a deleted one says so', { statoCorso: 3 }, 'deleted'],
  ['[CAT-22 part] a draft reads like a deleted one (E38)', { statoCorso: 0 }, 'deleted'],
  ['a draft is one to its editors', { statoCorso: 0, mayBuy: false }, 'draft'],
  ['what is deleted is so to editors too', { statoCorso: 3, mayBuy: false }, 'deleted'],
  ['[CAT-23 part] one that is in the cart leads there', { isInCart: true }, 'in-cart'],
  ['a suspended one in the cart is not bought', { statoCorso: 2, isInCart: true }, 'suspended'],
  ['what is owned is used, even when suspended (E39)', { isOwned: true, statoCorso: 2 }, 'owned'],
  ['what is owned is not in the way of the cart', { isOwned: true, isInCart: true }, 'owned'],
  ['without a price it is not for sale (E43)', { priceCents: null }, 'not-for-sale'],
  ['a price of zero is none (E43)', { priceCents: 0 }, 'not-for-sale'],
  ['an editor does not buy', { mayBuy: false }, 'other-role'],
] as const)('%s', (_, change, expected) => {
  expect(buyState({ ...published, ...change })).toBe(expected);
});
