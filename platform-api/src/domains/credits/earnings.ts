import { halfUp, largestRemainder, type Cents } from '../../money.ts';

const BPS = 10_000n;

/** The reward of who shared a link: on the list price of the course, exams and discounts aside (M15). */
export const rewardOf = (
  line: { quantity: number; courseCents: Cents },
  rewardBps: bigint,
): Cents => halfUp(BigInt(line.quantity) * line.courseCents * rewardBps, BPS);

/** Minutes that a person teaches of a course; `accountId` null for a teacher without a login. */
export type Taught = { accountId: string | null; minutes: number };

export type Share = { accountId: string; cents: Cents };

/**
 * The shares of a course's teachers in what a line brought, net of VAT and after discounts (M19), by the
 * minutes that each teaches. Where nobody is named for a lesson, all teach alike. The share of a teacher
 * without a login is not given to the others.
 * @param netCents the part of the line's net price that is the course's, without exams
 */
export function profitShares(
  netCents: Cents,
  taught: readonly Taught[],
  shareBps: bigint,
): Share[] {
  const total = halfUp(netCents * shareBps, BPS);
  const isNamed = taught.some(({ minutes }) => minutes > 0);
  const parts = largestRemainder(
    total,
    taught.map(({ minutes }) => (isNamed ? BigInt(minutes) : 1n)),
  );
  const shares = new Map<string, Cents>();
  for (const [place, { accountId }] of taught.entries()) {
    const cents = parts[place] ?? 0n;
    if (accountId === null || cents === 0n) continue;
    shares.set(accountId, (shares.get(accountId) ?? 0n) + cents);
  }
  return [...shares].map(([accountId, cents]) => ({ accountId, cents }));
}

/**
 * What some seats carry of an amount that was given for all seats of a line, to the cent.
 * @param returned numbers of seats, from 1
 */
export function centsOfSeats(cents: Cents, seats: number, returned: readonly number[]): Cents {
  const parts = largestRemainder(
    cents,
    Array.from({ length: seats }, () => 1n),
  );
  return returned.reduce((sum, seat) => sum + (parts[seat - 1] ?? 0n), 0n);
}

/** What of a tariff decides whether it gives away more than an order brings. */
export type Rates = {
  tiers: readonly { bps: bigint }[];
  promotionBps: bigint;
  rewardBps: bigint;
  profitShareBps: bigint;
  vatBps: bigint;
};

/**
 * Whether an order at the highest discount still brings at least what it gives as credits (M20): of its net
 * price, the share goes to teachers, and the reward is on the list price.
 */
export function leavesMargin(rates: Rates): boolean {
  const tierBps = rates.tiers.reduce((highest, { bps }) => (bps > highest ? bps : highest), 0n);
  const paidBps = BPS - tierBps - rates.promotionBps;
  if (paidBps <= 0n || rates.profitShareBps > BPS) return false;
  // net · (1 − share) ≥ reward, multiplied out.
  return paidBps * (BPS - rates.profitShareBps) >= rates.rewardBps * (BPS + rates.vatBps);
}
