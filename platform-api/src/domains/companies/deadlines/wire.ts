import { toEuros } from '../../../money.ts';
import type { z } from 'zod';
import type { Deadline, DeadlineFilter } from './list-deadlines.ts';
import type { deadline, deadlineFilter } from './schemas.ts';

const filters: Record<z.output<typeof deadlineFilter>, DeadlineFilter> = {
  tutti: 'all',
  inScadenza: 'expiring',
  scaduti: 'expired',
};

export const stateToWire = {
  endless: 'senzaScadenza',
  valid: 'valido',
  expiring: 'inScadenza',
  expired: 'scaduto',
} as const;

export const filterFromWire = (filter: keyof typeof filters): DeadlineFilter => filters[filter];

export const deadlineToWire = (row: Deadline): z.input<typeof deadline> => ({
  id: row.id,
  nome: row.holderName,
  email: row.email,
  corsoId: row.courseId,
  titoloCorso: row.title,
  tipo: row.type,
  rilasciatoIl: row.acquiredAt.toISOString(),
  scadeIl: row.validUntil?.toISOString() ?? null,
  giorni: row.daysLeft,
  stato: stateToWire[row.state],
  aggiornamento: row.refresher && {
    corsoId: row.refresher.id,
    titolo: row.refresher.title,
    prezzo: toEuros(row.refresher.priceCents ?? 0n),
  },
  rinnovo: row.renewal,
});
