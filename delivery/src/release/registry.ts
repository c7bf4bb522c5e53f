import { createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import canonicalize from 'canonicalize';
import { z } from 'zod';
import { remoteManifest } from '../webpack/remote-json.ts';

const releasedVersion = z.strictObject({
  /** Folder of the release, ends in `/`. */
  base: z.string().regex(/^\/_remotes\/[a-z0-9-]+\/[^/]+\/$/u),
  /** Inline for the stable and the canary version only. */
  remoteJson: remoteManifest.optional(),
  remoteJsonHash: z.string(),
  integrityHash: z.string(),
});

const registeredRemote = z.strictObject({
  stable: z.string(),
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

export const emptyRegistry: UnsignedRegistry = { schema: 1, revision: 0, remotes: {} };

/** @throws ZodError when the text is not a registry document. */
export function parseRegistry(text: string): Registry {
  return registrySchema.parse(JSON.parse(text));
}

/** Ed25519 over the canonical JSON (RFC 8785) of everything but the signature; base64url. */
export function signRegistry(registry: UnsignedRegistry, privateKey: KeyObject): Registry {
  const signature = sign(null, signedBytes(registry), privateKey).toString('base64url');
  return { ...registry, signature };
}

/** @param publicKey raw 32 bytes, base64url, as the shell gets it in its HTML. */
export function isSignedBy(registry: Registry, publicKey: string): boolean {
  const { signature, ...rest } = registry;
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: publicKey },
    format: 'jwk',
  });
  return verify(null, signedBytes(rest), key, Buffer.from(signature, 'base64url'));
}

function signedBytes(registry: UnsignedRegistry): Buffer {
  return Buffer.from(canonicalize(registry) ?? '');
}

/**
 * The registry in which `version` of `key` is the stable one; what was stable becomes `previous`.
 * Older versions leave the document (never the disk): the shell needs them no more.
 */
export function withStable(
  registry: UnsignedRegistry,
  key: string,
  version: string,
  release: ReleasedVersion,
): UnsignedRegistry {
  const before = registry.remotes[key];
  const previous = before?.stable === version ? before.previous : before?.stable;
  const canary = before?.canary;
  const kept: Record<string, ReleasedVersion> = { [version]: release };
  if (previous !== undefined && before?.versions[previous]) {
    const { remoteJson: _inlineNoMore, ...older } = before.versions[previous];
    kept[previous] = older;
  }
  if (canary !== undefined && before?.versions[canary.version]) {
    kept[canary.version] = before.versions[canary.version]!;
  }
  const entry: RegisteredRemote = { stable: version, versions: kept };
  if (previous !== undefined) entry.previous = previous;
  if (canary !== undefined && canary.version !== version) entry.canary = canary;
  return {
    ...registry,
    revision: registry.revision + 1,
    remotes: { ...registry.remotes, [key]: entry },
  };
}
