import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { priceCart } from '../cart/price-cart.ts';
import { tariff } from '../cart/tariff.ts';
import { lineShares } from './line-shares.ts';

const price = fc.bigInt({ min: 100n, max: 300_000n });
const exam = fc.option(fc.bigInt({ min: 1n, max: 50_000n }), { nil: null });
const line = fc.record({
  courseCents: price,
  simulationCents: exam,
  certificationCents: exam,
  quantity: fc.integer({ min: 1, max: 9 }),
  isPromoted: fc.boolean(),
});
const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  hasSimulation: fc.boolean(),
  hasCertification: fc.boolean(),
});

test('the shares of the lines add up to the order, to the cent', () => {
  fc.assert(
    fc.property(cart, (given) => {
      const priced = priceCart(given, tariff);
      const shares = lineShares(
        { ...given, vatCents: priced.vatCents },
        given.lines.map((row, place) => ({
          ...row,
          discountCents: priced.lineDiscountCents[place] ?? 0n,
        })),
      );
      const sum = (of: (share: (typeof shares)[number]) => bigint) =>
        shares.reduce((total, share) => total + of(share), 0n);
      assert.equal(
        sum(({ costCents }) => costCents),
        priced.totalCents,
      );
      assert.equal(
        sum(({ vatCents }) => vatCents),
        priced.vatCents,
      );
      for (const { costCents, vatCents } of shares) assert.ok(vatCents <= costCents);
    }),
    { numRuns: 2000 },
  );
});
