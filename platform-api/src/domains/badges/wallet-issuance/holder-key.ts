import * as EcdsaMultikey from '@digitalbazaar/ecdsa-multikey';
import * as Ed25519Multikey from '@digitalbazaar/ed25519-multikey';
import { z } from 'zod';

/** The public key to which a wallet has a badge bound. */
export type HolderKey = { jwk: PublicHolderJwk; thumbprint: string };

/** Strict: whoever sends the private half by mistake is told so by a refusal. */
const publicJwk = z.union([
  z.strictObject({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string().max(60),
    y: z.string().max(60),
  }),
  z.strictObject({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string().max(60) }),
]);
type PublicHolderJwk = z.infer<typeof publicJwk>;

/** Members of a key that say nothing of it that counts here. */
const remarks = new Set(['alg', 'use', 'kid', 'key_ops', 'ext']);

/** Throws for any other key. */
export const keyOf = (jwk: object): PublicHolderJwk =>
  publicJwk.parse(Object.fromEntries(Object.entries(jwk).filter(([name]) => !remarks.has(name))));

/** The algorithm that goes with a key, so that a proof cannot choose another. */
export const algorithmOf = ({ crv }: PublicHolderJwk) => (crv === 'P-256' ? 'ES256' : 'EdDSA');

/** The key that a DID is, without asking anybody: did:jwk and did:key of the two curves. Throws for any other. */
export async function keyOfDid(didUrl: string): Promise<PublicHolderJwk> {
  const [, method, text = ''] = /^did:(jwk|key):([\w-]{1,1000})(?:#.*)?$/.exec(didUrl) ?? [];
  if (method === 'jwk') return keyOf(JSON.parse(Buffer.from(text, 'base64url').toString()));
  if (method !== 'key') throw new Error('Only did:jwk and did:key are keys by themselves');
  const controller = `did:key:${text}`;
  const suite = text.startsWith('z6Mk') ? Ed25519Multikey : EcdsaMultikey;
  const keyPair = await suite.from({
    id: `${controller}#${text}`,
    type: 'Multikey',
    controller,
    publicKeyMultibase: text,
  });
  return keyOf(await suite.toJwk({ keyPair }));
}
