// No React in here: build tools run a remote.config.ts in Node, without a bundler.
import type { RemoteConfig } from 'contracts';

export { CONTRACT_VERSION, slotIds } from 'contracts';

/** Checks the declaration of a remote (`remote.config.ts`) against the contract, at compile time. */
export function defineRemoteConfig<const T extends RemoteConfig>(config: T): T {
  return config;
}
