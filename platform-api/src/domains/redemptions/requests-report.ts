import { csvOf } from '../../csv.ts';
import type { Platform } from '../../platform.ts';
import type { RedemptionState } from './states.ts';
import * as repository from './repository.ts';
import { dayInItaly } from './windows.ts';
import { numberOf } from './wire.ts';

const head = [
  'Richiesta',
  'Data',
  'Richiedente',
  'Codice fiscale',
  'Partita IVA',
  'E-mail per il pagamento',
  'IBAN',
  'Tipo',
  'Importo',
  'Ritenuta',
  'Contributi',
  'Stato',
  'Data della risposta',
];

/** As files of the back office say them. */
export const kindNames = {
  reward: 'Reward per promozione',
  profit_share: 'Profit sharing',
} as const;

export const stateNames = {
  open: 'in attesa',
  paid: 'evasa',
  refused: 'rifiutata',
  withdrawn: 'ritirata',
} as const;

/** Euro as a spreadsheet in Italian reads them. */
const euro = (cents: bigint): string => `${cents / 100n},${String(cents % 100n).padStart(2, '0')}`;

/** The requests of a state, or all, as CSV, oldest first, in base64 (API-79); and how many there are. */
export async function requestsReport(
  { database }: Platform,
  state?: RedemptionState,
): Promise<{ csv: string; rows: number }> {
  const { items } = await repository.listRequests(database.db, {
    state,
    sortDirection: 'asc',
    page: 1,
    pageSize: 1_000_000,
  });
  const rows = items.map((request) => [
    numberOf(request),
    dayInItaly(request.requestedAt),
    request.holder,
    request.fiscalCode,
    request.vatNumber ?? '',
    request.email,
    request.iban,
    kindNames[request.type],
    euro(request.cents),
    euro(request.withheldCents),
    request.hasContributions ? 'sì' : 'no',
    stateNames[request.state],
    request.resolvedAt === null ? '' : dayInItaly(request.resolvedAt),
  ]);
  return { csv: Buffer.from(csvOf([head, ...rows])).toString('base64'), rows: rows.length };
}
