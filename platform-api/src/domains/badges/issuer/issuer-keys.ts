import { createHmac, createPrivateKey, timingSafeEqual } from 'node:crypto';
import * as Ed25519Multikey from '@digitalbazaar/ed25519-multikey';
import { calculateJwkThumbprint } from 'jose';
import type { Platform } from '../../../platform.ts';
import { issuerAddresses, issuerKeys } from '../tables.ts';

/** `publicKeyMultibase` of an Ed25519 key. */
export type PublicKey = string;

/** An Ed25519 key as RFC 8037 has it; its `kid` is its thumbprint (RFC 7638). */
export type PublicJwk = { kty: string; crv: string; x: string; alg: 'EdDSA'; kid: string };

type MultikeyPair = Awaited<ReturnType<typeof Ed25519Multikey.from>>;
type Keeper = Pick<Platform, 'database' | 'secrets' | 'clock'>;

/** The key that signs, in the name of an issuer. */
export async function signingKey(
  { secrets }: Pick<Platform, 'secrets'>,
  issuer: string,
): Promise<MultikeyPair> {
  const jwk = createPrivateKey(secrets.issuerKey).export({ format: 'jwk' });
  const key = await Ed25519Multikey.fromJwk({ jwk, secretKey: true });
  key.controller = issuer;
  key.id = `${issuer}#${key.publicKeyMultibase}`;
  return Ed25519Multikey.from(await key.export({ publicKey: true, secretKey: true }));
}

export async function jwkOf(key: PublicKey): Promise<PublicJwk> {
  const controller = 'did:web:any';
  const keyPair = await Ed25519Multikey.from({
    id: `${controller}#${key}`,
    type: 'Multikey',
    controller,
    publicKeyMultibase: key,
  });
  const { kty = '', crv = '', x = '' } = await Ed25519Multikey.toJwk({ keyPair });
  return { kty, crv, x, alg: 'EdDSA', kid: await calculateJwkThumbprint({ kty, crv, x }) };
}

/** The key that signs, and the private half for signers of JWTs. */
export const jwtKey = async ({ secrets }: Pick<Platform, 'secrets'>) => ({
  privateKey: createPrivateKey(secrets.issuerKey),
  jwk: await jwkOf(await publicKeyOf(secrets)),
});

const publicKeyOf = async (secrets: Platform['secrets']): Promise<PublicKey> =>
  (await signingKey({ secrets }, 'did:web:any')).publicKeyMultibase;

/**
 * Only who holds the installation's secrets makes it: a key that somebody wrote into the table is never
 * published. By the ledger's seed, which is for ever as the ledger is.
 */
const sealOf = ({ ledgerSeed }: Platform['secrets'], key: PublicKey) =>
  createHmac('sha256', Buffer.from(ledgerSeed, 'base64url'))
    .update(`workerbadge issuer key ${key}`)
    .digest('base64url');

/** Every key that ever signed, oldest first, and the one that signs now. */
export async function publicKeys(platform: Keeper): Promise<PublicKey[]> {
  const rows = await platform.database.db
    .select()
    .from(issuerKeys)
    .orderBy(issuerKeys.firstUsedAt, issuerKeys.publicKey);
  const current = await publicKeyOf(platform.secrets);
  const known = rows
    .filter(({ publicKey, seal }) => isEqual(seal, sealOf(platform.secrets, publicKey)))
    .map(({ publicKey }) => publicKey)
    .filter((key) => key !== current);
  return [...known, current];
}

const isEqual = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Every address that the product had, oldest first, and today's. */
export async function publicUrls({
  database,
  config,
}: Pick<Platform, 'database' | 'config'>): Promise<string[]> {
  const rows = await database.db
    .select({ publicUrl: issuerAddresses.publicUrl })
    .from(issuerAddresses)
    .orderBy(issuerAddresses.firstUsedAt, issuerAddresses.publicUrl);
  const earlier = rows
    .map(({ publicUrl }) => publicUrl)
    .filter((publicUrl) => publicUrl !== config.publicUrl);
  return [...earlier, config.publicUrl];
}

/** Notes key and address before the first signature with them: from then on both are answered for ever. */
export async function noteIssuer(platform: Keeper & Pick<Platform, 'config'>): Promise<void> {
  await noteKey(platform);
  await platform.database.db
    .insert(issuerAddresses)
    .values({ publicUrl: platform.config.publicUrl, firstUsedAt: platform.clock.now() })
    .onConflictDoNothing();
}

/** Notes the key of these secrets. */
export async function noteKey({ database, secrets, clock }: Keeper): Promise<PublicKey> {
  const publicKey = await publicKeyOf(secrets);
  await database.db
    .insert(issuerKeys)
    .values({ publicKey, seal: sealOf(secrets, publicKey), firstUsedAt: clock.now() })
    .onConflictDoNothing();
  return publicKey;
}
