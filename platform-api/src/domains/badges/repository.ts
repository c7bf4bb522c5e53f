import { and, count, desc, eq, gte, ilike, isNull, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { badges } from './tables.ts';

export type Badge = typeof badges.$inferSelect;

export type BadgeFilter = {
  name?: string | undefined;
  /** Acquired from this instant, */
  from?: Date | undefined;
  /** and before this one. */
  before?: Date | undefined;
  categoryId?: number | undefined;
  type?: number | undefined;
};

/** Stores a badge; false when this person already has the one of this course and type. */
export async function insertBadge(db: Db, badge: typeof badges.$inferInsert): Promise<boolean> {
  const stored = await db
    .insert(badges)
    .values(badge)
    .onConflictDoNothing({ target: [badges.userId, badges.courseId, badges.type] })
    .returning({ id: badges.id });
  return stored.length > 0;
}

export async function findBadge(db: Db, id: string): Promise<Badge | null> {
  const [badge] = await db.select().from(badges).where(eq(badges.id, id));
  return badge ?? null;
}

export async function findBadgeOfCourse(
  db: Db,
  key: Pick<Badge, 'userId' | 'courseId' | 'type'>,
): Promise<Badge | null> {
  const [badge] = await db
    .select()
    .from(badges)
    .where(
      and(
        eq(badges.userId, key.userId),
        eq(badges.courseId, key.courseId),
        eq(badges.type, key.type),
      ),
    );
  return badge ?? null;
}

/** Notes where the ledger has the badge; false when that was known already. */
export async function saveTransaction(db: Db, id: string, transactionId: string): Promise<boolean> {
  const updated = await db
    .update(badges)
    .set({ transactionId })
    .where(and(eq(badges.id, id), isNull(badges.transactionId)))
    .returning({ id: badges.id });
  return updated.length > 0;
}

export async function setPublic(db: Db, key: { id: string; userId: string }, isPublic: boolean) {
  const updated = await db
    .update(badges)
    .set({ isPublic })
    .where(and(eq(badges.id, key.id), eq(badges.userId, key.userId)))
    .returning({ id: badges.id });
  return updated.length > 0;
}

/** Badges of a person, newest first. */
export async function badgesOf(
  db: Db,
  userId: string,
  filter: BadgeFilter,
  slice: { limit: number; offset: number },
): Promise<{ rows: Badge[]; total: number }> {
  const where = and(eq(badges.userId, userId), ...conditions(filter));
  const rows = await db
    .select()
    .from(badges)
    .where(where)
    .orderBy(desc(badges.acquiredAt), badges.id)
    .limit(slice.limit)
    .offset(slice.offset);
  const [totals] = await db.select({ total: count() }).from(badges).where(where);
  return { rows, total: totals?.total ?? 0 };
}

function conditions(filter: BadgeFilter): SQL[] {
  const { name, from, before, categoryId, type } = filter;
  return [
    name ? ilike(badges.title, `%${name.replace(/[\\%_]/g, String.raw`\$&`)}%`) : undefined,
    from ? gte(badges.acquiredAt, from) : undefined,
    before ? lt(badges.acquiredAt, before) : undefined,
    categoryId === undefined ? undefined : eq(badges.categoryId, categoryId),
    type === undefined ? undefined : eq(badges.type, type),
  ].filter((condition) => condition !== undefined);
}
