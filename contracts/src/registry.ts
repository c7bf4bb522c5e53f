import { z } from 'zod';
import type { DeepReadonly } from './deep-readonly.ts';
import { remoteManifest } from './remote-declaration.ts';
import { roleNames } from './roles.ts';

const releasedVersion = z.strictObject({
  /** Folder of the release, ends in `/`: `/_remotes/mf-catalogue/1.4.0-ab12cd/`. */
  base: z.string().regex(/^\/_remotes\/[a-z0-9-]+\/[^/]+\/$/),
  /** Inline for the stable and the canary version only, so that menu and guards need no request. */
  remoteJson: remoteManifest.exactOptional(),
  remoteJsonHash: z.string(),
  /** Hash of the release's `integrity.json`. */
  integrityHash: z.string(),
});

/** For some people in place of the stable version: chosen in the browser, the same for the same person. */
const canaryRule = z.strictObject({
  version: z.string(),
  /** 0 to 100, of the people whom the roles leave. */
  percent: z.number().min(0).max(100),
  /** Undefined: everybody. */
  roles: z.array(z.enum(roleNames)).exactOptional(),
  /** Changes who falls into the percentage. */
  salt: z.string(),
});

const registeredRemote = z.strictObject({
  /** The team that error states name, also when nothing of the remote can be read. */
  owner: z.string(),
  stable: z.string(),
  /** The last stable version that was not rolled back: the fallback of a failing one. */
  previous: z.string().exactOptional(),
  /** The one that was good before `previous`: two bad releases in a row leave browsers one that works. */
  earlier: z.string().exactOptional(),
  canary: canaryRule.exactOptional(),
  versions: z.record(z.string(), releasedVersion),
});

const unsignedRegistry = z.strictObject({
  schema: z.literal(1),
  /** Raised by each change. */
  revision: z.number().int().nonnegative(),
  remotes: z.record(z.string(), registeredRemote),
});

/** `registry.json`. */
export const registrySchema = unsignedRegistry.extend({
  /** Ed25519 over the canonical JSON of the rest; base64url. */
  signature: z.string(),
});

export type UnsignedRegistry = DeepReadonly<z.infer<typeof unsignedRegistry>>;
export type Registry = DeepReadonly<z.infer<typeof registrySchema>>;
export type RegisteredRemote = DeepReadonly<z.infer<typeof registeredRemote>>;
export type ReleasedVersion = DeepReadonly<z.infer<typeof releasedVersion>>;
export type CanaryRule = DeepReadonly<z.infer<typeof canaryRule>>;

/** `integrity.json` of a release. Its own hash is in the signed registry. */
export type ReleaseIntegrity = {
  readonly key: string;
  readonly id: string;
  /** `{ name: 'sha384-…' }` of every file, relative to `base`. */
  readonly files: Readonly<Record<string, string>>;
  readonly signature: string;
};
