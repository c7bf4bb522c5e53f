export { formatEuro } from './money.ts';
export { formatDate, formatDateTime, formatMonth, parseDate, today } from './dates.ts';
export {
  formatDecimal,
  formatDuration,
  formatInteger,
  formatRating,
  isCompleted,
  wholePercentage,
} from './numbers.ts';
export { useFormats } from './use-formats.ts';
