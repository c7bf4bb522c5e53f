import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { largestRemainder } from '../../money.ts';
import { priceCart } from './price-cart.ts';
import { tariff } from './tariff.ts';

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
  test(`[MONEY-02] [MONEY-03] [MONEY-04] [MONEY-05] [MONEY-07] vector ${name}`, () => {
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

test('[MONEY-07] two lines paid in full by coupon (W2)', () => {
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

test('shares add up, with ties to the lowest index', () => {
  assert.deepEqual(largestRemainder(100n, [1n, 1n, 1n]), [34n, 33n, 33n]);
  assert.deepEqual(largestRemainder(2n, [1n, 1n, 1n]), [1n, 1n, 0n]);
  assert.deepEqual(largestRemainder(5n, [0n, 0n]), [0n, 0n]);
});
