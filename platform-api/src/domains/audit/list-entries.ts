import { and, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { startOfRomeDay } from '../../database/rome-days.ts';
import type { Platform } from '../../platform.ts';
import type { ActName, SubjectKind } from './acts.ts';
import type { AuditEntry } from './chain.ts';
import { auditEntries } from './tables.ts';

type EntryQuery = {
  act?: ActName | undefined;
  subject?: { kind: SubjectKind; id: string } | undefined;
  /** Those that one of these people did, or that were done to them. */
  people?: readonly string[] | undefined;
  /** Days in Italy, `YYYY-MM-DD`, both of them with it. */
  from?: string | undefined;
  to?: string | undefined;
};

/** Newest first. */
export async function listEntries(
  { database }: Pick<Platform, 'database'>,
  query: EntryQuery,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: AuditEntry[]; totalItems: number }> {
  const where = conditions(query);
  const items = await database.db
    .select()
    .from(auditEntries)
    .where(where)
    .orderBy(desc(auditEntries.seq))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items, totalItems: await database.db.$count(auditEntries, where) };
}

function conditions({ act, subject, people, from, to }: EntryQuery): SQL | undefined {
  const { actorId, subjectKind, subjectId, at } = auditEntries;
  return and(
    act === undefined ? undefined : eq(auditEntries.act, act),
    subject && and(eq(subjectKind, subject.kind), eq(subjectId, subject.id)),
    people &&
      (people.length === 0
        ? sql`false`
        : or(
            inArray(actorId, [...people]),
            and(eq(subjectKind, 'user'), inArray(subjectId, [...people])),
          )),
    from === undefined ? undefined : gte(at, startOfRomeDay(from)),
    to === undefined ? undefined : lt(at, startOfRomeDay(to, 1)),
  );
}
