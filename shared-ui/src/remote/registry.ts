import type { RemoteManifest, RoleName } from './contract.ts';

export type CanaryRule = {
  readonly version: string;
  /** 0 to 100, of the people whom the roles leave. */
  readonly percent: number;
  /** Undefined: everybody. */
  readonly roles?: readonly RoleName[];
  /** Changes who falls into the percentage. */
  readonly salt: string;
};

export type ReleasedVersion = {
  /** Folder of the release, ends in `/`: `/_remotes/mf-catalogue/1.4.0-ab12cd/`. */
  readonly base: string;
  /** Inline for the stable and the canary version only, so that menu and guards need no request. */
  readonly remoteJson?: RemoteManifest;
  readonly remoteJsonHash: string;
  /** Hash of the release's `integrity.json`. */
  readonly integrityHash: string;
};

/** `integrity.json` of a release. Its own hash is in the signed registry. */
export type ReleaseIntegrity = {
  readonly key: string;
  readonly id: string;
  /** `{ name: 'sha384-…' }` of every file, relative to `base`. */
  readonly files: Readonly<Record<string, string>>;
  readonly signature: string;
};

export type RegisteredRemote = {
  /** The team that error states name, also when nothing of the remote can be read. */
  readonly owner: string;
  readonly stable: string;
  /** The last stable version that nobody rolled back from: what a failing one gives way to. */
  readonly previous?: string;
  /** For some people in place of the stable one: chosen in the browser, the same for the same person. */
  readonly canary?: CanaryRule;
  readonly versions: Readonly<Record<string, ReleasedVersion>>;
};

/** `registry.json`: Ed25519 signature over canonical JSON of the rest; each change raises the revision. */
export type Registry = {
  readonly schema: 1;
  readonly revision: number;
  readonly remotes: Readonly<Record<string, RegisteredRemote>>;
  readonly signature: string;
};
