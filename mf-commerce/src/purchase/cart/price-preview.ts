import type { DiscountTiers } from './discount-tiers.ts';

/** Thresholds of 2§9 in cents: "5000 or more", "1000 to 5000" (M1, E85). */
export const tierThresholds = { over1000: 100_000, over5000: 500_000 } as const;

/** `n / d` rounded half up, for whole n ≥ 0. */
const halfUp = (n: number, d: number) => Math.floor((2 * n + d) / (2 * d));

/**
 * What a guest's cart will cost before the server prices it: the same tiers, rounded once for the
 * whole order. Integer cents.
 */
export function previewPrice(orderCents: number, tiers: DiscountTiers) {
  const fraction =
    orderCents >= tierThresholds.over5000
      ? tiers.over5000
      : orderCents >= tierThresholds.over1000
        ? tiers.over1000
        : 0;
  const basisPoints = Math.round(fraction * 10_000);
  const discountCents = halfUp(orderCents * basisPoints, 10_000);
  return {
    discountPercent: basisPoints / 100,
    discountCents,
    totalCents: orderCents - discountCents,
  };
}
