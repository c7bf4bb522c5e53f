import { hkdfSync } from 'node:crypto';
import { noteSigner, type NoteSigner } from 'contracts/transparency-log';
import { desc } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Platform } from '../../platform.ts';
import { transparencyCheckpoints } from './tables.ts';

/** Asked by every reader, and never another one once it is there. */
const knownOrigins = new WeakMap<Database, string>();

/**
 * The name of the log, which its readers and witnesses know it by. It stays what it was at the first
 * checkpoint, wherever the product moves to; LOG_ORIGIN begins a log under another name.
 */
export async function logOrigin(platform: Platform): Promise<string> {
  const { log, publicUrl } = platform.config;
  const known = log.origin ?? knownOrigins.get(platform.database);
  if (known !== undefined) return known;
  const [last] = await platform.database.db
    .select({ origin: transparencyCheckpoints.origin })
    .from(transparencyCheckpoints)
    .orderBy(desc(transparencyCheckpoints.madeAt))
    .limit(1);
  if (last !== undefined) knownOrigins.set(platform.database, last.origin);
  return last?.origin ?? `${publicUrl.replace(/^https?:\/\//, '')}/api/log`;
}

/** The key of the log, made of the ledger's: an installation has one secret to keep for both. */
export function logSigner(platform: Platform, origin: string): Promise<NoteSigner> {
  const secret = Buffer.from(platform.secrets.ledgerSeed, 'base64url');
  const seed = hkdfSync('sha256', secret, '', 'WorkerBadge transparency log', 32);
  return noteSigner('log', origin, new Uint8Array(seed));
}
