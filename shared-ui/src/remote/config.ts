// No React in here: build tools run a remote.config.ts in Node, without a bundler.
import type { RemoteConfig } from './contract.ts';

export type {
  AccessRule,
  Language,
  LocalizedText,
  MenuDeclaration,
  RemoteConfig,
  RemoteManifest,
  RoleName,
  RouteDeclaration,
  SlotFill,
  SlotId,
} from './contract.ts';
export type {
  CanaryRule,
  RegisteredRemote,
  Registry,
  ReleasedVersion,
  ReleaseIntegrity,
} from './registry.ts';
export { CONTRACT_VERSION, slotIds } from './contract.ts';

/** Checks the declaration of a remote (`remote.config.ts`) against the contract, at compile time. */
export function defineRemoteConfig<const T extends RemoteConfig>(config: T): T {
  return config;
}
