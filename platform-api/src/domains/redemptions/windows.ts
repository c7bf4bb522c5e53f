const MONTHS = ['03', '06', '09', '12'];
const FIRST_DAY = '15';
const LAST_DAY = '22';

const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' });

/** The day in Italy (E115), `2026-11-21`. */
export const dayInItaly = (instant: Date): string => days.format(instant);

/** Days `2026-12-15` to `2026-12-22`, both whole. */
export type RedemptionWindow = { from: string; to: string; isOpen: boolean };

/**
 * The window for rewards that is open, else the next one: 15th to 22nd of March, June, September and December,
 * days of Italy, both whole (WALLET-17, M27).
 */
export function windowAt(now: Date): RedemptionWindow {
  const today = dayInItaly(now);
  const year = Number(today.slice(0, 4));
  const windows = [year, year + 1].flatMap((of) =>
    MONTHS.map((month) => ({
      from: `${of}-${month}-${FIRST_DAY}`,
      to: `${of}-${month}-${LAST_DAY}`,
    })),
  );
  const next = windows.find(({ to }) => today <= to);
  if (next === undefined) throw new Error(`No window after ${today}`);
  return { ...next, isOpen: next.from <= today };
}
