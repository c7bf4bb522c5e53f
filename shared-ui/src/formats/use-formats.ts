import { useMemo } from 'react';
import { useLocale } from '../i18n/I18nProvider.tsx';
import { formatDate, formatDateTime, formatMonth } from './dates.ts';
import { formatEuro, formatWholeEuro } from './money.ts';
import {
  formatDecimal,
  formatDuration,
  formatFileSize,
  formatInteger,
  formatRating,
} from './numbers.ts';

/** The formats bound to the language of the page. Amounts in integer cents, durations in minutes. */
export function useFormats() {
  const locale = useLocale();
  return useMemo(
    () => ({
      euro: (cents: number | null | undefined) => formatEuro(cents, locale),
      wholeEuro: (cents: number) => formatWholeEuro(cents, locale),
      decimal: (value: number | null | undefined) => formatDecimal(value, locale),
      rating: (average: number | null | undefined) => formatRating(average, locale),
      integer: (value: number) => formatInteger(value, locale),
      fileSize: (bytes: number) => formatFileSize(bytes, locale),
      duration: formatDuration,
      date: formatDate,
      dateTime: formatDateTime,
      month: formatMonth,
    }),
    [locale],
  );
}
