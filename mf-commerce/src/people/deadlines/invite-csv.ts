import type { Deadline } from './api.ts';

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Who can be sent a code of the refresher: not done with it, and with an address that the company wrote itself. */
export const canBeInvited = ({ aggiornamento, rinnovo, email }: Deadline): boolean =>
  aggiornamento !== null && rinnovo === 'none' && email !== null;

/** Whether the company may buy the refresher for them. */
export const needsRefresher = ({ aggiornamento, rinnovo }: Deadline): boolean =>
  aggiornamento !== null && rinnovo === 'none';

/** A file of invites to the refreshers of these people, as they would write it; each person and course once. */
export function inviteCsv(rows: readonly Deadline[]): string {
  const lines = rows
    .filter(canBeInvited)
    .map((row) => [row.nome, row.email ?? '', String(row.aggiornamento?.corsoId ?? '')]);
  const unique = new Map(lines.map((line) => [line.slice(1).join(' '), line]));
  return [['nome', 'email', 'corso'], ...unique.values()]
    .map((line) => line.map(cell).join(';'))
    .join('\r\n');
}
