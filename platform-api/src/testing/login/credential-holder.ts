import { createHash, createPrivateKey, randomBytes, sign } from 'node:crypto';
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc';
import { exportJWK, exportPKCS8, generateKeyPair, type JWK } from 'jose';
import { demoIssuer } from '../../adapters/wallet/embedded/demo-issuer.ts';
import { demoPeople, type DemoPersonKey } from '../../demo/people.ts';
import { credentialKinds } from '../../ports/credential-kinds.ts';
import type { Platform } from '../../platform.ts';

const signer = (pem: string) => async (data: string) =>
  sign('sha256', Buffer.from(data), {
    key: createPrivateKey(pem),
    dsaEncoding: 'ieee-p1363',
  }).toString('base64url');

const hasher = (data: string | ArrayBuffer) =>
  createHash('sha256')
    .update(typeof data === 'string' ? data : Buffer.from(data))
    .digest();

export type Credential = { compact: string; holder: Holder };
export type Holder = { key: JWK; pem: string };

export async function newHolder(): Promise<Holder> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  return { key: await exportJWK(pair.publicKey), pem: await exportPKCS8(pair.privateKey) };
}

/** Claims of a demo person in an identity credential. */
export function identityClaims(person: DemoPersonKey): Record<string, unknown> {
  const { identity } = demoPeople[person];
  return {
    given_name: identity.name,
    family_name: identity.surname,
    personal_administrative_number: identity.fiscalCode,
    birthdate: identity.birthDate,
    place_of_birth: { locality: identity.birthPlace },
    email: identity.email,
    phone_number: identity.phone,
  };
}

/** A credential of the trusted demo issuer, or one that differs from it as a test needs. */
export async function credential(
  platform: Platform,
  claims: Record<string, unknown>,
  changes: {
    type?: string;
    issuer?: string;
    issuerPem?: string;
    holder?: Holder;
    /** Registered claims, as `exp` and `nbf`, in seconds. */
    registered?: Record<string, unknown>;
    isBound?: boolean;
  } = {},
): Promise<Credential> {
  const holder = changes.holder ?? (await newHolder());
  const trusted = demoIssuer(platform.config.publicUrl, platform.secrets);
  const desk = new SDJwtVcInstance({
    signer: signer(changes.issuerPem ?? platform.secrets.credentialIssuerKey),
    signAlg: 'ES256',
    hasher,
    hashAlg: 'sha-256',
    saltGenerator: (length) => randomBytes(length).toString('base64url'),
  });
  const compact = await desk.issue(
    {
      iss: changes.issuer ?? trusted.issuer,
      vct: changes.type ?? credentialKinds.SpidCredential.type,
      ...(changes.isBound === false ? {} : { cnf: { jwk: holder.key } }),
      ...changes.registered,
      ...claims,
    },
    { _sd: Object.keys(claims) as never[] },
    { header: { kid: trusted.key.kid } },
  );
  return { compact, holder };
}

/** Presents a credential whole, with a signature of its holder over nonce, audience and instant. */
export function presented(
  { compact, holder }: Credential,
  binding: { nonce: string; aud: string; iat: number },
): Promise<string> {
  const wallet = new SDJwtVcInstance({
    hasher,
    hashAlg: 'sha-256',
    kbSigner: signer(holder.pem),
    kbSignAlg: 'ES256',
  });
  return wallet.present(compact, undefined, { kb: { payload: binding } });
}
