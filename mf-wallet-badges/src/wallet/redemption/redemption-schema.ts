import { array, boolean, formMessages, object, string, validators } from 'shared-ui/forms';
import type { UploadedFile } from 'shared-ui/upload';
import type { CreditKind, KindTerms, Terms } from './api.ts';

const { email, iban, required, text } = validators;

export type RedemptionForm = {
  kind: CreditKind;
  /** The text of a number, as `AmountField` writes it. */
  amount: string;
  email: string;
  iban: string;
  invoiceNumber: string;
  hasDeclaration: boolean;
  withholding: UploadedFile[];
  occasional: UploadedFile[];
};

/** Cents of an amount of the form; null for what is none. */
export function centsOfAmount(amount: string): number | null {
  const match = /^(\d{1,7})\.(\d{2})$/.exec(amount);
  return match === null ? null : Number(match[1]) * 100 + Number(match[2]);
}

/** What is withheld of an amount in cents, half a cent up; the server reckons it again. */
export const withheldOf = (cents: number, bps: number): number =>
  Math.floor((2 * cents * bps + 10_000) / 20_000);

/** The terms of a kind that the person has. */
export function termsOf({ kinds }: Terms, kind: CreditKind): KindTerms {
  const terms = kinds.find((candidate) => candidate.kind === kind);
  if (terms === undefined) throw new Error(`No terms of ${kind}`);
  return terms;
}

const files = () => array().min(1, formMessages.required.id);

/**
 * The rules that a form can keep before it is sent; the server has all of them.
 * @param words what to say of an amount out of range, and of a declaration that would be false
 */
export function redemptionSchema(terms: Terms, words: { amount: string; declaration: string }) {
  const { isCompany, yearCents, declarationCents } = terms;
  return object({
    amount: required().test('amount', words.amount, (amount, { parent }) => {
      const { minimumCents, maximumCents } = termsOf(terms, (parent as RedemptionForm).kind);
      const cents = centsOfAmount(amount ?? '');
      return cents !== null && cents >= minimumCents && cents <= maximumCents;
    }),
    email: required(email()),
    iban: required(iban()),
    invoiceNumber: isCompany ? required(text()) : string(),
    hasDeclaration: boolean().test(
      'declaration',
      words.declaration,
      (isDeclared, { parent }) =>
        isDeclared !== true ||
        yearCents + (centsOfAmount((parent as RedemptionForm).amount) ?? 0) <= declarationCents,
    ),
    withholding: isCompany ? array() : files(),
    occasional: array().when('hasDeclaration', ([isDeclared]) =>
      isDeclared === true ? files() : array(),
    ),
  });
}
