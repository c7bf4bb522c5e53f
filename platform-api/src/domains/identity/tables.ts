import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { loginKinds } from '../../ports/credential-kinds.ts';
import { accounts, companies } from '../accounts/tables.ts';
import type { VerifiedIdentity } from './login/verified-identity.ts';
import type { VerifiedCompany } from './presentation/verify-presentation.ts';

export const loginMethods = ['spid', 'cie', 'wallet'] as const;
export type LoginMethod = (typeof loginMethods)[number];

/** One login of one person in one browser: the family of its refresh tokens (E26). */
export const sessions = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The active role of this session. */
    role: text('role').notNull(),
    /** Thumbprint (RFC 7638) of the key that refreshes must be signed with; null where the login had none. */
    keyThumbprint: text('key_thumbprint'),
    /** The company for which a company login entered; null for any other login (LOGIN-20). */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Its absolute end; the idle one follows from `lastUsedAt`. */
    expiresAt: instant('expires_at').notNull(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at').notNull(),
    /** User-Agent at the last use; null until the first call. */
    userAgent: text('user_agent'),
    /** Network address of the last use. */
    address: text('address'),
    /** Town of the last use, where the proxy in front of the product supplies it (PLACE_HEADER). */
    place: text('place'),
    revokedAt: instant('revoked_at'),
    revokedFor: text('revoked_for', {
      enum: ['logout', 'reuse', 'foreign-key', 'account', 'owner', 'administrator'],
    }),
  },
  (t) => [
    index('session_user').on(t.userId),
    index('session_company').on(t.companyId),
    index('session_expires').on(t.expiresAt),
  ],
);

/** A random note of the last request of each person that wrote; only where reads go to a replica. */
export const lastWrites = pgTable('last_write', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  note: uuid('note').notNull(),
});

/** Refresh tokens by the hash of their text; the text itself is nowhere. */
export const refreshTokens = pgTable(
  'refresh_token',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Depth in the family: 0 at login. A token is the parent of the next one. */
    generation: integer('generation').notNull(),
    issuedAt: instant('issued_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('refresh_token_session').on(t.sessionId, t.generation)],
);

/** Proofs of possession that were seen, so that none serves twice (RFC 9449, 11.1). */
export const seenProofs = pgTable(
  'seen_proof',
  {
    id: text('id').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('seen_proof_expires').on(t.expiresAt)],
);

/** A login under way, from the address of the provider to the session. */
export const loginRequests = pgTable(
  'login_request',
  {
    /** Made by the browser; also the `state` of the authorization request (E21). */
    id: text('id').primaryKey(),
    /** Hash of the cookie of the browser that began it: only that browser can continue. */
    browserHash: text('browser_hash').notNull(),
    /** By which way the person shows who they are. */
    method: text('method', { enum: loginMethods }).notNull(),
    /** As whom: oneself, or for a company (LOGIN-20). */
    kind: text('kind', { enum: loginKinds }).notNull(),
    /** PKCE; empty where no code is exchanged. */
    codeVerifier: text('code_verifier').notNull(),
    nonce: text('nonce').notNull(),
    state: text('state', { enum: ['started', 'exchanging', 'identified', 'completed'] }).notNull(),
    identity: jsonb('identity').$type<VerifiedIdentity>(),
    /** The company that a credential vouches for; null where none was presented. */
    company: jsonb('company').$type<VerifiedCompany>(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('login_request_expires').on(t.expiresAt)],
);

/** A request to a wallet, shown as a code (E24). Each login has one at a time: a new code replaces it. */
export const presentationRequests = pgTable(
  'presentation_request',
  {
    /** Random; part of the addresses that the wallet calls. */
    id: text('id').primaryKey(),
    loginRequestId: text('login_request_id')
      .notNull()
      .unique()
      .references(() => loginRequests.id, { onDelete: 'cascade' }),
    nonce: text('nonce').notNull(),
    /** Comes back with the wallet's answer. */
    state: text('state').notNull(),
    status: text('status', { enum: ['waiting', 'opened', 'presented', 'declined'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('presentation_request_expires').on(t.expiresAt)],
);

/** Attempts to log in, counted by address and minute, for all processes together. */
export const loginAttempts = pgTable(
  'login_attempt',
  {
    caller: text('caller').notNull(),
    window: instant('window').notNull(),
    total: integer('total').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.caller, t.window] }),
    index('login_attempt_window').on(t.window),
  ],
);

/** What the embedded OpenID provider remembers. */
export const providerRecords = pgTable(
  'identity_provider_record',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    userCode: text('user_code'),
    consumedAt: instant('consumed_at'),
    expiresAt: instant('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.id] }),
    index('identity_provider_record_grant').on(t.grantId),
    index('identity_provider_record_uid').on(t.uid),
    index('identity_provider_record_expires').on(t.expiresAt),
  ],
);
