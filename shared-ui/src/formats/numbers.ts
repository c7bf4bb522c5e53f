import { DEFAULT_LOCALE, type Locale } from '../i18n/locale.ts';

/** Minutes as `1 h 15 min`, `2 h`, `45 min` (E45); "-" when missing or zero. */
export function formatDuration(minutes: number | null | undefined): string {
  if (!minutes || minutes < 0) return '-';
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ') || '-';
}

/** A number with one decimal and the mark of the language: it "4,3", en "4.3" (E64). */
export function formatDecimal(
  value: number | null | undefined,
  locale: Locale = DEFAULT_LOCALE,
): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '-';
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);
}

/** Average of the votes; no votes is "-", not 0.0 (E64). */
export function formatRating(
  average: number | null | undefined,
  locale: Locale = DEFAULT_LOCALE,
): string {
  return average ? formatDecimal(average, locale) : '-';
}

// To make one takes much longer than to use it.
const integers = new Map<Locale, Intl.NumberFormat>();

/** An integer with its grouping, always. */
export function formatInteger(value: number, locale: Locale = DEFAULT_LOCALE): string {
  let made = integers.get(locale);
  if (!made) {
    made = new Intl.NumberFormat(locale, { useGrouping: 'always', maximumFractionDigits: 0 });
    integers.set(locale, made);
  }
  return made.format(value);
}

/** Progress from 0 to 100 as a whole number; never 100 before everything is done (E59). */
export function wholePercentage(value: number | null | undefined): number {
  const number = value ?? 0;
  if (number >= 100) return 100;
  return Math.max(0, Math.floor(number));
}

/** Progress above 99 is told as completed (1§4, E59). */
export function isCompleted(percentage: number | null | undefined): boolean {
  return (percentage ?? 0) > 99;
}

const fileUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** Bytes as people read them: it "1,2 MB", en "1.2 MB"; below a megabyte whole. */
export function formatFileSize(bytes: number, locale: Locale = DEFAULT_LOCALE): string {
  const power = Math.min(3, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: fileUnits[power],
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1000 ** power);
}
