import { gte, satisfies } from 'semver';
import type { ReleaseFacts } from '../build/release-facts.ts';
import { ANY_NAME } from '../build/shared-names.ts';
import type { PlatformFacts } from './platform.ts';
import { builtWithSdk, isOfSdk } from './served-sdk.ts';

/** What a remote needs of the shell under it. */
export type Needs = {
  contract: string;
  /** Null when the build did not write them. */
  facts: Pick<ReleaseFacts, 'shared' | 'names' | 'runtime'> | null;
};

/** What of it a shell offers. */
export type Offer = Pick<PlatformFacts, 'contract' | 'sdk' | 'shared' | 'names' | 'runtime'>;

/** Whether a remote works with a shell: checked for a remote before it is served, and for a shell. */
export const offerRules = {
  'contract-major': ({ contract }, offer) =>
    majorOf(contract) === majorOf(offer.contract)
      ? []
      : [
          `It was built against contract ${contract}, and the shell speaks ${offer.contract}: build it with the shared-ui of the shell that is served, or release that shell first.`,
        ],

  'sdk-version': ({ facts }, { sdk }) => {
    const built = builtWithSdk(facts?.shared ?? []);
    // A shell of before the table: it serves what its own version is in range of.
    if (sdk === undefined) return [];
    if (built.length > 1) {
      return [
        `It was built with parts of ${built.length} versions of the SDK (${built.join(', ')}): install one of them.`,
      ];
    }
    return built
      .filter((version) => !satisfies(version, sdk))
      .map(
        (version) =>
          `It was built with the SDK ${version}, and the shell serves ${sdk}: build it with one of these, or release a shell that serves ${version} first (sdkVersions of contracts).`,
      );
  },

  'shared-range': ({ facts }, { sdk, shared: brought }) =>
    (facts?.shared ?? []).flatMap(({ key, range, singleton }) => {
      const version = brought[key];
      if (version === undefined) {
        return [
          `It asks for the shared ${key}, which the shell does not bring: release a shell that does.`,
        ];
      }
      // What the table says of the SDK is the promise; its packages share one number.
      if (!satisfies(version, range) && (sdk === undefined || !isOfSdk(key))) {
        return [
          `It asks for ${key} ${range}, and the shell brings ${version}: build it with the catalog's version.`,
        ];
      }
      if (singleton) return [];
      return [
        `It shares ${key} without "singleton": a page would hold two; use the list of remoteConfig.`,
      ];
    }),

  'shared-names': ({ facts }, { names: given = {} }) =>
    Object.entries(facts?.names ?? {}).flatMap(([key, taken]) => {
      const ofKey = given[key];
      if (ofKey === undefined) return [];
      const isWhole = taken.includes(ANY_NAME) && !ofKey.includes('default');
      const missing = taken.filter((name) => name !== ANY_NAME && !ofKey.includes(name));
      return [
        ...(isWhole
          ? [`It takes ${key} as a whole, so that nobody knows what it needs: import the names.`]
          : []),
        ...(missing.length > 0
          ? [
              `It takes ${missing.join(', ')} of ${key}, which the shell does not give: release a shell that gives ${missing.length === 1 ? 'it' : 'them'} first, or build the remote against the ${key.split('/')[0]} of the shell.`,
            ]
          : []),
      ];
    }),

  'shell-runtime': ({ facts }, { runtime: given }) => {
    const taken = facts?.runtime;
    // A build that brings the whole runtime itself.
    if (taken === undefined) return [];
    const found = taken.takes
      .filter((name) => !given?.gives.includes(name))
      .map(
        (name) =>
          `It takes ${name} of the shell's federation runtime, which this shell does not give: a shell that gives it is released first ("pnpm release publish shell").`,
      );
    if (given && !gte(given.version, taken.version)) {
      found.push(
        `It was built for the federation runtime ${taken.version}, and the shell gives ${given.version}: a shell with that runtime is released first, or the remote is built with the shell's.`,
      );
    }
    return found;
  },
} satisfies Record<string, (needs: Needs, offer: Offer) => string[]>;

const majorOf = (version: string) => version.split('.')[0];
