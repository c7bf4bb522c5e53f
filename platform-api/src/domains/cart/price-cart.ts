import { halfUp, largestRemainder, type Cents } from '../../money.ts';
import type { Tariff } from './tariff.ts';

/** Unit prices, VAT included; a missing cost counts 0, a missing quantity 1 (2§4). */
export type PricedLine = {
  courseCents: Cents;
  simulationCents?: Cents | null;
  certificationCents?: Cents | null;
  quantity?: number;
  /** The line carries the cart's promotional id. */
  isPromoted?: boolean;
};

export type CartToPrice = {
  lines: readonly PricedLine[];
  hasSimulation: boolean;
  hasCertification: boolean;
  isMultiVoucher?: boolean;
  /** Coupon that the buyer may spend; a payment, not a discount (M10). */
  couponCents?: Cents;
};

/** What a cart costs. Names follow the model's, in English: the documented names are for the wire. */
export type CartPrice = {
  coursesCents: Cents;
  simulationsCents: Cents;
  certificationsCents: Cents;
  /** Before discount, including the chosen exams (`totaleOrdine`, M4). */
  grossCents: Cents;
  /** What every line has: the tier, and the promotion where all lines carry it (M6). */
  discountBps: bigint;
  discountCents: Cents;
  /** In the order of the lines; the sum is `discountCents` to the cent. */
  lineDiscountCents: Cents[];
  /** After discount, VAT included (`totalCost`, M9). */
  totalCents: Cents;
  netCents: Cents;
  vatCents: Cents;
  couponCents: Cents;
  /** The amount that the payment provider charges (`daPagare`). */
  dueCents: Cents;
  isPaidByCoupon: boolean;
  rewardCents: Cents;
  voucherCodes: number;
};

const bpsUnit = 10_000n;
const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((a, b) => a + b, 0n);

/** The one function that prices a cart (commerce-model.md, "Money model"). */
export function priceCart(cart: CartToPrice, tariff: Tariff): CartPrice {
  const lines = cart.lines.map((line) => ({
    quantity: BigInt(line.quantity ?? 1),
    course: line.courseCents,
    simulation: line.simulationCents ?? 0n,
    certification: line.certificationCents ?? 0n,
    isPromoted: line.isPromoted === true,
  }));
  const lineGross = lines.map(
    (line) =>
      line.quantity *
      (line.course +
        (cart.hasSimulation ? line.simulation : 0n) +
        (cart.hasCertification ? line.certification : 0n)),
  );
  const grossCents = sum(lineGross);
  const tierBps = tariff.tiers.find((tier) => grossCents >= tier.fromCents)?.bps ?? 0n;
  const lineBps = lines.map((line) => tierBps + (line.isPromoted ? tariff.promotionBps : 0n));
  const weights = lineGross.map((gross, index) => gross * (lineBps[index] ?? 0n));
  // One rounding for the order, then shares: rounding each line would drift from the total.
  const discountCents = halfUp(sum(weights), bpsUnit);
  const totalCents = grossCents - discountCents;
  const netCents = halfUp(totalCents * bpsUnit, bpsUnit + tariff.vatBps);
  const couponCents = spendableCoupon(cart.couponCents ?? 0n, totalCents, tariff);
  const dueCents = totalCents - couponCents;
  return {
    coursesCents: sum(lines.map((line) => line.quantity * line.course)),
    simulationsCents: sum(lines.map((line) => line.quantity * line.simulation)),
    certificationsCents: sum(lines.map((line) => line.quantity * line.certification)),
    grossCents,
    discountBps:
      lines.length > 0 && lines.every((line) => line.isPromoted)
        ? tierBps + tariff.promotionBps
        : tierBps,
    discountCents,
    lineDiscountCents: largestRemainder(discountCents, weights),
    totalCents,
    netCents,
    vatCents: totalCents - netCents,
    couponCents,
    dueCents,
    isPaidByCoupon: dueCents === 0n && totalCents > 0n,
    rewardCents: sum(
      lines
        .filter((line) => line.isPromoted)
        .map((line) => halfUp(line.quantity * line.course * tariff.rewardBps, bpsUnit)),
    ),
    voucherCodes: cart.isMultiVoucher === true ? Number(sum(lines.map((l) => l.quantity))) : 0,
  };
}

/** Only what is needed (M12), and so that nothing or at least the provider's minimum remains (M13). */
export function spendableCoupon(
  available: Cents,
  total: Cents,
  tariff: Pick<Tariff, 'minimumChargeCents'>,
): Cents {
  if (available >= total) return total;
  const rest = total - available;
  if (rest >= tariff.minimumChargeCents) return available;
  const lowered = total - tariff.minimumChargeCents;
  return lowered > 0n ? lowered : 0n;
}
