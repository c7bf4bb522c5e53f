/** Kinds of credits with their number in the documents (2§3, WALLET-06). */
export const notarizationTypes = { reward: 3, profit_share: 4 } as const;

export type CreditType = keyof typeof notarizationTypes;

export const creditTypes = Object.keys(notarizationTypes) as [CreditType, ...CreditType[]];

/**
 * Accounts of a person, one set for each type. `pending` may still be reversed, `available` can be used,
 * `coupon` is set aside to pay orders with, `ordered` is the coupon part of orders that wait for their payment,
 * `redemption` is held by requests for euro, `owed` is what was reversed after it had been used: 0 or negative,
 * and settled first by the next credits.
 */
export const personalBuckets = [
  'pending',
  'available',
  'coupon',
  'ordered',
  'redemption',
  'owed',
] as const;

/**
 * Accounts of the platform: `issued` is where credits come from, `spent` where they paid orders, `lapsed` where
 * they end with a deleted account, `redeemed` where they end when they are paid out.
 */
export const platformBuckets = ['issued', 'spent', 'lapsed', 'redeemed'] as const;

/** Kinds of entries that move credits between a person and the platform. */
export const platformKinds = [
  'earned',
  'reversed',
  'spent',
  'returned',
  'redemption',
  'lapsed',
] as const;

export type PersonalBucket = (typeof personalBuckets)[number];
export type PlatformBucket = (typeof platformBuckets)[number];
export type Bucket = PersonalBucket | PlatformBucket;

export const buckets = [...personalBuckets, ...platformBuckets] as [Bucket, ...Bucket[]];
