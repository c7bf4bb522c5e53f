import { DEFAULT_LOCALE, type Locale } from '../i18n/locale.ts';

const formatters = new Map<string, Intl.NumberFormat>();

function euro(locale: Locale): Intl.NumberFormat {
  let formatter = formatters.get(locale);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      // Italian would leave 1234,50 without its point (E139).
      useGrouping: 'always',
    });
    formatters.set(locale, formatter);
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
  return euro(locale).format(cents / 100);
}
