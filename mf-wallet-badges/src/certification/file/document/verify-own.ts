import { credentialPath, inclusionPath, picturePath } from '../../verification/addresses.ts';
import { joined, toBase58 } from '../../verification/bytes.ts';
import { passed, unchecked } from '../../verification/checks.ts';
import { canonicalHash, proofOf } from '../../verification/data-integrity.ts';
import { DID_DOCUMENT, findKey } from '../../verification/issuer-key.ts';
import { checkAnchors, type AnchorCheck } from '../../verification/log/check-anchors.ts';
import { checkLog } from '../../verification/log/check-log.ts';
import { checkPast } from '../../verification/log/check-past.ts';
import { LOG_ANCHORS, LOG_KEYS } from '../../verification/log/log-answers.ts';
import type { LogMemory } from '../../verification/log/memory.ts';
import { checkPicture, pathOf } from '../../verification/picture.ts';
import {
  at,
  idOf,
  isObject,
  listOf,
  objectOf,
  type JsonObject,
  type Read,
  type Reading,
} from '../../verification/reading.ts';
import { checkStatus } from '../../verification/status/check-status.ts';
import { checkSignature } from '../../verification/verify-badge.ts';
import { isWhole } from './claims.ts';
import {
  fileFailed,
  fileUnchecked,
  worst,
  type FileOutcome,
  type FileOutcomes,
} from './file-checks.ts';
import { hostOf, keyOfJwk } from './named-key.ts';
import type { Token } from './parsed-badge.ts';
import { checkClaims, checkToken } from './token-signature.ts';
import { validityOf } from './foreign-validity.ts';

export type Deps = { read: Read; memory: LogMemory; now: number; host: string };

type Document = { credential: JsonObject; token: Token | null };

const CREDENTIAL =
  /^\/api\/Badges\/Public\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/credential$/u;

/** The id of a badge whose credential has an address as ours have. */
export const badgeIdOf = ({ id }: JsonObject): string | null =>
  CREDENTIAL.exec(pathOf(id) ?? '')?.[1] ?? null;

/**
 * Whether a badge is of this host: it says so, or a key of ours signed it under an address of before.
 * Who only says so is held to our keys, and refused.
 */
export async function isOwn(credential: JsonObject, { read, host }: Deps): Promise<boolean> {
  const issuer = hostOf(idOf(credential['issuer']));
  if (issuer === host) return true;
  const proof = proofOf(credential);
  if (badgeIdOf(credential) === null || issuer === null || 'state' in proof) return false;
  const { verificationMethod, created } = proof;
  const { key } = await findKey(credential['issuer'], verificationMethod, created, read);
  return key !== null;
}

export type OwnCheck = {
  outcomes: FileOutcomes;
  key: string | null;
  badgeId: string | null;
  /** The signed picture. */
  picture: string | null;
  /** What others say of the log that has it; null where no anchor covers the badge. */
  anchor: AnchorCheck | null;
};

/** A badge of this host in any of its forms: all that its page checks, of the file instead of the page. */
export async function verifyOwn(document: Document, deps: Deps): Promise<OwnCheck> {
  const { credential, token } = document;
  const { read, now } = deps;
  const badgeId = badgeIdOf(credential);
  const { search, signature } = await checkSignature(credential, read);
  const form = worst(
    isWhole(credential) ? passed : fileFailed('incomplete'),
    token === null ? passed : checkClaims(token, credential),
  );
  const signed = worst(signature, token === null ? passed : await checkOwnToken(document, read));
  const validity = validityOf(credential, token, now);
  const key = search.key?.multibase ?? null;
  if (badgeId === null) {
    const missing = fileUnchecked('missing');
    const outcomes = {
      form,
      issuer: search.outcome,
      signature: signed,
      picture: missing,
      log: missing,
      past: missing,
      revocation: missing,
      validity,
    };
    return { outcomes, key, badgeId, picture: null, anchor: null };
  }
  const path = credentialPath(badgeId);
  const drawn = await checkPicture(
    credential,
    picturePath(badgeId),
    await read(picturePath(badgeId)),
  );
  const { log, past, anchor } = await checkRegister(credential, badgeId, deps);
  const outcomes = {
    form,
    issuer: search.outcome,
    signature: signed,
    picture: drawn.outcome,
    log,
    past,
    revocation:
      search.key === null
        ? unchecked('follows')
        : await checkStatus(credential, { credentialPath: path, now }, read),
    validity,
  };
  return { outcomes, key, badgeId, picture: drawn.svg, anchor };
}

/** The register has the credential as this host has it; the file must be the same, statement by statement. */
async function checkRegister(
  credential: JsonObject,
  badgeId: string,
  { read, memory, now }: Deps,
): Promise<{ log: FileOutcome; past: FileOutcome; anchor: AnchorCheck | null }> {
  const [held, proof, keys, list] = await Promise.all([
    read(credentialPath(badgeId)),
    read(inclusionPath(badgeId)),
    read(LOG_KEYS),
    read(LOG_ANCHORS),
  ]);
  const copy = await sameCopy(credential, held);
  if ('state' in copy) return { log: copy, past: fileUnchecked('follows'), anchor: null };
  const { outcome, head, facts } = await checkLog(copy, proof, keys);
  if (head === null) return { log: outcome, past: fileUnchecked('follows'), anchor: null };
  const isToKeep = outcome.state === 'passed';
  const past = await checkPast(head, { isToKeep, now, read, memory });
  const anchor = facts === null ? null : await checkAnchors(head, facts.index, { list, read });
  return { log: outcome, past: past.outcome, anchor };
}

type Copy = { bytes: Uint8Array; document: JsonObject };

async function sameCopy(credential: JsonObject, held: Reading): Promise<Copy | FileOutcome> {
  if (held.state === 'unread') return fileUnchecked(held.reason);
  const document = objectOf(held.bytes);
  if (document === null) return fileUnchecked('unreadable');
  const copy = { bytes: held.bytes, document };
  if (JSON.stringify(document) === JSON.stringify(credential)) return copy;
  try {
    // Spaces and the order of members mean nothing; what is said does.
    const [own, other] = await Promise.all([statementsOf(document), statementsOf(credential)]);
    return own === other ? copy : fileUnchecked('otherCopy');
  } catch {
    return fileUnchecked('follows');
  }
}

async function statementsOf(document: JsonObject): Promise<string> {
  const { proof: _, ...unsecured } = document;
  return toBase58(await canonicalHash(unsecured));
}

/** A token of ours names its key by thumbprint; the document of this host has it among the others. */
async function checkOwnToken({ credential, token }: Document, read: Read): Promise<FileOutcome> {
  const kid = token?.header['kid'];
  const [controller, thumbprint, ...more] = typeof kid === 'string' ? kid.split('#') : [];
  const issuerId = idOf(credential['issuer']);
  if (token === null || thumbprint === undefined || more.length > 0 || controller !== issuerId) {
    return fileFailed('otherKey');
  }
  const reading = await read(DID_DOCUMENT);
  if (reading.state === 'unread') return fileUnchecked(reading.reason);
  const published = objectOf(reading.bytes);
  const method = listOf(published?.['verificationMethod']).find(
    (entry) => idOf(entry)?.split('#')[1] === thumbprint,
  );
  const jwk = at(method, 'publicKeyJwk');
  const isForSigning = listOf(published?.['assertionMethod']).includes(idOf(method));
  const key = isForSigning && isObject(jwk) ? keyOfJwk(jwk) : null;
  if (key?.kind !== 'ed25519') return fileFailed('unknownKey');
  // The same key in the other form: what is said of its end stands there.
  const multibase = `z${toBase58(joined(new Uint8Array([0xed, 0x01]), key.bytes))}`;
  const search = await findKey(issuerId, `${controller}#${multibase}`, null, read);
  return worst(search.outcome, await checkToken(token, key));
}
