import { and, desc, eq, gte, inArray, lt, SQL, sql } from 'drizzle-orm';
import { countUpTo, MOST_LISTED, type BoundedCount } from '../../database/count-up-to.ts';
import { startOfRomeDay } from '../../database/rome-days.ts';
import type { Platform } from '../../platform.ts';
import type { SubjectKind } from './acts.ts';
import type { AuditEntry } from './chain.ts';
import type { EntryFilters } from './entry-query.ts';
import { auditEntries } from './tables.ts';

type EntryQuery = Omit<EntryFilters, 'text'> & {
  subject?: { kind: SubjectKind; id: string } | undefined;
  /** Those that one of these people did, or that were done to them: ids, or a select of them under `id`. */
  people?: readonly string[] | SQL | undefined;
};

/** Newest first. Pages end where the count ends. */
export async function listEntries(
  { database }: Pick<Platform, 'database'>,
  query: EntryQuery,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: AuditEntry[] } & BoundedCount> {
  const where = conditions(query);
  const total = await countUpTo(database.db, auditEntries, where, MOST_LISTED);
  const before = (page - 1) * pageSize;
  const size = Math.min(pageSize, total.totalItems - before);
  if (size <= 0) return { ...total, items: [] };
  const items = await database.db
    .select()
    .from(auditEntries)
    .where(where)
    .orderBy(desc(auditEntries.seq))
    .limit(size)
    .offset(before);
  return { ...total, items };
}

/** Of one person, however many, newest first. */
export const entriesOfPerson = (
  { database }: Pick<Platform, 'database'>,
  userId: string,
): Promise<AuditEntry[]> =>
  database.db
    .select()
    .from(auditEntries)
    .where(conditions({ subject: { kind: 'user', id: userId } }))
    .orderBy(desc(auditEntries.seq));

/** An entry as a file has it. */
export type FlatEntry = Pick<AuditEntry, 'seq' | 'act' | 'subjectKind' | 'subjectId' | 'detail'> & {
  /** In Italy, `YYYY-MM-DD HH:MM:SS`. */
  moment: string;
  /** Names of today; null for an operator at a terminal, and where there is no person. */
  actor: string | null;
  subjectName: string | null;
};

/**
 * All entries with these filters, newest first, for a cursor; the rows are `FlatEntry`.
 * @param nameOf selects the name of the person with this id
 */
export const entryRows = (query: EntryQuery, nameOf: (id: SQL) => SQL): SQL => {
  const { seq, at, actorId, act, subjectKind, subjectId, detail } = auditEntries;
  return sql`
    select ${seq}::int as seq, to_char(${at} at time zone 'Europe/Rome', 'YYYY-MM-DD HH24:MI:SS') as moment,
      coalesce(${nameOf(sql`${actorId}`)}, ${actorId}::text) as actor, ${act} as act,
      ${subjectKind} as "subjectKind", ${subjectId} as "subjectId",
      case when ${subjectKind} = 'user' then ${nameOf(sql`${subjectId}::uuid`)} end as "subjectName",
      ${detail} as detail
    from ${auditEntries}
    where ${conditions(query) ?? sql`true`}
    order by ${desc(seq)}`;
};

export const countEntries = (
  { database }: Pick<Platform, 'database'>,
  query: EntryQuery,
): Promise<number> => database.db.$count(auditEntries, conditions(query));

function conditions({ act, subject, people, from, to }: EntryQuery): SQL | undefined {
  const { subjectKind, subjectId, at } = auditEntries;
  return and(
    act === undefined ? undefined : eq(auditEntries.act, act),
    subject && and(eq(subjectKind, subject.kind), eq(subjectId, subject.id)),
    people && isOfPeople(people),
    from === undefined ? undefined : gte(at, startOfRomeDay(from)),
    to === undefined ? undefined : lt(at, startOfRomeDay(to, 1)),
  );
}

function isOfPeople(people: readonly string[] | SQL): SQL {
  const { actorId, subjectKind, subjectId } = auditEntries;
  if (!(people instanceof SQL)) {
    if (people.length === 0) return sql`false`;
    return sql`(${inArray(actorId, [...people])} or ${subjectKind} = 'user' and ${inArray(subjectId, [...people])})`;
  }
  return sql`(${actorId} in ${people}
    or ${subjectKind} = 'user' and ${subjectId} in (select id::text from ${people} people))`;
}
