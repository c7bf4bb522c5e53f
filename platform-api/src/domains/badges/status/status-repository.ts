import { and, count, eq, gte, inArray, isNotNull, lt, max } from 'drizzle-orm';
import type { Db } from '../../../database/database.ts';
import { badges, badgeStatuses, earlierCredentials } from '../tables.ts';
import { LIST_LENGTH } from './status-entry.ts';

/** The place of a badge in the status lists: taken at the first call, the same at each later one. */
export async function statusPosition(db: Db, badgeId: string): Promise<number> {
  await db.insert(badgeStatuses).values({ badgeId }).onConflictDoNothing();
  const [row] = await db
    .select({ position: badgeStatuses.position })
    .from(badgeStatuses)
    .where(eq(badgeStatuses.badgeId, badgeId));
  if (row === undefined) throw new Error(`The badge ${badgeId} has no place in the status lists`);
  return row.position;
}

/** Whether the list says of this badge that it was revoked. */
export async function isListedAsRevoked(db: Db, badgeId: string): Promise<boolean> {
  const [row] = await db
    .select({ revokedAt: badgeStatuses.revokedAt })
    .from(badgeStatuses)
    .where(eq(badgeStatuses.badgeId, badgeId));
  return row !== undefined && row.revokedAt !== null;
}

/** When badges were revoked, by their rows or by the signed list; those in force are left out. */
export async function revocationsOf(
  db: Db,
  rows: readonly { id: string; revokedAt: Date | null }[],
): Promise<Map<string, Date>> {
  const revocations = new Map<string, Date>();
  if (rows.length === 0) return revocations;
  const listed = await db
    .select({ id: badgeStatuses.badgeId, revokedAt: badgeStatuses.revokedAt })
    .from(badgeStatuses)
    .where(
      and(
        inArray(
          badgeStatuses.badgeId,
          rows.map(({ id }) => id),
        ),
        isNotNull(badgeStatuses.revokedAt),
      ),
    );
  for (const { id, revokedAt } of [...listed, ...rows]) {
    if (revokedAt !== null) revocations.set(id, revokedAt);
  }
  return revocations;
}

const inList = (list: number) =>
  and(
    gte(badgeStatuses.position, (list - 1) * LIST_LENGTH),
    lt(badgeStatuses.position, list * LIST_LENGTH),
  );

/** How many lists there are; the first is there before its first badge. */
export async function listCount(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(badgeStatuses.position) }).from(badgeStatuses);
  return Math.floor((row?.last ?? 0) / LIST_LENGTH) + 1;
}

/** Differs whenever the list does: revocations are never undone. */
export async function revokedCount(db: Db, list: number): Promise<number> {
  const [row] = await db
    .select({ revoked: count(badgeStatuses.revokedAt) })
    .from(badgeStatuses)
    .where(inList(list));
  return row?.revoked ?? 0;
}

export async function revokedPositions(db: Db, list: number): Promise<number[]> {
  const rows = await db
    .select({ position: badgeStatuses.position })
    .from(badgeStatuses)
    .where(and(inList(list), isNotNull(badgeStatuses.revokedAt)))
    .orderBy(badgeStatuses.position);
  return rows.map(({ position }) => position);
}

/** For the list of the old form: the ids that the credentials themselves have, earlier ones too. */
export async function revokedCredentials(db: Db): Promise<{ id: string; reason: string | null }[]> {
  const revoked = await db
    .select({
      credential: badges.credential,
      reason: badges.revocationReason,
      earlier: earlierCredentials.credentialId,
    })
    .from(badges)
    .leftJoin(earlierCredentials, eq(earlierCredentials.badgeId, badges.id))
    .where(isNotNull(badges.revokedAt))
    .orderBy(badges.revokedAt, badges.id);
  const reasons = new Map<string, string | null>();
  for (const { credential, reason, earlier } of revoked) {
    reasons.set(credentialIdOf(credential), reason);
    if (earlier !== null) reasons.set(earlier, reason);
  }
  return [...reasons].map(([id, reason]) => ({ id, reason }));
}

function credentialIdOf(credential: string): string {
  const { id } = JSON.parse(credential) as { id: string };
  return id;
}
