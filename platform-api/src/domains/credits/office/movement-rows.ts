import { sql, type SQL } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { nameOfPerson } from '../../accounts/index.ts';
import { creditMovements } from '../tables.ts';
import { movementOrder, personOf, type PlatformMovement } from './list-movements.ts';
import type { MovementFilters } from './movement-filters.ts';
import { movementsFound } from './movement-query.ts';

/** A movement as a file has it. */
export type FlatMovement = Pick<PlatformMovement, 'kind' | 'bucket' | 'type'> & {
  /** Number of the entry in the ledger. */
  entry: string;
  /** In Italy, `YYYY-MM-DD`. */
  day: string;
  /** Name of today; null where the credits were those of a deleted account. */
  person: string | null;
  /** What the person gained. */
  cents: string;
};

/** All movements with these filters, newest first, for a cursor; the rows are `FlatMovement`. */
export const movementRows = (filters: MovementFilters): SQL => sql`
  select ${creditMovements.entryId}::text as entry,
    to_char(${creditMovements.at} at time zone 'Europe/Rome', 'YYYY-MM-DD') as day,
    ${creditMovements.kind} as kind, ${creditMovements.bucket} as bucket, ${creditMovements.type} as type,
    ${creditMovements.cents}::text as cents, ${nameOfPerson(personOf(creditMovements.entryId))} as person
  from ${creditMovements}
  where ${movementsFound(filters) ?? sql`true`}
  order by ${sql.join(movementOrder(creditMovements), sql`, `)}`;

export const countMovements = (
  { database }: Pick<Platform, 'database'>,
  filters: MovementFilters,
): Promise<number> => database.db.$count(creditMovements, movementsFound(filters));
