import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';
import { badges } from '../tables.ts';

/** Wrong transaction codes that an offer bears; then it is over. */
export const MAX_ATTEMPTS = 5;

/** A badge offered to its holder's wallet. A badge has one at a time: a new offer takes the place of the earlier. */
export const walletOffers = pgTable(
  'wallet_offer',
  {
    /** By which the page asks for its state. */
    id: uuid('id').primaryKey(),
    badgeId: uuid('badge_id')
      .notNull()
      .unique()
      .references(() => badges.id, { onDelete: 'cascade' }),
    /** sha256 of the pre-authorised code, in hex; the code itself is in the QR code alone. */
    codeHash: text('code_hash').notNull().unique(),
    /** sha256 of both codes: without the long one the six digits cannot be tried out. */
    transactionHash: text('transaction_hash').notNull(),
    /** Transaction codes that wallets have tried. */
    attempts: smallint('attempts').notNull().default(0),
    openedAt: instant('opened_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    check('wallet_offer_attempts', sql`${t.attempts} between 0 and ${sql.raw(`${MAX_ATTEMPTS}`)}`),
    index('wallet_offer_expires').on(t.expiresAt),
  ],
);

/** What an offer's code was exchanged for. Its key is the offer, so that the code serves once. */
export const walletTokens = pgTable('wallet_token', {
  offerId: uuid('offer_id')
    .primaryKey()
    .references(() => walletOffers.id, { onDelete: 'cascade' }),
  /** sha256 in hex. */
  hash: text('hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
});

export const walletEvents = [
  'credential_accepted',
  'credential_failure',
  'credential_deleted',
] as const;

/** Each form in which a wallet took the badge, and the one key that it took it for. */
export const walletCredentials = pgTable(
  'wallet_credential',
  {
    offerId: uuid('offer_id')
      .notNull()
      .references(() => walletTokens.offerId, { onDelete: 'cascade' }),
    /** Its credential configuration. */
    form: text('form').notNull(),
    /** Thumbprint (RFC 7638); null in a form that is bound to no key. */
    keyThumbprint: text('key_thumbprint'),
    notificationId: text('notification_id').notNull().unique(),
    /** What the wallet said last of it. */
    event: text('event', { enum: walletEvents }),
  },
  (t) => [primaryKey({ columns: [t.offerId, t.form] })],
);

/** Nonces that a proof has used, so that none serves twice. */
export const usedWalletNonces = pgTable(
  'wallet_nonce_used',
  {
    /** sha256 in hex. */
    hash: text('hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('wallet_nonce_used_expires').on(t.expiresAt)],
);
