import { fromBase58 } from './bytes.ts';
import { failed, passed, unchecked, type Outcome } from './checks.ts';
import { at, idOf, listOf, objectOf, type JsonObject, type Read } from './reading.ts';

export type IssuerKey = {
  /** Who signed, as the credential says it. */
  issuerId: string;
  multibase: string;
  bytes: Uint8Array;
  /** Where on this host it is published. */
  path: string;
};

export type KeySearch = { outcome: Outcome; key: IssuerKey | null };

/** Where the issuer publishes its keys: as a DID, and as badges issued earlier name it. */
export const DID_DOCUMENT = '/.well-known/did.json';
export const PROFILE = '/api/Badges/Issuer';

/**
 * Whose words this host vouches for: the keys that it publishes as its own. The address that a badge
 * names is compared, never asked: it is this host's, today's or an earlier one, or another body's.
 */
export async function findKey(
  issuer: unknown,
  verificationMethod: string,
  signedAt: number | null,
  read: Read,
): Promise<KeySearch> {
  const issuerId = idOf(issuer);
  const [controller = '', multibase = '', ...more] = verificationMethod.split('#');
  const bytes = ed25519Key(multibase);
  const form = formOf(controller);
  if (issuerId !== controller || more.length > 0 || form === null || bytes === null) {
    return none(failed('otherIssuer'));
  }
  const paths = form === 'did' ? [DID_DOCUMENT, PROFILE] : [PROFILE, DID_DOCUMENT];
  let problem: Outcome | null = null;
  for (const path of paths) {
    const reading = await read(path);
    // An installation may have one of the two only.
    if (reading.state === 'unread') {
      if (reading.reason !== 'missing') problem ??= unchecked(reading.reason);
      continue;
    }
    const document = objectOf(reading.bytes);
    if (document === null) {
      problem ??= unchecked('unreadable');
      continue;
    }
    const listed = listedKey(document, multibase, signedAt);
    if (listed === null) continue;
    if (listed.state !== 'passed') return none(listed);
    return { outcome: passed, key: { issuerId, multibase, bytes, path } };
  }
  return none(problem ?? failed('unknownKey'));
}

const none = (outcome: Outcome): KeySearch => ({ outcome, key: null });

function formOf(controller: string): 'did' | 'profile' | null {
  if (/^did:web:[^:/?#]+$/u.test(controller)) return 'did';
  const url = URL.canParse(controller) ? new URL(controller) : null;
  const isProfile =
    url !== null &&
    /^https?:$/u.test(url.protocol) &&
    url.pathname === PROFILE &&
    controller === `${url.origin}${PROFILE}`;
  return isProfile ? 'profile' : null;
}

/** Whether the document names the key for signing; null when it does not know it. */
function listedKey(
  document: JsonObject,
  multibase: string,
  signedAt: number | null,
): Outcome | null {
  const id = document['id'];
  const method = listOf(document['verificationMethod']).find(
    (entry) => at(entry, 'publicKeyMultibase') === multibase,
  );
  if (method === undefined || typeof id !== 'string' || formOf(id) === null) return null;
  const methodId = at(method, 'id');
  const controller = at(method, 'controller');
  const isForSigning = listOf(document['assertionMethod']).some(
    (entry) => idOf(entry) === methodId,
  );
  const isWhole =
    at(method, 'type') === 'Multikey' &&
    typeof controller === 'string' &&
    formOf(controller) !== null &&
    methodId === `${controller}#${multibase}`;
  if (!isWhole || !isForSigning) return failed('unknownKey');
  // A key that was withdrawn stays good for what it signed before.
  for (const end of [at(method, 'revoked'), at(method, 'expires')]) {
    if (end === undefined) continue;
    const ended = typeof end === 'string' ? Date.parse(end) : Number.NaN;
    if (signedAt === null || !(signedAt < ended)) return failed('keyWithdrawn');
  }
  return passed;
}

/** The 32 bytes of an Ed25519 key in Multikey form. */
export function ed25519Key(multibase: string): Uint8Array | null {
  const bytes = multibase.startsWith('z') ? fromBase58(multibase.slice(1)) : null;
  return bytes?.length === 34 && bytes[0] === 0xed && bytes[1] === 0x01 ? bytes.slice(2) : null;
}
