import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import type { RequestFilters } from './request-query.ts';
import type { RedemptionRequest } from './repository.ts';
import { redemptionRequests } from './tables.ts';

/** A row of the table of redemption requests as a file has it. */
export type FlatRequest = Pick<
  RedemptionRequest,
  'id' | 'holder' | 'vatNumber' | 'email' | 'iban' | 'type' | 'state' | 'hasContributions'
> & {
  taxCode: string;
  /** Days in Italy, `YYYY-MM-DD`; the second one null while it is open. */
  day: string;
  answerDay: string | null;
  cents: string;
  withheldCents: string;
};

const ofState = ({ state }: RequestFilters) =>
  state === undefined ? sql`true` : eq(redemptionRequests.state, state);

/** All requests with these filters in this order, for a cursor; the rows are `FlatRequest`. */
export const requestRows = (query: RequestFilters): SQL => {
  const { id, requestedAt, resolvedAt } = redemptionRequests;
  const day = (at: typeof requestedAt | typeof resolvedAt) =>
    sql`to_char(${at} at time zone 'Europe/Rome', 'YYYY-MM-DD')`;
  return sql`
    select ${id} as id, ${day(requestedAt)} as day, ${redemptionRequests.holder} as holder,
      ${redemptionRequests.fiscalCode} as "taxCode", ${redemptionRequests.vatNumber} as "vatNumber",
      ${redemptionRequests.email} as email, ${redemptionRequests.iban} as iban,
      ${redemptionRequests.type} as type, ${redemptionRequests.cents}::text as cents,
      ${redemptionRequests.withheldCents}::text as "withheldCents",
      ${redemptionRequests.hasContributions} as "hasContributions",
      ${redemptionRequests.state} as state, ${day(resolvedAt)} as "answerDay"
    from ${redemptionRequests}
    where ${ofState(query)}
    order by ${(query.sortDirection === 'asc' ? asc : desc)(id)}`;
};

export const countRequests = (
  { database }: Pick<Platform, 'database'>,
  query: RequestFilters,
): Promise<number> => database.db.$count(redemptionRequests, ofState(query));
