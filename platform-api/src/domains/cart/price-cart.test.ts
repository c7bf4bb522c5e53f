import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { largestRemainder } from '../../money.ts';
import { priceCart } from './price-cart.ts';
import { tariff } from './tariff.ts';
import { seededRandom } from '../../demo/random.ts';

type Vector = {
  name: string;
  cart: {
    lines: { course: number; sim?: number; cert?: number; qty?: number; promo?: boolean }[];
    promo?: boolean;
    hasSim?: boolean;
    hasCert?: boolean;
    coupon?: number;
  };
  expect: Record<string, number | boolean | number[]>;
};

const file = new URL('../../../../docs/spec/money-vectors.json', import.meta.url);
const { params, vectors } = JSON.parse(readFileSync(file, 'utf8')) as {
  params: { tiers: { min: number; bps: number }[]; promoBps: number; minCharge: number };
  vectors: Vector[];
};

test('the tariff is the one of the vectors', () => {
  assert.deepEqual(
    tariff.tiers.map((tier) => ({ min: Number(tier.fromCents), bps: Number(tier.bps) })),
    params.tiers,
  );
  assert.equal(Number(tariff.promotionBps), params.promoBps);
  assert.equal(Number(tariff.minimumChargeCents), params.minCharge);
  assert.equal(vectors.length, 12);
});

for (const { name, cart, expect } of vectors) {
  test(`[MONEY-02] [MONEY-03] [MONEY-04] [MONEY-05] [MONEY-07 part] vector ${name}`, () => {
    const price = priceCart(
      {
        lines: cart.lines.map((line) => ({
          courseCents: BigInt(line.course),
          simulationCents: line.sim === undefined ? null : BigInt(line.sim),
          certificationCents: line.cert === undefined ? null : BigInt(line.cert),
          ...(line.qty === undefined ? {} : { quantity: line.qty }),
          isPromoted: cart.promo === true,
        })),
        hasSimulation: cart.hasSim === true,
        hasCertification: cart.hasCert === true,
        couponCents: BigInt(cart.coupon ?? 0),
      },
      tariff,
    );
    assert.deepEqual(
      {
        totaleCarrello: Number(price.coursesCents),
        totaleEsamiSimulazioni: Number(price.simulationsCents),
        totaleEsamiCertificazioni: Number(price.certificationsCents),
        totaleOrdine: Number(price.grossCents),
        scontoBps: Number(price.discountBps),
        totaleSconto: Number(price.discountCents),
        scontoPerRiga: price.lineDiscountCents.map(Number),
        totalCost: Number(price.totalCents),
        totaleImponibile: Number(price.netCents),
        totaleIva: Number(price.vatCents),
        totaleCoupon: Number(price.couponCents),
        daPagare: Number(price.dueCents),
        isTotalPaidByCoupon: price.isPaidByCoupon,
        reward: Number(price.rewardCents),
        voucherCodes: price.voucherCodes,
      },
      expect,
    );
  });
}

test('[MONEY-07 part] two lines paid in full by coupon (W2)', () => {
  const price = priceCart(
    {
      lines: [{ courseCents: 60001n }, { courseCents: 40000n }],
      hasSimulation: false,
      hasCertification: false,
      couponCents: 200_000n,
    },
    tariff,
  );
  assert.deepEqual(price.lineDiscountCents, [6000n, 4000n]);
  assert.equal(price.couponCents, 90001n);
  assert.equal(price.dueCents, 0n);
  assert.equal(price.isPaidByCoupon, true);
});

test('the coupon leaves nothing, or what the provider takes (M13)', () => {
  const due = (couponCents: bigint) =>
    priceCart(
      {
        lines: [{ courseCents: 10_000n }],
        hasSimulation: false,
        hasCertification: false,
        couponCents,
      },
      tariff,
    ).dueCents;
  assert.deepEqual(
    [due(9_949n), due(9_950n), due(9_951n), due(9_999n), due(10_000n)],
    [51n, 50n, 50n, 50n, 0n],
  );
});

test('a coupon never makes a total below the provider’s minimum dearer, and spends nothing of it', () => {
  const { couponCents, dueCents } = priceCart(
    {
      lines: [{ courseCents: 30n }],
      hasSimulation: false,
      hasCertification: false,
      couponCents: 10n,
    },
    tariff,
  );
  assert.deepEqual([couponCents, dueCents], [0n, 30n]);
});

test('an empty cart has no discount, and no coupon has paid for it', () => {
  const { discountBps, isPaidByCoupon } = priceCart(
    { lines: [], hasSimulation: false, hasCertification: false },
    tariff,
  );
  assert.deepEqual([discountBps, isPaidByCoupon], [0n, false]);
});

test('[MONEY-07 part] the parts of any order add up to the cent', () => {
  const amount = fc.bigInt({ min: 100n, max: 300_000n });
  const line = fc.record({
    courseCents: amount,
    simulationCents: fc.option(amount),
    certificationCents: fc.option(amount),
    quantity: fc.integer({ min: 1, max: 999 }),
    isPromoted: fc.boolean(),
  });
  const cart = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    hasSimulation: fc.boolean(),
    hasCertification: fc.boolean(),
    couponCents: fc.bigInt({ min: 0n, max: 5_000_000n }),
  });
  fc.assert(
    fc.property(cart, (given) => {
      const price = priceCart(given, tariff);
      assert.equal(price.netCents + price.vatCents, price.totalCents);
      assert.equal(
        price.lineDiscountCents.reduce((a, b) => a + b, 0n),
        price.discountCents,
      );
      assert.equal(price.couponCents + price.dueCents, price.totalCents);
      assert.ok(price.dueCents === 0n || price.dueCents >= tariff.minimumChargeCents);
      assert.ok(price.lineDiscountCents.every((discount) => discount >= 0n));
      assert.ok(price.discountCents <= price.grossCents);
    }),
  );
});

/**
 * The money model once more, from the text of commerce-model.md alone: whole numbers of `number`, shares by
 * sorting remainders, nothing of the product's own arithmetic.
 */
function modelPrice(cart: {
  lines: { corso: number; sim: number | null; cert: number | null; q: number; promo: boolean }[];
  hasSim: boolean;
  hasCert: boolean;
  isMultiVoucher: boolean;
  coupon: number;
}) {
  const roundHalfUp = (n: number, d: number) => Math.floor(n / d) + (2 * (n % d) >= d ? 1 : 0);
  const total = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0);
  const gross = cart.lines.map(
    ({ corso, sim, cert, q }) =>
      q * (corso + (cart.hasSim ? (sim ?? 0) : 0) + (cart.hasCert ? (cert ?? 0) : 0)),
  );
  const totaleOrdine = total(gross);
  const tier = totaleOrdine >= 500_000 ? 2000 : totaleOrdine >= 100_000 ? 1000 : 0;
  const weights = gross.map((g, i) => g * tier + (cart.lines[i]?.promo === true ? g * 1000 : 0));
  const totaleSconto = roundHalfUp(total(weights), 10_000);
  const floors = weights.map((weight) =>
    Number((BigInt(totaleSconto) * BigInt(weight)) / BigInt(total(weights) || 1)),
  );
  const rests = weights.map((weight, i) => ({
    i,
    rest: (BigInt(totaleSconto) * BigInt(weight)) % BigInt(total(weights) || 1),
  }));
  rests.sort((a, b) => (a.rest === b.rest ? a.i - b.i : a.rest > b.rest ? -1 : 1));
  for (const { i } of rests.slice(0, totaleSconto - total(floors))) {
    floors[i] = (floors[i] ?? 0) + 1;
  }
  const totalCost = totaleOrdine - totaleSconto;
  const totaleImponibile = roundHalfUp(totalCost * 10_000, 12_200);
  let totaleCoupon = Math.min(cart.coupon, totalCost);
  const rest = totalCost - totaleCoupon;
  if (rest > 0 && rest < 50) totaleCoupon = Math.max(0, totalCost - 50);
  const sumOf = (amount: (line: (typeof cart.lines)[number]) => number) =>
    total(cart.lines.map((line) => line.q * amount(line)));
  return {
    coursesCents: sumOf(({ corso }) => corso),
    simulationsCents: sumOf(({ sim }) => sim ?? 0),
    certificationsCents: sumOf(({ cert }) => cert ?? 0),
    grossCents: totaleOrdine,
    discountBps: tier + (cart.lines.every(({ promo }) => promo) ? 1000 : 0),
    discountCents: totaleSconto,
    lineDiscountCents: floors,
    totalCents: totalCost,
    netCents: totaleImponibile,
    vatCents: totalCost - totaleImponibile,
    couponCents: totaleCoupon,
    dueCents: totalCost - totaleCoupon,
    isPaidByCoupon: totalCost > 0 && totaleCoupon === totalCost,
    rewardCents: total(
      cart.lines.map(({ corso, q, promo }) => (promo ? roundHalfUp(q * corso * 1000, 10_000) : 0)),
    ),
    voucherCodes: cart.isMultiVoucher ? sumOf(() => 1) : 0,
  };
}

test('[MONEY-05 part] 60,000 random carts differ from an independent model in no field', () => {
  // The same carts on every machine.
  const next = seededRandom(20_261_122);
  const random = (below: number) => Math.floor(next() * below);
  // Close to the tiers in half of the carts, where a cent decides.
  const nearTier = () => [99_999, 100_000, 100_001, 499_999, 500_000, 500_001][random(6)] ?? 0;
  const price = () => (random(2) === 0 ? 100 + random(30_000) : 100 + random(300_000));
  let mixed = 0;
  for (let turn = 0; turn < 60_000; turn += 1) {
    const count = 1 + random(6);
    const lines = Array.from({ length: count }, () => ({
      corso: count === 1 && random(2) === 0 ? nearTier() : price(),
      sim: random(3) === 0 ? price() : null,
      cert: random(3) === 0 ? price() : null,
      q: random(3) === 0 ? 1 + random(999) : 1,
      promo: random(2) === 0,
    }));
    const flags = { hasSim: random(2) === 0, hasCert: random(2) === 0 };
    const isMultiVoucher = random(2) === 0;
    const coupon = random(3) === 0 ? random(2_000_000) : 0;
    const expected = modelPrice({ lines, ...flags, isMultiVoucher, coupon });
    if (new Set(lines.map(({ promo }) => promo)).size === 2) mixed += 1;
    const given = priceCart(
      {
        lines: lines.map(({ corso, sim, cert, q, promo }) => ({
          courseCents: BigInt(corso),
          simulationCents: sim === null ? null : BigInt(sim),
          certificationCents: cert === null ? null : BigInt(cert),
          quantity: q,
          isPromoted: promo,
        })),
        hasSimulation: flags.hasSim,
        hasCertification: flags.hasCert,
        isMultiVoucher,
        couponCents: BigInt(coupon),
      },
      tariff,
    );
    const numbers = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        Array.isArray(value)
          ? value.map(Number)
          : typeof value === 'bigint'
            ? Number(value)
            : value,
      ]),
    );
    assert.deepEqual(numbers, expected, `cart ${turn}`);
  }
  assert.ok(mixed > 20_000, String(mixed));
});

test('a mixed cart: the tier is what every line has (M6)', () => {
  const price = priceCart(
    {
      lines: [{ courseCents: 60_000n, isPromoted: true }, { courseCents: 60_000n }],
      hasSimulation: false,
      hasCertification: false,
    },
    tariff,
  );
  assert.deepEqual([price.discountBps, price.discountCents], [1000n, 18_000n]);
});

test('shares add up, with ties to the lowest index', () => {
  assert.deepEqual(largestRemainder(100n, [1n, 1n, 1n]), [34n, 33n, 33n]);
  assert.deepEqual(largestRemainder(2n, [1n, 1n, 1n]), [1n, 1n, 0n]);
  assert.deepEqual(largestRemainder(5n, [0n, 0n]), [0n, 0n]);
});
