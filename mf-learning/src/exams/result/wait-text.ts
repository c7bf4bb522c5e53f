const MINUTE_MS = 60_000;

/** "tra 23 ore", "in 5 minutes": in hours from two on, in days from two on. */
export function waitText(ms: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  if (minutes < 120) return format.format(minutes, 'minute');
  const hours = Math.ceil(minutes / 60);
  return hours < 48 ? format.format(hours, 'hour') : format.format(Math.ceil(hours / 24), 'day');
}
