import { createHash } from 'node:crypto';
import type { Platform } from '../../../platform.ts';
import { contextUrls } from '../../../credentials/document-loader.ts';
import { instantText } from '../../../credentials/instants.ts';
import { signed } from '../credential.ts';
import { didOf } from '../issuer/issuer.ts';
import { LIST_LENGTH, listAddress } from './status-entry.ts';
import { revokedCount, revokedPositions } from './status-repository.ts';

/** A verifier may keep a list so long; */
export const LIST_TTL_SECONDS = 300;
/** an unchanged list is signed again after this, */
const SIGNED_ANEW_MS = 3_600_000;
/** and one that somebody kept back from then on says so by itself. */
const VALID_MS = 86_400_000;

type StatusList = { text: string; etag: string };

type Kept = StatusList & { revoked: number; signedAt: number };

/**
 * The signed list of one place, under the address by which it is asked for: an issuer of an earlier address
 * goes on answering for what it issued. Signed when something changed, else once an hour.
 */
export function statusLists(platform: Platform) {
  const kept = new Map<string, Kept>();
  return async (publicUrl: string, list: number): Promise<StatusList> => {
    const key = `${publicUrl} ${list}`;
    const now = platform.clock.now().getTime();
    const known = kept.get(key);
    const revoked = await revokedCount(platform.database.db, list);
    if (known?.revoked === revoked && Math.abs(now - known.signedAt) < SIGNED_ANEW_MS) return known;
    const text = await signedList(platform, publicUrl, list);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    const made = { text, etag, revoked, signedAt: now };
    kept.set(key, made);
    return made;
  };
}

async function signedList(platform: Platform, publicUrl: string, list: number): Promise<string> {
  // With it comes all of JSON-LD, which a start without a list has no need of.
  const { createList } = await import('@digitalbazaar/vc-bitstring-status-list');
  const bits = await createList({ length: LIST_LENGTH });
  for (const position of await revokedPositions(platform.database.db, list)) {
    bits.setStatus(position % LIST_LENGTH, true);
  }
  const issuer = didOf(publicUrl);
  const address = listAddress(publicUrl, list);
  const now = platform.clock.now();
  const credential = {
    '@context': [contextUrls.credentials],
    id: address,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer,
    validFrom: instantText(now),
    validUntil: instantText(new Date(now.getTime() + VALID_MS)),
    credentialSubject: {
      id: `${address}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: await bits.encode(),
      ttl: LIST_TTL_SECONDS * 1000,
    },
  };
  return signed(platform, issuer, credential, now);
}
