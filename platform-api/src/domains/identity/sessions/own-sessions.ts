import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { sessions } from '../tables.ts';
import { deviceOf, type Device } from './device.ts';

export type OwnSession = {
  id: string;
  isCurrent: boolean;
  device: Device;
  address: string | null;
  place: string | null;
  createdAt: Date;
  lastUsedAt: Date;
  /** When it ends at the latest: of the idle and the absolute end the one that comes first. */
  endsAt: Date;
};

export const sessionToWire = (session: OwnSession) => ({
  ...session,
  createdAt: session.createdAt.toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
  endsAt: session.endsAt.toISOString(),
});

/** The living sessions of a person, this one first, then the last used first. */
export async function ownSessions(
  platform: Platform,
  { userId, sessionId }: { userId: string; sessionId: string | null },
): Promise<OwnSession[]> {
  const { idleMs } = platform.config.session;
  const rows = await platform.database.db
    .select()
    .from(sessions)
    .where(living(platform, userId))
    .orderBy(desc(sessions.lastUsedAt), sessions.id);
  return rows
    .map((row) => ({
      id: row.id,
      isCurrent: row.id === sessionId,
      device: deviceOf(row.userAgent),
      address: row.address,
      place: row.place,
      createdAt: row.createdAt,
      lastUsedAt: row.lastUsedAt,
      endsAt: new Date(Math.min(row.expiresAt.getTime(), row.lastUsedAt.getTime() + idleMs)),
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Ends one active session of a person; false when it does not exist, belongs to another person, or is over. */
export async function endOwnSession(
  platform: Platform,
  userId: string,
  id: string,
): Promise<boolean> {
  return (await end(platform, and(living(platform, userId), eq(sessions.id, id)), 'owner')) === 1;
}

/** Ends all living sessions of a person but one; how many there were. */
export const endOtherSessions = (
  platform: Platform,
  userId: string,
  keptId: string,
): Promise<number> =>
  end(platform, and(living(platform, userId), ne(sessions.id, keptId)), 'owner');

/** Ends one active session of a person, or all of them, for an administrator; how many there were. */
export const endSessionsOf = (
  platform: Platform,
  userId: string,
  id: string | null,
): Promise<number> =>
  end(
    platform,
    and(living(platform, userId), id === null ? undefined : eq(sessions.id, id)),
    'administrator',
  );

/** Ends every session of a person and forgets where they were used: the account is gone. */
export async function endSessionsOfErased(platform: Platform, userId: string): Promise<void> {
  await end(platform, and(eq(sessions.userId, userId), isNull(sessions.revokedAt)), 'account');
  await platform.database.db
    .update(sessions)
    .set({ userAgent: null, address: null, place: null })
    .where(eq(sessions.userId, userId));
}

const living = (platform: Platform, userId: string) => {
  const now = platform.clock.now();
  return and(
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.lastUsedAt, new Date(now.getTime() - platform.config.session.idleMs)),
  );
};

async function end(
  platform: Platform,
  which: ReturnType<typeof and>,
  reason: 'owner' | 'account' | 'administrator',
): Promise<number> {
  const ended = await platform.database.db
    .update(sessions)
    .set({ revokedAt: platform.clock.now(), revokedFor: reason })
    .where(which)
    .returning({ id: sessions.id });
  return ended.length;
}
