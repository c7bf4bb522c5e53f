import { halfUp, type Cents } from '../../money.ts';
import type { CreditType } from '../credits/index.ts';
import { windowAt } from './windows.ts';

/** What the documents fix; amounts in cents. */
export const redemptionTerms = {
  /** The least of rewards (WALLET-16). */
  minimumRewardCents: 10_000n,
  /** With the declaration, the most in a calendar year of Italy, this amount included (M30). */
  declarationCents: 500_000n,
  /** Without a VAT number, the most in that year, this amount included (M31). */
  withoutVatCents: 800_000n,
  /** Withheld as tax from people (WALLET-19). */
  withholdingBps: 2000n,
  /** Receipts of people over this want a duty stamp, which they pay (M40). */
  dutyStampOverCents: 7747n,
} as const;

/** Everything that decides whether a request may be made. */
export type RedemptionFacts = {
  type: CreditType;
  at: Date;
  isEnabled: boolean;
  /** Of the server, for both kinds. */
  thresholdCents: Cents;
  /** Of this kind; what is in the coupon, or still pending, is not among it. */
  availableCents: Cents;
  hasOpenRequest: boolean;
  company: { hasValidVatNumber: boolean } | null;
  /** Paid in the calendar year, and what waits to be paid, of both kinds. */
  yearCents: Cents;
};

/** What is asked for. */
export type Wish = { cents: Cents; hasDeclaration: boolean };

/** The least that can be asked for: the stricter of the two (M29, E114). */
export const minimumOf = (type: CreditType, thresholdCents: Cents): Cents =>
  type === 'reward' && thresholdCents < redemptionTerms.minimumRewardCents
    ? redemptionTerms.minimumRewardCents
    : thresholdCents > 0n
      ? thresholdCents
      : 1n;

const least = ({ type, thresholdCents }: RedemptionFacts) => minimumOf(type, thresholdCents);

/** The first that applies is the answer. */
const rules = {
  REDEMPTION_DISABLED: ({ isEnabled }) => !isEnabled,
  REDEMPTION_OPEN: ({ hasOpenRequest }) => hasOpenRequest,
  // Profit sharing has no window (M28).
  REDEMPTION_WINDOW: ({ type, at }) => type === 'reward' && !windowAt(at).isOpen,
  REDEMPTION_VAT_NUMBER: ({ company }) => company !== null && !company.hasValidVatNumber,
  REDEMPTION_THRESHOLD: (facts) => facts.availableCents < least(facts),
  REDEMPTION_MINIMUM: (facts, { cents }) => cents < least(facts),
  REDEMPTION_AVAILABLE: ({ availableCents }, { cents }) => cents > availableCents,
  REDEMPTION_VAT_REQUIRED: ({ company, yearCents }, { cents }) =>
    company === null && yearCents + cents > redemptionTerms.withoutVatCents,
  REDEMPTION_DECLARATION_COMPANY: ({ company }, { hasDeclaration }) =>
    company !== null && hasDeclaration,
  REDEMPTION_DECLARATION: ({ yearCents }, { cents, hasDeclaration }) =>
    hasDeclaration && yearCents + cents > redemptionTerms.declarationCents,
} satisfies Record<string, (facts: RedemptionFacts, wish: Wish) => boolean>;

export type RedemptionRefusal = keyof typeof rules;

export const redemptionRefusals = Object.keys(rules) as [RedemptionRefusal, ...RedemptionRefusal[]];

/** Why this cannot be asked for now; null when it can. */
export const refusalOf = (facts: RedemptionFacts, wish: Wish): RedemptionRefusal | null =>
  redemptionRefusals.find((code) => rules[code](facts, wish)) ?? null;

/** Why nothing of this kind can be asked for now, whatever the amount; null when something can. */
export const refusalOfAll = (facts: RedemptionFacts): RedemptionRefusal | null =>
  refusalOf(facts, { cents: least(facts), hasDeclaration: false });

/** The most that can be asked for now, in cents; 0 or more. */
export function maximumOf({ availableCents, company, yearCents }: RedemptionFacts): Cents {
  const left = redemptionTerms.withoutVatCents - yearCents;
  if (company !== null || left > availableCents) return availableCents;
  return left > 0n ? left : 0n;
}

/** What is withheld of an amount; of companies nothing (M32). */
export const withheldOf = (cents: Cents, isCompany: boolean): Cents =>
  isCompany ? 0n : halfUp(cents * redemptionTerms.withholdingBps, 10_000n);

/** Whether social contributions are due on it: a person’s year goes over 5000 euro (M31). */
export const hasContributions = ({ company, yearCents }: RedemptionFacts, cents: Cents): boolean =>
  company === null && yearCents + cents > redemptionTerms.declarationCents;
