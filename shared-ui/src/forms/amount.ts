/**
 * An amount as people write it, as the text of a number: `19,50`, `1.234,50` and `19.5` are 19.50,
 * 1234.50 and 19.50. Three digits after a mark are thousands, because prices end with cents.
 * @returns null for anything else
 */
export function parseAmount(text: string): string | null {
  const match = /^([1-9]\d{0,2}(?:[.,\s]\d{3})+|\d+)(?:[.,](\d{0,2}))?$/.exec(
    text.replaceAll('€', '').trim(),
  );
  if (match === null) return null;
  const [, euros = '', cents = ''] = match;
  return `${euros.replace(/\D/g, '')}.${cents.padEnd(2, '0')}`;
}

/** Euro as a person typed them, in integer cents: no float is ever multiplied (E90). @returns null for no amount */
export function centsOfTyped(text: string): number | null {
  const match = /^\s*(\d{1,7})(?:[.,](\d{0,2}))?\s*$/.exec(text);
  if (match === null) return null;
  const [, euros, fraction = ''] = match;
  return Number(euros) * 100 + Number(fraction.padEnd(2, '0'));
}

/** The text of a number with the decimal mark of the language; any other text as it is. */
export function formatAmount(value: string, locale: string): string {
  if (!/^\d+(\.\d+)?$/.test(value)) return value;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(Number(value));
}

/** So many cents more or less, never below 0. */
export function stepAmount(value: string, cents: number): string {
  const [euros = '0', fraction = ''] = value.split('.');
  const total = Math.max(0, Number(euros) * 100 + Number(fraction.padEnd(2, '0')) + cents);
  return Number.isSafeInteger(total)
    ? `${Math.floor(total / 100)}.${String(total % 100).padStart(2, '0')}`
    : value;
}
