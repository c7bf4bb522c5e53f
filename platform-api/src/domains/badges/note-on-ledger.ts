import { createHash } from 'node:crypto';
import type { Platform } from '../../platform.ts';
import type { Badge } from './repository.ts';

type Noted = Pick<Badge, 'id' | 'salt' | 'credential'>;

/** The entry of a badge on the ledger: it reveals nothing, and cannot be guessed without the salt (E125). */
export const ledgerHash = (badge: Pick<Badge, 'salt' | 'credential'>): Uint8Array =>
  new Uint8Array(
    createHash('sha256')
      .update(Buffer.from(badge.salt, 'base64url'))
      .update(badge.credential)
      .digest(),
  );

/** Notes the first credential of a badge. */
export const noteBadge = (platform: Platform, badge: Noted) =>
  platform.notary.notarise(`badge:${badge.id}`, ledgerHash(badge));

/**
 * Notes a credential that takes the place of another. Its hash is part of the key: an attempt that was cut off
 * leaves a note that belongs to nothing, and does not stand in the way of the next one.
 */
export function noteReissue(platform: Platform, badge: Noted) {
  const hash = ledgerHash(badge);
  return platform.notary.notarise(
    `badge:${badge.id}:${Buffer.from(hash).toString('hex').slice(0, 32)}`,
    hash,
  );
}
