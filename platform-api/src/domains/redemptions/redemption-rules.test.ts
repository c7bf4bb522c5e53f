import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentsNeeded } from './documents.ts';
import { isItalianIban } from './iban.ts';
import {
  hasContributions,
  maximumOf,
  minimumOf,
  refusalOf,
  refusalOfAll,
  withheldOf,
  type RedemptionFacts,
  type Wish,
} from './redemption-rules.ts';
import { hasValidVatCheckDigit } from './vat-number.ts';
import { windowAt } from './windows.ts';

const facts = (changes: Partial<RedemptionFacts> = {}): RedemptionFacts => ({
  type: 'reward',
  at: new Date('2026-12-16T10:00:00+01:00'),
  isEnabled: true,
  thresholdCents: 10_000n,
  availableCents: 2_000_000n,
  hasOpenRequest: false,
  company: null,
  yearCents: 0n,
  ...changes,
});

const refusal = (changes: Partial<RedemptionFacts>, wish: Partial<Wish> = {}) =>
  refusalOf(facts(changes), { cents: 10_000n, hasDeclaration: false, ...wish });

test('[WALLET-17 part] a window has both of its days whole, by the clock of Italy (M27)', () => {
  const cases: [string, boolean, string][] = [
    // 14 December 23:59:59.999 in Rome.
    ['2026-12-14T22:59:59.999Z', false, '2026-12-15'],
    ['2026-12-14T23:00:00.000Z', true, '2026-12-15'],
    ['2026-12-22T22:59:59.999Z', true, '2026-12-15'],
    ['2026-12-22T23:00:00.000Z', false, '2027-03-15'],
    // In summer Rome is two hours ahead: 22 June 22:30Z is the 23rd (E115).
    ['2026-06-14T21:59:59.999Z', false, '2026-06-15'],
    ['2026-06-14T22:00:00.000Z', true, '2026-06-15'],
    ['2026-06-22T21:59:59.999Z', true, '2026-06-15'],
    ['2026-06-22T22:30:00.000Z', false, '2026-09-15'],
    ['2026-03-15T00:00:00.000Z', true, '2026-03-15'],
    ['2026-09-22T12:00:00.000Z', true, '2026-09-15'],
    ['2026-01-18T12:00:00.000Z', false, '2026-03-15'],
    ['2026-12-31T23:30:00.000Z', false, '2027-03-15'],
  ];
  for (const [at, isOpen, from] of cases) {
    const found = windowAt(new Date(at));
    assert.deepEqual([found.isOpen, found.from], [isOpen, from], at);
    assert.equal(found.to, `${from.slice(0, 8)}22`);
  }
});

test('[WALLET-17 part] rewards wait for a window, profit sharing does not (M28)', () => {
  const at = new Date('2026-11-23T10:00:00Z');
  assert.equal(refusal({ at }), 'REDEMPTION_WINDOW');
  assert.equal(refusal({ at, type: 'profit_share' }), null);
  assert.equal(refusal({}), null);
});

test('[WALLET-16] [WALLET-18 part] 99.99 is refused and 100.00 accepted; the stricter of minimum and threshold holds (W6, M29)', () => {
  assert.equal(refusal({}, { cents: 9_999n }), 'REDEMPTION_MINIMUM');
  assert.equal(refusal({}, { cents: 10_000n }), null);
  assert.equal(refusal({ thresholdCents: 100n }, { cents: 9_999n }), 'REDEMPTION_MINIMUM');
  assert.equal(refusal({ thresholdCents: 15_000n }, { cents: 14_999n }), 'REDEMPTION_MINIMUM');
  assert.equal(refusal({ thresholdCents: 15_000n }, { cents: 15_000n }), null);
  // Of profit sharing the threshold alone (E114).
  const share = { type: 'profit_share', thresholdCents: 5_000n } as const;
  assert.equal(refusal(share, { cents: 4_999n }), 'REDEMPTION_MINIMUM');
  assert.equal(refusal(share, { cents: 5_000n }), null);
  assert.equal(minimumOf('profit_share', 0n), 1n);
});

test('[WALLET-18 part] the flag of the server comes before all', () => {
  assert.equal(refusal({ isEnabled: false, hasOpenRequest: true }), 'REDEMPTION_DISABLED');
});

test('[WALLET-14 part] below the threshold nothing can be asked for, at it something can', () => {
  assert.equal(refusalOfAll(facts({ availableCents: 9_999n })), 'REDEMPTION_THRESHOLD');
  assert.equal(refusalOfAll(facts({ availableCents: 10_000n })), null);
  assert.equal(refusalOfAll(facts({ hasOpenRequest: true })), 'REDEMPTION_OPEN');
});

test('no more than is available can be asked for', () => {
  assert.equal(refusal({ availableCents: 12_345n }, { cents: 12_345n }), null);
  assert.equal(refusal({ availableCents: 12_345n }, { cents: 12_346n }), 'REDEMPTION_AVAILABLE');
});

test('[WALLET-19 part] 5,000.00 a year with the declaration, 8,000.00 without, both exactly; then a VAT number (M30, M31)', () => {
  const declared = (yearCents: bigint, cents: bigint) =>
    refusal({ yearCents }, { cents, hasDeclaration: true });
  assert.equal(declared(0n, 500_000n), null);
  assert.equal(declared(0n, 500_001n), 'REDEMPTION_DECLARATION');
  assert.equal(declared(490_000n, 10_000n), null);
  assert.equal(declared(490_000n, 10_001n), 'REDEMPTION_DECLARATION');
  const plain = (yearCents: bigint, cents: bigint) => refusal({ yearCents }, { cents });
  assert.equal(plain(0n, 500_001n), null);
  assert.equal(plain(0n, 800_000n), null);
  assert.equal(plain(0n, 800_001n), 'REDEMPTION_VAT_REQUIRED');
  assert.equal(plain(790_000n, 10_000n), null);
  assert.equal(plain(790_001n, 10_000n), 'REDEMPTION_VAT_REQUIRED');
  assert.equal(refusalOfAll(facts({ yearCents: 790_001n })), 'REDEMPTION_VAT_REQUIRED');
  const company = { hasValidVatNumber: true };
  assert.equal(refusal({ company, yearCents: 790_001n }, { cents: 1_000_000n }), null);
});

test('a person over 5,000.00 a year owes contributions, at it not (M31)', () => {
  assert.equal(hasContributions(facts(), 500_000n), false);
  assert.equal(hasContributions(facts(), 500_001n), true);
  assert.equal(hasContributions(facts({ yearCents: 500_000n }), 1n), true);
  assert.equal(hasContributions(facts({ company: { hasValidVatNumber: true } }), 900_000n), false);
});

test('the most that can be asked for is what is available, and what the year leaves', () => {
  assert.equal(maximumOf(facts({ availableCents: 30_000n })), 30_000n);
  assert.equal(maximumOf(facts({ yearCents: 700_000n })), 100_000n);
  assert.equal(maximumOf(facts({ yearCents: 900_000n })), 0n);
  const company = { hasValidVatNumber: true };
  assert.equal(maximumOf(facts({ company, yearCents: 900_000n })), 2_000_000n);
});

test('[WALLET-13 part] a company makes no declaration, and its VAT number must be right (E35, E119)', () => {
  const company = { hasValidVatNumber: true };
  assert.equal(refusal({ company }, { hasDeclaration: true }), 'REDEMPTION_DECLARATION_COMPANY');
  assert.equal(refusal({ company }), null);
  assert.equal(refusal({ company: { hasValidVatNumber: false } }), 'REDEMPTION_VAT_NUMBER');
  assert.equal(hasValidVatCheckDigit('04182730723'), true);
  assert.equal(hasValidVatCheckDigit('04182730724'), false);
  assert.equal(hasValidVatCheckDigit('0418273072'), false);
});

test('[WALLET-19 part] 80% to the person and 20% to tax, half a cent up (W4); nothing of a company (M32)', () => {
  for (const [gross, tax] of [
    [10_000n, 2_000n],
    [33_333n, 6_667n],
    [12_345n, 2_469n],
    [500_000n, 100_000n],
  ] as const) {
    assert.equal(withheldOf(gross, false), tax);
    assert.equal(withheldOf(gross, true), 0n);
  }
});

test('[WALLET-10 part] [WALLET-11 part] which documents a request needs', () => {
  const needed = (isCompany: boolean, hasDeclaration: boolean) =>
    documentsNeeded({ isCompany, hasDeclaration });
  assert.deepEqual(needed(false, false), ['withholding']);
  assert.deepEqual(needed(false, true), ['withholding', 'occasional']);
  assert.deepEqual(needed(true, false), []);
});

test('an IBAN is Italian, by form and by its check (E118)', () => {
  for (const [iban, isRight] of [
    ['IT60X0542811101000000123456', true],
    ['IT61X0542811101000000123456', false],
    ['IT60X054281110100000012345', false],
    ['DE89370400440532013000', false],
    ['it60x0542811101000000123456', false],
  ] as const) {
    assert.equal(isItalianIban(iban), isRight, iban);
  }
});
