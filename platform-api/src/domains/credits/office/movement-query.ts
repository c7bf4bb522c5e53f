import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import { startOfRomeDay } from '../../../database/rome-days.ts';
import { notarizationTypes, type CreditType, type PlatformBucket } from '../credit-types.ts';
import { creditMovements } from '../tables.ts';
import type { MovementFilters, MovementGroup } from './movement-filters.ts';

/** Which movements are meant, by the account of the platform that they touch. */
const bucketsOf: Readonly<Record<MovementGroup, readonly PlatformBucket[]>> = {
  assegnati: ['issued'],
  usati: ['spent', 'redeemed'],
  scaduti: ['lapsed'],
};

/** The group that a movement of this account of the platform is in. */
export const groupOf = (bucket: PlatformBucket): MovementGroup =>
  (Object.keys(bucketsOf) as MovementGroup[]).find((group) => bucketsOf[group].includes(bucket))!;

const typeOf = (id: number): CreditType =>
  (Object.keys(notarizationTypes) as CreditType[]).find((type) => notarizationTypes[type] === id)!;

/** The condition on `creditMovements` that filters make. */
export const movementsFound = ({
  movimento,
  tipoNotarizzazioneId: id,
  dal,
  al,
}: MovementFilters): SQL | undefined =>
  and(
    movimento && inArray(creditMovements.bucket, [...bucketsOf[movimento]]),
    id && eq(creditMovements.type, typeOf(id)),
    dal === undefined ? undefined : gte(creditMovements.at, startOfRomeDay(dal)),
    al === undefined ? undefined : lt(creditMovements.at, startOfRomeDay(al, 1)),
  );
