/**
 * The cart that was reset by leaving backwards or by cancelling, kept for this tab so that one press
 * brings it back (E94). A guest's owner is `null`: a cart never comes back to somebody else.
 */
type Left = { owner: string | null; cart: unknown };

const key = 'commerce:left-cart';

export const keepLeftCart = (owner: string | null, cart: unknown): void =>
  sessionStorage.setItem(key, JSON.stringify({ owner, cart } satisfies Left));

/** @returns what was kept for this owner, as it was; null when there is nothing */
export function leftCartOf(owner: string | null): unknown {
  try {
    const left = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Left | null;
    return left?.owner === owner ? left.cart : null;
  } catch {
    return null;
  }
}

/** It is back, or what it held is bought. */
export const forgetLeftCart = (): void => sessionStorage.removeItem(key);
