/** What stands in the place of the buy button (2§4, CAT-20 to CAT-23, E38, E43). */
export type BuyState =
  | 'buy'
  | 'in-cart'
  | 'owned'
  | 'suspended'
  | 'draft'
  | 'deleted'
  | 'not-for-sale'
  | 'other-role';

export type BuyFacts = {
  /** 0 draft, 1 published, 2 suspended, 3 deleted (1§3). */
  statoCorso: number;
  isOwned: boolean;
  isInCart: boolean;
  priceCents: number | null;
  /** Visitors and learners buy; other roles do not. */
  mayBuy: boolean;
};

/** What is owned stays owned whatever becomes of the course (E39); then its status decides. */
export function buyState({
  statoCorso,
  isOwned,
  isInCart,
  priceCents,
  mayBuy,
}: BuyFacts): BuyState {
  if (isOwned) return 'owned';
  if (statoCorso === 2) return 'suspended';
  // Its editors read a draft as one; who would buy is never sent one, and would read the documents' label.
  if (statoCorso === 0 && !mayBuy) return 'draft';
  if (statoCorso !== 1) return 'deleted';
  if (!mayBuy) return 'other-role';
  if (!priceCents) return 'not-for-sale';
  return isInCart ? 'in-cart' : 'buy';
}
