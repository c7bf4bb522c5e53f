import { and, count, desc, eq, exists, gt, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Platform } from '../../../platform.ts';
import { isActivePerson } from '../../accounts/index.ts';
import {
  backpackClients,
  backpackConsents,
  backpackGrants,
  backpackTokens,
  type tokenKinds,
} from './tables.ts';

export type Client = typeof backpackClients.$inferSelect;
export type Consent = typeof backpackConsents.$inferSelect;
export type Grant = typeof backpackGrants.$inferSelect;
export type Token = typeof backpackTokens.$inferSelect;

export async function insertClient(
  { database }: Platform,
  client: typeof backpackClients.$inferInsert,
): Promise<void> {
  await database.db.insert(backpackClients).values(client);
}

export async function countUnusedClients({ database }: Platform): Promise<number> {
  const [counted] = await database.db
    .select({ total: count() })
    .from(backpackClients)
    .where(isNull(backpackClients.usedAt));
  return counted?.total ?? 0;
}

export async function findClient({ database }: Platform, id: string): Promise<Client | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [client] = await database.db
    .select()
    .from(backpackClients)
    .where(eq(backpackClients.id, id));
  return client ?? null;
}

/**
 * Notes, in a transaction, what a person allows, beside what they allowed this backpack before.
 * @returns the id of the consent; null when the client is gone
 */
export async function noteConsent(
  { database }: Platform,
  consent: typeof backpackConsents.$inferInsert,
): Promise<string | null> {
  const { clientId, allowedAt, scopes } = consent;
  // Locks the client: it is not cleaned up meanwhile.
  const clients = await database.db
    .update(backpackClients)
    .set({ usedAt: sql`coalesce(${backpackClients.usedAt}, ${allowedAt.toISOString()})` })
    .where(eq(backpackClients.id, clientId))
    .returning({ id: backpackClients.id });
  if (clients.length === 0) return null;
  const [stored] = await database.db
    .insert(backpackConsents)
    .values(consent)
    .onConflictDoUpdate({
      target: [backpackConsents.userId, backpackConsents.clientId],
      set: {
        allowedAt,
        scopes: sql`array(select distinct unnest(${backpackConsents.scopes} || excluded.scopes))`,
      },
    })
    .returning({ id: backpackConsents.id });
  if (stored === undefined) throw new Error(`No consent for ${scopes.join(' ')} was stored`);
  return stored.id;
}

export async function insertGrant(
  { database }: Platform,
  grant: typeof backpackGrants.$inferInsert,
): Promise<void> {
  await database.db.insert(backpackGrants).values(grant);
}

/** The grant of a code, with whose it is, locked until the end of the transaction. */
export async function lockGrantOfCode(
  { database }: Platform,
  codeHash: string,
): Promise<{ grant: Grant; clientId: string } | null> {
  const [found] = await database.db
    .select({ grant: backpackGrants, clientId: backpackConsents.clientId })
    .from(backpackGrants)
    .innerJoin(backpackConsents, eq(backpackConsents.id, backpackGrants.consentId))
    .where(eq(backpackGrants.codeHash, codeHash))
    .for('update', { of: backpackGrants });
  return found ?? null;
}

/**
 * A token with its grant, which is locked until the end of the transaction. The grant is locked first and the token
 * read after it: whoever waited sees what the other one did.
 */
export async function lockGrantOfToken(
  { database }: Platform,
  hash: string,
): Promise<{ token: Token; grant: Grant; clientId: string } | null> {
  const grantOfToken = database.db
    .select({ id: backpackTokens.grantId })
    .from(backpackTokens)
    .where(eq(backpackTokens.hash, hash));
  const [found] = await database.db
    .select({ grant: backpackGrants, clientId: backpackConsents.clientId })
    .from(backpackGrants)
    .innerJoin(backpackConsents, eq(backpackConsents.id, backpackGrants.consentId))
    .where(eq(backpackGrants.id, sql`(${grantOfToken})`))
    .for('update', { of: backpackGrants });
  if (found === undefined) return null;
  const [token] = await database.db
    .select()
    .from(backpackTokens)
    .where(eq(backpackTokens.hash, hash));
  return token === undefined ? null : { token, ...found };
}

export async function noteRedeemed(
  { database }: Platform,
  grant: { id: string; redeemedAt: Date; endsAt: Date },
): Promise<void> {
  const { id, ...times } = grant;
  await database.db.update(backpackGrants).set(times).where(eq(backpackGrants.id, id));
}

export async function noteRefreshed(
  { database }: Platform,
  { hash, grantId, at, endsAt }: { hash: string; grantId: string; at: Date; endsAt: Date },
): Promise<void> {
  await database.db.update(backpackTokens).set({ usedAt: at }).where(eq(backpackTokens.hash, hash));
  await database.db.update(backpackGrants).set({ endsAt }).where(eq(backpackGrants.id, grantId));
}

export async function insertTokens(
  { database }: Platform,
  tokens: { hash: string; grantId: string; kind: (typeof tokenKinds)[number]; expiresAt: Date }[],
): Promise<void> {
  await database.db.insert(backpackTokens).values(tokens);
}

/** Ends a code and all tokens that came of it. */
export async function deleteGrant({ database }: Platform, id: string): Promise<void> {
  await database.db.delete(backpackGrants).where(eq(backpackGrants.id, id));
}

export async function deleteToken({ database }: Platform, hash: string): Promise<void> {
  await database.db.delete(backpackTokens).where(eq(backpackTokens.hash, hash));
}

/** What an access token opens now; null when it opens nothing, or its person is no longer here. */
export async function findAccess(
  { database, clock }: Platform,
  hash: string,
): Promise<{ scopes: string[]; consent: Consent } | null> {
  const [found] = await database.db
    .select({ scopes: backpackGrants.scopes, consent: backpackConsents })
    .from(backpackTokens)
    .innerJoin(backpackGrants, eq(backpackGrants.id, backpackTokens.grantId))
    .innerJoin(backpackConsents, eq(backpackConsents.id, backpackGrants.consentId))
    .where(
      and(
        eq(backpackTokens.hash, hash),
        eq(backpackTokens.kind, 'access'),
        gt(backpackTokens.expiresAt, clock.now()),
        isActivePerson(backpackConsents.userId),
      ),
    );
  return found ?? null;
}

/** The person is told the minute, so one note a minute is enough. */
const READ_NOTE_MS = 60_000;

export async function noteRead({ database, clock }: Platform, consentId: string): Promise<void> {
  const now = clock.now();
  await database.db
    .update(backpackConsents)
    .set({ lastReadAt: now })
    .where(
      and(
        eq(backpackConsents.id, consentId),
        or(
          isNull(backpackConsents.lastReadAt),
          lt(backpackConsents.lastReadAt, new Date(now.getTime() - READ_NOTE_MS)),
        ),
      ),
    );
}

const grantsOfConsent = ({ database }: Platform) =>
  database.db
    .select({ one: sql`1` })
    .from(backpackGrants)
    .where(eq(backpackGrants.consentId, backpackConsents.id));

/** Consents by which a backpack can still read, the newest first. */
export async function liveConsents(
  platform: Platform,
  userId: string,
): Promise<{ consent: Consent; client: Client }[]> {
  const { database, clock } = platform;
  const live = database.db
    .select({ one: sql`1` })
    .from(backpackGrants)
    .where(
      and(
        eq(backpackGrants.consentId, backpackConsents.id),
        gt(backpackGrants.endsAt, clock.now()),
      ),
    );
  return database.db
    .select({ consent: backpackConsents, client: backpackClients })
    .from(backpackConsents)
    .innerJoin(backpackClients, eq(backpackClients.id, backpackConsents.clientId))
    .where(and(eq(backpackConsents.userId, userId), exists(live)))
    .orderBy(desc(backpackConsents.allowedAt), backpackConsents.id);
}

/** Ends one consent of a person, or all of them, with every code and token. */
export async function deleteConsents(
  { database }: Platform,
  key: { userId: string; id?: string },
): Promise<void> {
  await database.db
    .delete(backpackConsents)
    .where(
      and(
        eq(backpackConsents.userId, key.userId),
        key.id === undefined ? undefined : eq(backpackConsents.id, key.id),
      ),
    );
}

const HOUR_MS = 3_600_000;
const UNUSED_MS = 30 * 24 * HOUR_MS;

/** Removes what has ended, and clients that nobody has allowed anything in 30 days. */
export async function removeEnded(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await database.db.delete(backpackTokens).where(lt(backpackTokens.expiresAt, now));
  await database.db.delete(backpackGrants).where(lt(backpackGrants.endsAt, now));
  await database.db.delete(backpackConsents).where(
    and(
      // A consent that is being given anew has its grant in a moment.
      lt(backpackConsents.allowedAt, before(HOUR_MS)),
      notExists(grantsOfConsent(platform)),
    ),
  );
  await database.db
    .delete(backpackClients)
    .where(
      and(isNull(backpackClients.usedAt), lt(backpackClients.registeredAt, before(UNUSED_MS))),
    );
}
