import { formatDateTime, today } from 'shared-ui';

/** When a newsletter is sent, as the form has it: nothing yet, at once, or a day and a time in Italy (E144). */
export type SendChoice = 'open' | 'now' | 'at';

export type NewsletterValues = {
  title: string;
  text: string;
  when: SendChoice;
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:mm` */
  time: string;
};

function inRome(instant: number): { day: string; time: string } {
  const moment = new Date(instant);
  return { day: today(moment), time: formatDateTime(moment).slice(-'HH:mm'.length) };
}

/** The instant at which clocks in Italy show this day and time. */
export function romeInstant(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (instant: number) => {
    const shown = inRome(instant);
    return Date.parse(`${shown.day}T${shown.time}:00Z`) - instant;
  };
  // The offset of the instant itself: that of the first guess is wrong in the hours after a change.
  const first = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(first));
}

/** `dataInvio` of the form: today or past is sent at once, a future one by a job (E160). */
export function dataInvioOf(
  { when, day, time }: Pick<NewsletterValues, 'when' | 'day' | 'time'>,
  now: Date,
): string | null {
  if (when === 'open') return null;
  return (when === 'now' ? now : romeInstant(day, time)).toISOString();
}

/** The form's values of a stored date. */
export function sendChoiceOf(
  dataInvio: string | null,
  now: Date = new Date(),
): Pick<NewsletterValues, 'when' | 'day' | 'time'> {
  if (dataInvio === null) return { when: 'open', day: '', time: '' };
  const instant = Date.parse(dataInvio);
  if (instant <= now.getTime()) return { when: 'now', day: '', time: '' };
  return { when: 'at', ...inRome(instant) };
}

/** Whether this moment is yet to come. */
export const isToCome = (dataInvio: string | null): boolean =>
  sendChoiceOf(dataInvio).when === 'at';
