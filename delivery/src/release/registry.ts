import { createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { canonicalJson } from 'contracts';
import type { Registry, UnsignedRegistry } from 'contracts';
import { registrySchema } from 'contracts/schemas';

/** A document with a signature by one of the keys of the store. */
export function signatureOf(document: object, privateKey: KeyObject): string {
  return sign(null, Buffer.from(canonicalJson(document)), privateKey).toString('base64url');
}

/** @param publicKey raw 32 bytes, base64url. */
export function isSignature(signature: string, document: object, publicKey: string): boolean {
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: publicKey },
    format: 'jwk',
  });
  const bytes = Buffer.from(canonicalJson(document));
  return verify(null, bytes, key, Buffer.from(signature, 'base64url'));
}

export const emptyRegistry: UnsignedRegistry = { schema: 1, revision: 0, remotes: {} };

/** @throws ZodError when the text is not a registry document. */
export function parseRegistry(text: string): Registry {
  return registrySchema.parse(JSON.parse(text));
}

/** Ed25519 over the canonical JSON (RFC 8785) of everything but the signature; base64url. */
export function signRegistry(registry: UnsignedRegistry, privateKey: KeyObject): Registry {
  return { ...registry, signature: signatureOf(registry, privateKey) };
}

/** @param publicKey raw 32 bytes, base64url, as the shell gets it in its HTML. */
export function isSignedBy({ signature, ...rest }: Registry, publicKey: string): boolean {
  return isSignature(signature, rest, publicKey);
}
