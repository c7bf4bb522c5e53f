import { and, count, desc, eq, isNotNull, isNull, max, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import type { Platform } from '../../platform.ts';
import { monthRange } from './month-range.ts';
import { pagesOf } from './pages-of.ts';
import { revocationsOf } from './status/status-repository.ts';
import { badges } from './tables.ts';
import { badgeToWire } from './wire.ts';

export type CompetenceFilter = {
  categoryId?: number | undefined;
  /** A part of its name. */
  name?: string | undefined;
  /** `MM/yyyy`, in Italy's time: when its newest badge was earned. */
  month?: string | undefined;
  level?: number | undefined;
};

// The category may have had another name when an older badge was issued.
const newestName = sql<string>`(array_agg(${badges.categoryName} order by ${badges.acquiredAt} desc, ${badges.id}))[1]`;
const newestKey = sql<
  string | null
>`(array_agg(${badges.categoryKey} order by ${badges.acquiredAt} desc, ${badges.id}))[1]`;
const highestLevel = sql<number>`max(${badges.levelId})`;

const inForce = (userId: string) =>
  and(eq(badges.userId, userId), isNull(badges.revokedAt), isNotNull(badges.categoryId));

/**
 * Competences that a person's badges prove, those with most badges first: the categories of their courses.
 * The level is the highest among these badges (E172), the date that of the newest.
 */
export async function competencesOf(db: Db, userId: string, filter: CompetenceFilter = {}) {
  const rows = await db
    .select({
      id: badges.categoryId,
      title: newestName,
      key: newestKey,
      level: highestLevel,
      latest: max(badges.acquiredAt),
      total: count(),
    })
    .from(badges)
    .where(
      and(
        inForce(userId),
        filter.categoryId === undefined ? undefined : eq(badges.categoryId, filter.categoryId),
      ),
    )
    .groupBy(badges.categoryId)
    .having(and(...conditions(filter)))
    .orderBy(desc(count()), newestName, badges.categoryId);
  return rows.flatMap(({ id, latest, ...row }) =>
    id === null || latest === null ? [] : [{ ...row, id, latest }],
  );
}

export type Competence = Awaited<ReturnType<typeof competencesOf>>[number];

function conditions({ name, month, level }: CompetenceFilter): (SQL | undefined)[] {
  const range = month === undefined ? null : monthRange(month);
  const pattern = name ? `%${name.replace(/[\\%_]/g, String.raw`\$&`)}%` : null;
  const latest = max(badges.acquiredAt);
  return [
    pattern === null ? undefined : sql`${newestName} ilike ${pattern}`,
    range === null
      ? undefined
      : sql`${latest} >= ${range.from.toISOString()} and ${latest} < ${range.before.toISOString()}`,
    level === undefined ? undefined : sql`${highestLevel} = ${level}`,
  ];
}

/** The badges by which a person proves a competence, newest first, as the wire has them. */
export async function badgesOfCompetence(platform: Platform, userId: string, categoryId: number) {
  const rows = await platform.database.db
    .select()
    .from(badges)
    .where(and(inForce(userId), eq(badges.categoryId, categoryId)))
    .orderBy(desc(badges.acquiredAt), badges.id);
  const pages = await pagesOf(platform, rows);
  const revocations = await revocationsOf(platform.database.db, rows);
  return rows.map((row) => badgeToWire(row, pages, revocations));
}
