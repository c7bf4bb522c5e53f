import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readConfig } from '../../../config.ts';
import { seededRandom } from '../../../demo/random.ts';
import { factsOf, sumErrors } from '../../../testing/fatturapa/amounts.ts';
import { schemaErrors } from '../../../testing/fatturapa/validate.ts';
import { priceCart } from '../../cart/price-cart.ts';
import { tariff } from '../../cart/tariff.ts';
import type { OrderRefund } from '../coupon/order-refunds.ts';
import { refundParts } from '../coupon/refund-parts.ts';
import { lineShares } from '../line-shares.ts';
import type { OrderLineRow, OrderRow } from '../repository.ts';
import { soldTotals } from '../sold-totals.ts';
import { invoiceOf, type InvoicedOrder } from './document-of.ts';
import { documentXml } from './document-xml.ts';
import { latinText } from './latin-text.ts';
import { guestBilling } from './testing-invoices.ts';

const { seller } = readConfig({}).invoices;
const issuer = { seller, progressive: '00001' };

const exam = fc.option(fc.bigInt({ min: 1n, max: 50_000n }), { nil: null });
const line = fc.record({
  courseCents: fc.bigInt({ min: 100n, max: 300_000n }),
  simulationCents: exam,
  certificationCents: exam,
  quantity: fc.integer({ min: 1, max: 99 }),
  isPromoted: fc.boolean(),
  title: fc.string({ minLength: 1, maxLength: 300, unit: 'binary' }),
});
const sale = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  hasSimulation: fc.boolean(),
  hasCertification: fc.boolean(),
  couponCents: fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 400_000n })),
  /** How many of the first lines the buyer had already; never all. */
  owned: fc.nat({ max: 2 }),
  buyer: fc.nat({ max: 10_000 }),
});

type Sale = typeof sale extends fc.Arbitrary<infer S> ? S : never;

/** The rows that such an order has once it is paid. */
function orderOf(given: Sale): InvoicedOrder {
  const price = priceCart(given, tariff);
  const order = {
    ...price,
    id: 1,
    number: 'WB-2026-000001',
    userId: null,
    hasSimulation: given.hasSimulation,
    hasCertification: given.hasCertification,
    billing: guestBilling(seededRandom(given.buyer)),
    language: 'it',
    orderedAt: new Date('2026-11-22T09:00:00Z'),
    paidAt: new Date('2026-11-22T09:01:00Z'),
  } as unknown as OrderRow;
  const lines = given.lines.map((row, place) => ({
    ...row,
    id: place + 1,
    articleKind: 1,
    discountCents: price.lineDiscountCents[place] ?? 0n,
  })) as unknown as OrderLineRow[];
  const shares = lineShares(order, lines);
  let leftCents = price.totalCents;
  const refunds = lines.slice(0, Math.min(given.owned, lines.length - 1)).flatMap((row, place) => {
    const cents = shares[place]?.costCents ?? 0n;
    const { couponCents, cardCents } = refundParts(cents, leftCents, price);
    leftCents -= cents;
    return [
      { isCoupon: true, cents: couponCents },
      { isCoupon: false, cents: cardCents },
    ]
      .filter((part) => part.cents > 0n)
      .map((part) => ({ reason: 'owned_already', orderLineId: row.id, ...part }));
  }) as unknown as OrderRefund[];
  const invoice = { number: '12/2026', issuedAt: new Date('2026-11-22T23:30:00Z') };
  return { order, lines, refunds, invoice };
}

test('500 sales of every price, discount, coupon and returned line: valid, and what the order sold to the cent', () => {
  let rounded = 0;
  fc.assert(
    fc.property(sale, (given) => {
      const sold = orderOf(given);
      const { totalCents, netCents } = soldTotals(sold);
      const xml = documentXml(invoiceOf(sold, issuer));
      assert.deepEqual(schemaErrors(xml), []);
      const facts = factsOf(xml);
      assert.deepEqual(sumErrors(facts), []);
      assert.deepEqual([facts.totalCents, facts.netCents], [totalCents, netCents]);
      // The day is that of Italy, where it is past midnight.
      assert.equal(facts.day, '2026-11-23');
      if (facts.roundingCents !== 0n) rounded += 1;
    }),
    { numRuns: 500, seed: 15 },
  );
  assert.ok(rounded > 50, String(rounded));
});

test('the checks of these tests refuse a file in which one thing is wrong', () => {
  const given = {
    ...fc.sample(sale, { numRuns: 1, seed: 7 })[0],
    owned: 0,
    couponCents: 0n,
  } as Sale;
  const xml = documentXml(invoiceOf(orderOf(given), issuer));
  const change = (from: RegExp, to: string) => {
    assert.match(xml, from);
    return xml.replace(from, to);
  };
  for (const wrong of [
    change(/TD01/, 'TD99'),
    change(/<CodiceDestinatario>\w+/, '<CodiceDestinatario>abc'),
    change(/<Denominazione>[^<]*/, '<Denominazione>日本'),
    change(/<Denominazione>[^<]*/, `<Denominazione>${'x'.repeat(81)}`),
    change(/<CAP>\d+<\/CAP>/, ''),
    change(/(\.\d\d)<\/PrezzoTotale>/, '</PrezzoTotale>'),
    change(/<FatturaElettronicaBody>/, '<Altro/><FatturaElettronicaBody>'),
  ]) {
    assert.equal(schemaErrors(wrong).length, 1);
  }
  const cent = (name: string) =>
    xml.replace(
      new RegExp(`(<${name}>-?\\d+\\.)(\\d)`),
      (_, whole: string, digit: string) => `${whole}${(Number(digit) + 1) % 10}`,
    );
  for (const [name, code] of [
    ['Imposta', '00421'],
    ['ImponibileImporto', '00422'],
    ['PrezzoUnitario', '00423'],
    ['ImportoTotaleDocumento', 'total'],
    ['ImportoPagamento', 'payments'],
  ] as const) {
    assert.ok(sumErrors(factsOf(cent(name))).includes(code), name);
  }
});

test('text becomes what the schema takes: Latin-1, one line, no longer than its field', () => {
  for (const [text, expected] of [
    ['D’Ángelo & “Figli” – Çelik', 'D\'Ángelo & "Figli" - Çelik'],
    ['Łódź Őry Șerban', 'Lódz Ory Serban'],
    ['12 €\n\tal\u0007 mese…', '12 EUR al mese...'],
    ['日本', '??'],
    ['  \u0301 ', '-'],
    ['', '-'],
  ] as const) {
    assert.equal(latinText(text, 60), expected, text);
  }
  assert.equal(latinText('à'.repeat(100), 60), 'à'.repeat(60));
});
