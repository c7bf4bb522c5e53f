import type { RemoteManifest, RoleName } from './contract.ts';

export type CanaryRule = {
  readonly version: string;
  /** 0 to 100. */
  readonly percent: number;
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

export type RegisteredRemote = {
  readonly stable: string;
  readonly previous?: string;
  readonly canary?: CanaryRule;
  readonly versions: Readonly<Record<string, ReleasedVersion>>;
};

/** `registry.json`: Ed25519 signature over canonical JSON of the rest. */
export type Registry = {
  readonly schema: 1;
  readonly revision: number;
  readonly remotes: Readonly<Record<string, RegisteredRemote>>;
  readonly signature: string;
};
