/** Amounts are integer euro cents (commerce-model.md, "Money model"). */
export type Cents = bigint;

/** Cents to the wire: euros as a JSON number with at most two decimals. */
export const toEuros = (cents: Cents): number => Number(cents) / 100;

/** Euros from the wire to cents; more than two decimals is refused by the schemas before it gets here. */
export const fromEuros = (euros: number): Cents => BigInt(Math.round(euros * 100));

/** `n / d` rounded half up, for n ≥ 0 (Italian VAT rounding). */
export const halfUp = (n: bigint, d: bigint): bigint => (2n * n + d) / (2n * d);

/**
 * Parts of `total` in the proportion of the weights that add up to it to the cent: largest
 * remainder, ties to the lowest index. All zeros when no weight is above 0.
 */
export function largestRemainder(total: Cents, weights: readonly bigint[]): Cents[] {
  const sum = weights.reduce((a, b) => a + b, 0n);
  if (sum === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (total * weight) / sum);
  const left = Number(total - parts.reduce((a, b) => a + b, 0n));
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % sum }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    );
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts;
}

/** `1.234,50 €` or `€1,234.50`, always grouped; zero is `-` (E139). */
export const formatEuro = (cents: Cents, language: 'it' | 'en'): string =>
  cents === 0n
    ? '-'
    : new Intl.NumberFormat(language === 'it' ? 'it-IT' : 'en-GB', {
        style: 'currency',
        currency: 'EUR',
        useGrouping: 'always',
      }).format(toEuros(cents));
