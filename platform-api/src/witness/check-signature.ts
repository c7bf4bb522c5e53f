import { compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import { z } from 'zod';
import { isCredentialSigned } from '../credentials/is-credential-signed.ts';
import type { BadgeFile } from './badge-file.ts';
import type { Check } from './log-answers.ts';

const signed = z.looseObject({
  id: z.url(),
  issuer: z.looseObject({ id: z.string() }),
});

const keyMethod = z.looseObject({
  id: z.string(),
  controller: z.string(),
  publicKeyJwk: z.record(z.string(), z.string()).optional(),
});

/** What an issuer says of its keys: a DID document, or the profile of before. */
const issuerDocument = z.looseObject({
  id: z.string(),
  verificationMethod: z.array(keyMethod),
  assertionMethod: z.array(z.string()),
});

type IssuerDocument = z.infer<typeof issuerDocument>;

const MULTIKEY_CONTEXT = 'https://w3id.org/security/multikey/v1';

export type IssuerSources = {
  fetchJson: (address: string) => Promise<unknown>;
  /** A saved document of the issuer, in place of the one that it gives now. */
  issuer?: unknown;
  /** Nothing is asked of anybody. */
  isOffline: boolean;
  now: Date;
};

/** Whether the issuer signed the badge: its Data Integrity proof, and of a VC-JWT the token too. */
export async function checkSignature(
  { credential, token }: BadgeFile,
  { fetchJson, issuer: saved, isOffline, now }: IssuerSources,
): Promise<Check[]> {
  const document: unknown = JSON.parse(credential);
  const { id, issuer } = signed.parse(document);
  if (saved === undefined && isOffline) {
    return [{ passed: null, said: 'signature: not checked, --issuer names the issuer’s document' }];
  }
  const said = issuerDocument.parse(saved ?? (await fetchJson(addressOf(issuer.id, id))));
  const whose = saved === undefined ? 'as the issuer itself says' : 'as the given document says';
  if (said.id !== issuer.id) {
    return [{ passed: false, said: `the document is of ${said.id}, the badge of ${issuer.id}` }];
  }
  const isSigned = await isCredentialSigned(document, {
    issuer: issuer.id,
    documents: documentsOf(said),
    now,
  });
  const proof: Check = {
    passed: isSigned,
    said: isSigned ? `signed by ${issuer.id}, ${whose}` : `not signed by ${issuer.id}`,
  };
  if (token === null) return [proof];
  const isToken = await isTokenSigned(token, said);
  return [
    proof,
    {
      passed: isToken,
      said: isToken
        ? `as a token too signed by ${issuer.id}, ${whose}`
        : `the token is not signed by ${issuer.id}`,
    },
  ];
}

/** Where an issuer says its keys; one at the host of the badge is asked as the badge is. */
function addressOf(issuer: string, badge: string): string {
  if (!issuer.startsWith('did:web:')) return issuer;
  const host = decodeURIComponent(issuer.slice('did:web:'.length));
  const { origin, host: ownHost } = new URL(badge);
  return `${host === ownHost ? origin : `https://${host}`}/.well-known/did.json`;
}

/** By address, what the verifier loads; only keys that the issuer signs with. */
function documentsOf(said: IssuerDocument): Record<string, object> {
  return Object.fromEntries([
    [said.id, said],
    ...signingKeys(said).map((key) => [key.id, { '@context': MULTIKEY_CONTEXT, ...key }]),
  ]);
}

const signingKeys = ({ verificationMethod, assertionMethod }: IssuerDocument) =>
  verificationMethod.filter(({ id }) => assertionMethod.includes(id));

async function isTokenSigned(token: string, said: IssuerDocument): Promise<boolean> {
  const { kid } = decodeProtectedHeader(token);
  const jwk = signingKeys(said).find((key) => key.id === kid)?.publicKeyJwk;
  if (jwk === undefined) return false;
  try {
    const key = await importJWK(jwk, 'EdDSA');
    // What it says is the badge that is checked beside it.
    await compactVerify(token, key, { algorithms: ['EdDSA'] });
    return true;
  } catch {
    return false;
  }
}
