import { createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import canonicalize from 'canonicalize';
import { z } from 'zod';
import { remoteManifest } from '../webpack/documents/remote-json.ts';

const releasedVersion = z.strictObject({
  /** Folder of the release, ends in `/`. */
  base: z.string().regex(/^\/_remotes\/[a-z0-9-]+\/[^/]+\/$/u),
  /** Inline for the stable and the canary version only. */
  remoteJson: remoteManifest.optional(),
  remoteJsonHash: z.string(),
  integrityHash: z.string(),
});

const registeredRemote = z.strictObject({
  /** The team that its error states name. */
  owner: z.string(),
  stable: z.string(),
  /** The last stable version that nobody rolled back from. */
  previous: z.string().optional(),
  canary: z
    .strictObject({
      version: z.string(),
      percent: z.number().min(0).max(100),
      roles: z.array(z.string()).optional(),
      salt: z.string(),
    })
    .optional(),
  versions: z.record(z.string(), releasedVersion),
});

const unsignedRegistry = z.strictObject({
  schema: z.literal(1),
  revision: z.number().int().nonnegative(),
  remotes: z.record(z.string(), registeredRemote),
});

const registrySchema = unsignedRegistry.extend({ signature: z.string() });

export type UnsignedRegistry = z.infer<typeof unsignedRegistry>;
export type Registry = z.infer<typeof registrySchema>;
export type RegisteredRemote = z.infer<typeof registeredRemote>;
export type ReleasedVersion = z.infer<typeof releasedVersion>;

/** A document with a signature by one of the keys of the store. */
export function signatureOf(document: object, privateKey: KeyObject): string {
  return sign(null, Buffer.from(canonicalize(document) ?? ''), privateKey).toString('base64url');
}

/** @param publicKey raw 32 bytes, base64url. */
export function isSignature(signature: string, document: object, publicKey: string): boolean {
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: publicKey },
    format: 'jwk',
  });
  const bytes = Buffer.from(canonicalize(document) ?? '');
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
