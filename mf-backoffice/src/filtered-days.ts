/** `2026-11-26`, a day that there is; what an address says may be anything. */
function isDay(text: string): boolean {
  if (!/^(?:19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The day that a filter of an address names; '' where it names none, for the rest of the address still counts. */
export const dayIn = (filter: (name: string) => string, name: string): string =>
  isDay(filter(name)) ? filter(name) : '';

/** First and last day of what is listed. */
export const dayRangeIn = (filter: (name: string) => string) => ({
  dal: dayIn(filter, 'dal'),
  al: dayIn(filter, 'al'),
});
