import { romeTime } from '../../rome-time.ts';

/** `dataInvio` as an instant: a date alone is the beginning of that day in Rome (E144, E160). */
export function sendMoment(dataInvio: string | null): Date | null {
  if (dataInvio === null) return null;
  return dataInvio.includes('T') ? new Date(dataInvio) : romeTime(dataInvio, 0);
}
