import { and, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import type { Badge } from '../repository.ts';
import { badges } from '../tables.ts';
import {
  MAX_ATTEMPTS,
  usedWalletNonces,
  walletCredentials,
  walletEvents,
  walletOffers,
  walletTokens,
} from './tables.ts';

export type Offer = typeof walletOffers.$inferSelect;
export type Token = typeof walletTokens.$inferSelect;
export type TakenForm = typeof walletCredentials.$inferSelect;

/** The badge of this holder, locked: two offers of one badge are made one after the other. */
export async function lockedBadge(
  { database }: Platform,
  key: { id: string; userId: string },
): Promise<Badge | null> {
  const [badge] = await database.db
    .select()
    .from(badges)
    .where(and(eq(badges.id, key.id), eq(badges.userId, key.userId)))
    .for('update');
  return badge ?? null;
}

/** Stores an offer in the place of an earlier one, whose codes and tokens go with it. */
export async function replaceOffer(
  { database }: Platform,
  offer: typeof walletOffers.$inferInsert,
): Promise<void> {
  await database.db.delete(walletOffers).where(eq(walletOffers.badgeId, offer.badgeId));
  await database.db.insert(walletOffers).values(offer);
}

/** An offer that this person made, with what came of it. */
export async function findOwnOffer(
  { database }: Platform,
  key: { id: string; userId: string },
): Promise<{ offer: Offer; token: Token | null; taken: TakenForm[] } | null> {
  const [found] = await database.db
    .select({ offer: walletOffers, token: walletTokens })
    .from(walletOffers)
    .innerJoin(badges, eq(badges.id, walletOffers.badgeId))
    .leftJoin(walletTokens, eq(walletTokens.offerId, walletOffers.id))
    .where(and(eq(walletOffers.id, key.id), eq(badges.userId, key.userId)));
  if (found === undefined) return null;
  const taken = await database.db
    .select()
    .from(walletCredentials)
    .where(eq(walletCredentials.offerId, key.id))
    .orderBy(walletCredentials.form);
  return { ...found, taken };
}

const isOpen = ({ database, clock }: Platform, codeHash: string) =>
  and(
    eq(walletOffers.codeHash, codeHash),
    gt(walletOffers.expiresAt, clock.now()),
    lt(walletOffers.attempts, MAX_ATTEMPTS),
    notExists(
      database.db
        .select({ one: sql`1` })
        .from(walletTokens)
        .where(eq(walletTokens.offerId, walletOffers.id)),
    ),
  );

/** Notes that a wallet reads an offer; false when there is none to be read. */
export async function openOffer(platform: Platform, codeHash: string): Promise<boolean> {
  const opened = await platform.database.db
    .update(walletOffers)
    .set({
      openedAt: sql`coalesce(${walletOffers.openedAt}, ${platform.clock.now().toISOString()})`,
    })
    .where(isOpen(platform, codeHash))
    .returning({ id: walletOffers.id });
  return opened.length === 1;
}

/** Counts a try of a transaction code, before it is compared; null when the offer bears none. */
export async function countTry(platform: Platform, codeHash: string): Promise<Offer | null> {
  const [offer] = await platform.database.db
    .update(walletOffers)
    .set({ attempts: sql`${walletOffers.attempts} + 1` })
    .where(isOpen(platform, codeHash))
    .returning();
  return offer ?? null;
}

/** Holds an offer until the end of the transaction, whose token is stored in it; false when it went away. */
export async function holdOffer({ database }: Platform, offerId: string): Promise<boolean> {
  const held = await database.db
    .select({ id: walletOffers.id })
    .from(walletOffers)
    .where(eq(walletOffers.id, offerId))
    .for('key share');
  return held.length === 1;
}

/** Stores the token of an offer; false when there is one. */
export async function insertToken({ database }: Platform, token: Token): Promise<boolean> {
  const stored = await database.db
    .insert(walletTokens)
    .values(token)
    .onConflictDoNothing({ target: walletTokens.offerId })
    .returning({ offerId: walletTokens.offerId });
  return stored.length === 1;
}

/** The offer and the badge that a token opens; null when it opens none now. */
export async function findByToken(
  { database, clock }: Platform,
  hash: string,
): Promise<{ offerId: string; badge: Badge } | null> {
  const [found] = await database.db
    .select({ offerId: walletTokens.offerId, badge: badges })
    .from(walletTokens)
    .innerJoin(walletOffers, eq(walletOffers.id, walletTokens.offerId))
    .innerJoin(badges, eq(badges.id, walletOffers.badgeId))
    .where(and(eq(walletTokens.hash, hash), gt(walletTokens.expiresAt, clock.now())));
  return found ?? null;
}

export async function isRevoked({ database }: Platform, badgeId: string): Promise<boolean> {
  const found = await database.db
    .select({ id: badges.id })
    .from(badges)
    .where(and(eq(badges.id, badgeId), isNull(badges.revokedAt)));
  return found.length === 0;
}

/**
 * Notes, in a transaction, the key for which a form is taken; what was noted first stays.
 * @returns what is noted; null when the holder has made another offer meanwhile
 */
export async function noteTaken(
  { database }: Platform,
  taken: Omit<TakenForm, 'event'>,
): Promise<TakenForm | null> {
  const { offerId, form } = taken;
  const held = await database.db
    .select({ offerId: walletTokens.offerId })
    .from(walletTokens)
    .where(eq(walletTokens.offerId, offerId))
    .for('key share');
  if (held.length === 0) return null;
  await database.db.insert(walletCredentials).values(taken).onConflictDoNothing();
  const [noted] = await database.db
    .select()
    .from(walletCredentials)
    .where(and(eq(walletCredentials.offerId, offerId), eq(walletCredentials.form, form)));
  return noted ?? null;
}

/** Notes what a wallet says of a credential; false when it took none of that id. */
export async function noteEvent(
  { database }: Platform,
  key: { offerId: string; notificationId: string },
  event: (typeof walletEvents)[number],
): Promise<boolean> {
  const noted = await database.db
    .update(walletCredentials)
    .set({ event })
    .where(
      and(
        eq(walletCredentials.offerId, key.offerId),
        eq(walletCredentials.notificationId, key.notificationId),
      ),
    )
    .returning({ form: walletCredentials.form });
  return noted.length === 1;
}

/** An hour after their end: who still looks at the page sees what came of it. */
const KEPT_MS = 3_600_000;

/** Removes offers, with their tokens, and used nonces that are over. */
export async function removeOver({ database, clock }: Platform): Promise<void> {
  const now = clock.now();
  await database.db
    .delete(walletOffers)
    .where(lt(walletOffers.expiresAt, new Date(now.getTime() - KEPT_MS)));
  await database.db.delete(usedWalletNonces).where(lt(usedWalletNonces.expiresAt, now));
}
