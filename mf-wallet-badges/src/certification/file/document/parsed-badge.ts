import { fromBase64Url } from '../../verification/bytes.ts';
import { at, isObject, listOf, objectOf, type JsonObject } from '../../verification/reading.ts';
import { isAddress, isToken } from './badge-text.ts';
import type { Unread } from './unread.ts';

export type Token = {
  header: JsonObject;
  payload: JsonObject;
  signed: Uint8Array;
  signature: Uint8Array;
};

export type Parsed =
  | { kind: 'credential'; credential: JsonObject; token: Token | null }
  | { kind: 'assertion'; assertion: JsonObject; isSigned: boolean }
  /** A picture of Open Badges 2.0 may have no more than where its assertion is. */
  | { kind: 'address'; address: string };

/** What a token adds to a credential; the rest of it is the credential. */
const claimNames = ['iss', 'jti', 'sub', 'nbf', 'exp', 'iat', 'cnf'];

/** What a text is as a badge. */
export function parseBadge(text: string): Parsed | Unread {
  if (isAddress(text)) return { kind: 'address', address: text };
  if (!isToken(text)) {
    const document = objectOf(new TextEncoder().encode(text));
    return document === null ? 'unknownFormat' : badgeOf(document, null);
  }
  const token = tokenOf(text);
  if (token === null) return 'brokenToken';
  return badgeOf(contentOf(token), token);
}

/** Any credential, with a proof or as a token; null for anything else. */
export function parseCredential(
  text: string,
): { credential: JsonObject; token: Token | null } | null {
  const token = isToken(text) ? tokenOf(text) : null;
  const document = token === null ? objectOf(new TextEncoder().encode(text)) : contentOf(token);
  return document === null ? null : { credential: document, token };
}

/** Open Badges 3.0 has the credential as the payload; earlier tokens have it as a claim. */
function contentOf({ payload }: Token): JsonObject {
  const { vc } = payload;
  return isObject(vc)
    ? vc
    : Object.fromEntries(Object.entries(payload).filter(([name]) => !claimNames.includes(name)));
}

function badgeOf(document: JsonObject, token: Token | null): Parsed | Unread {
  if (isAchievement(document)) return { kind: 'credential', credential: document, token };
  return isAssertion(document)
    ? { kind: 'assertion', assertion: document, isSigned: token !== null }
    : 'notABadge';
}

function isAchievement({ type }: JsonObject): boolean {
  const types = listOf(type);
  return (
    types.includes('VerifiableCredential') &&
    (types.includes('AchievementCredential') || types.includes('OpenBadgeCredential'))
  );
}

/** Open Badges 2.0; in 1.x it has no type. */
const isAssertion = (document: JsonObject): boolean =>
  listOf(document['type']).includes('Assertion') ||
  (document['type'] === undefined &&
    document['badge'] !== undefined &&
    isObject(document['recipient']) &&
    at(document, 'verify', 'type') !== undefined);

function tokenOf(text: string): Token | null {
  const [head = '', body = '', end = ''] = text.split('.');
  const [header, payload] = [head, body].map((part) => {
    const bytes = fromBase64Url(part);
    return bytes === null ? null : objectOf(bytes);
  });
  const signature = fromBase64Url(end);
  if (!header || !payload || signature === null) return null;
  return { header, payload, signed: new TextEncoder().encode(`${head}.${body}`), signature };
}
