import { createHash, createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto';
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc';
import type { JWK } from 'jose';
import { demoCompany, type DemoPerson } from '../../../demo/people.ts';
import type { CertifiedCompany } from '../../../ports/company-credential.ts';
import { credentialKinds } from '../../../ports/credential-kinds.ts';
import type { Secrets } from '../../../secrets.ts';

const keyId = 'demo-issuer';
const YEAR_SECONDS = 365 * 86_400;

type Key = Parameters<typeof createPrivateKey>[0];

/** Signs as ES256 does: two numbers side by side (RFC 7518, 3.4). */
export const es256 = (key: Key) => async (data: string) =>
  sign('sha256', Buffer.from(data), {
    key: createPrivateKey(key),
    dsaEncoding: 'ieee-p1363',
  }).toString('base64url');

export const sha256 = (data: string | ArrayBuffer) =>
  createHash('sha256')
    .update(typeof data === 'string' ? data : Buffer.from(data))
    .digest();

/** Who issues the credentials in the demo wallet: its name, and the key that they are checked with. */
export function demoIssuer(
  publicUrl: string,
  { credentialIssuerKey }: Pick<Secrets, 'credentialIssuerKey'>,
): { issuer: string; key: JWK } {
  const key = createPublicKey(credentialIssuerKey).export({ format: 'jwk' }) as JWK;
  return { issuer: `${publicUrl}/dev/wallet/issuer`, key: { ...key, kid: keyId } };
}

/** Claims of a demo person, by the type of the credential. */
function claimsOf(
  { identity, member }: DemoPerson,
  certified: CertifiedCompany | null,
  type: string,
): Record<string, unknown> | null {
  const number = { personal_administrative_number: `TINIT-${identity.fiscalCode}` };
  if (type !== credentialKinds.AmletCredentialCompany.type) {
    return {
      given_name: identity.name,
      family_name: identity.surname,
      ...number,
      birthdate: identity.birthDate,
      place_of_birth: { locality: identity.birthPlace },
      email: identity.email,
      phone_number: identity.phone,
    };
  }
  if (certified !== null) {
    const { legalName, vatNumber, role } = certified;
    return { legal_name: legalName, vat_number: vatNumber, role, ...number };
  }
  if (member?.company === undefined) return null;
  const { name, vatNumber } = demoCompany;
  return { legal_name: name, vat_number: vatNumber, role: member.company.role, ...number };
}

export type IssuedCredential = { type: string; compact: string; claims: Record<string, unknown> };

/**
 * The credentials of a demo person, bound to the key of their wallet; each claim can be kept back.
 * @param certified the company whose credential the person has downloaded, if any
 */
export async function issueCredentials(
  installation: { publicUrl: string; secrets: Pick<Secrets, 'credentialIssuerKey'> },
  person: DemoPerson,
  certified: CertifiedCompany | null,
  holderKey: JWK,
  now: Date,
): Promise<IssuedCredential[]> {
  const { publicUrl, secrets } = installation;
  const { issuer } = demoIssuer(publicUrl, secrets);
  const desk = new SDJwtVcInstance({
    signer: es256(secrets.credentialIssuerKey),
    signAlg: 'ES256',
    hasher: sha256,
    hashAlg: 'sha-256',
    saltGenerator: (length) => randomBytes(length).toString('base64url'),
  });
  const iat = Math.floor(now.getTime() / 1000);
  const issued: IssuedCredential[] = [];
  for (const kind of ['SpidCredential', 'AmletCredentialCompany'] as const) {
    const { type } = credentialKinds[kind];
    const claims = claimsOf(person, certified, type);
    if (claims === null) continue;
    const compact = await desk.issue(
      { iss: issuer, iat, exp: iat + YEAR_SECONDS, vct: type, cnf: { jwk: holderKey }, ...claims },
      // The type knows the registered claims only, which are the ones that may not be kept back.
      { _sd: Object.keys(claims) as never[] },
      { header: { kid: keyId } },
    );
    issued.push({ type, compact, claims });
  }
  return issued;
}
