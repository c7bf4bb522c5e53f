import type { Cents } from '../../money.ts';

/** Rates and thresholds; percentages in basis points. */
export type Tariff = {
  /** Highest threshold first; reached with `≥` (M1). */
  tiers: readonly { fromCents: Cents; bps: bigint }[];
  /** Added to the tier on lines of the cart's promotion (M2, M6). */
  promotionBps: bigint;
  /** Credits of who shared the promotion, on the list price of the course (M15). */
  rewardBps: bigint;
  /** Credits of a course's teachers, on its net price after discounts (M19). */
  profitShareBps: bigint;
  vatBps: bigint;
  /** The least that the payment provider takes (M13). */
  minimumChargeCents: Cents;
};

export const tariff: Tariff = {
  tiers: [
    { fromCents: 500_000n, bps: 2000n },
    { fromCents: 100_000n, bps: 1000n },
  ],
  promotionBps: 1000n,
  rewardBps: 1000n,
  profitShareBps: 2000n,
  vatBps: 2200n,
  minimumChargeCents: 50n,
};
