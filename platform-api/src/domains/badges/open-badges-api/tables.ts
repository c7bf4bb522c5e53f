import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

/** What a backpack says of itself when it registers (RFC 7591, 2), under the standard's names. */
export type ClientMetadata = {
  client_name: string;
  client_uri: string;
  logo_uri: string;
  tos_uri: string;
  policy_uri: string;
  software_id: string;
  software_version: string;
  redirect_uris: string[];
  scope: string;
  grant_types: string[];
  contacts?: string[] | undefined;
};

/** Another body's application that may ask people for their badges. */
export const backpackClients = pgTable(
  'backpack_client',
  {
    id: uuid('id').primaryKey(),
    /** sha256 in hex; the secret is told once. */
    secretHash: text('secret_hash').notNull(),
    metadata: jsonb('metadata').$type<ClientMetadata>().notNull(),
    registeredAt: instant('registered_at').notNull(),
    /** When somebody first allowed it anything; null: nobody did. */
    usedAt: instant('used_at'),
  },
  (t) => [
    index('backpack_client_unused')
      .on(t.registeredAt)
      .where(sql`${t.usedAt} is null`),
  ],
);

/** What a person allowed to a backpack. Whoever deletes the row ends every code and token of it. */
export const backpackConsents = pgTable(
  'backpack_consent',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => backpackClients.id, { onDelete: 'cascade' }),
    scopes: text('scopes').array().notNull(),
    allowedAt: instant('allowed_at').notNull(),
    lastReadAt: instant('last_read_at'),
  },
  (t) => [
    unique('backpack_consent_once').on(t.userId, t.clientId),
    index('backpack_consent_client').on(t.clientId),
  ],
);

/** One authorization: a code, and the family of tokens that came of it. */
export const backpackGrants = pgTable(
  'backpack_grant',
  {
    id: uuid('id').primaryKey(),
    consentId: uuid('consent_id')
      .notNull()
      .references(() => backpackConsents.id, { onDelete: 'cascade' }),
    /** sha256 in hex. */
    codeHash: text('code_hash').notNull().unique(),
    redirectUri: text('redirect_uri').notNull(),
    /** S256 of the verifier (RFC 7636, 4.2). */
    challenge: text('challenge').notNull(),
    scopes: text('scopes').array().notNull(),
    codeExpiresAt: instant('code_expires_at').notNull(),
    redeemedAt: instant('redeemed_at'),
    /** Nothing of it holds any more; each refresh moves it. */
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    index('backpack_grant_consent').on(t.consentId),
    index('backpack_grant_ends').on(t.endsAt),
    check('backpack_grant_scopes', sql`cardinality(${t.scopes}) > 0`),
  ],
);

export const tokenKinds = ['access', 'refresh'] as const;

export const backpackTokens = pgTable(
  'backpack_token',
  {
    /** sha256 in hex. */
    hash: text('hash').primaryKey(),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => backpackGrants.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: tokenKinds }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Of a refresh token that was exchanged: seen again, it ends its family. */
    usedAt: instant('used_at'),
  },
  (t) => [
    index('backpack_token_grant').on(t.grantId),
    index('backpack_token_expires').on(t.expiresAt),
    check('backpack_token_kind', sql`${t.kind} in ('access', 'refresh')`),
  ],
);
