import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Secrets } from '../../secrets.ts';
import type { auditEntries } from './tables.ts';

export type AuditEntry = typeof auditEntries.$inferSelect;

export type ChainEnd = { seq: number; hash: string };

export const chainStart: ChainEnd = { seq: 0, hash: '0'.repeat(64) };

/** Covers everything that an entry says, its place, and through the hash before it all earlier ones. */
export const hashOfEntry = (entry: Omit<AuditEntry, 'hash'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        entry.previousHash,
        entry.seq,
        entry.at.toISOString(),
        entry.actorId,
        entry.act,
        entry.subjectKind,
        entry.subjectId,
        entry.detail,
      ]),
    )
    .digest('hex');

/** With a key that is not in the database: who can write there cannot sign another end. */
export function signatureOfEnd(secrets: Pick<Secrets, 'ledgerSeed'>, { seq, hash }: ChainEnd) {
  const key = hkdfSync('sha256', secrets.ledgerSeed, '', 'audit check', 32);
  return createHmac('sha256', Buffer.from(key)).update(`${seq} ${hash}`).digest('hex');
}

export const follows = (entry: AuditEntry, end: ChainEnd): boolean =>
  entry.seq === end.seq + 1 && entry.previousHash === end.hash && entry.hash === hashOfEntry(entry);
