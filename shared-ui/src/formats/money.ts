import { DEFAULT_LOCALE, type Locale } from '../i18n/locale.ts';

const formatters = new Map<string, Intl.NumberFormat>();

function euro(locale: Locale, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      // Italian would leave 1234,50 without its point (E139).
      useGrouping: 'always',
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/**
 * An amount in integer cents as euro with two decimals; null and zero are "-" (MONEY-01, E139).
 * Between number and sign stands a non-breaking space.
 */
export function formatEuro(
  cents: number | null | undefined,
  locale: Locale = DEFAULT_LOCALE,
): string {
  if (!cents) return '-';
  return euro(locale, 2).format(cents / 100);
}

/** The axis and the bars of a chart: whole euro, zero included, because cents would be noise there. */
export function formatWholeEuro(cents: number, locale: Locale = DEFAULT_LOCALE): string {
  return euro(locale, 0).format(cents / 100);
}
