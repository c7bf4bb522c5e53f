/** The day in Italy (E144), `21/11/2026`. */
export const formatDay = (instant: Date): string =>
  new Intl.DateTimeFormat('it-IT', {
    timeZone: 'Europe/Rome',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(instant);
