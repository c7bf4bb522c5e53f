/**
 * Which shells serve which versions of the SDK: the packages that remotes are built with (`shared-ui`, `shared-auth`,
 * `contracts`), released together under one number. Newest first; both are ranges of semver. A shell that goes on
 * serving builds of an earlier SDK says so here, and a remote that it no longer serves is refused by the gate.
 */
export const sdkVersions: readonly { shell: string; serves: string }[] = [
  { shell: '^0.13.0', serves: '>=0.13.0 <0.14.0' },
];

/** Packages of the SDK that a build takes from the shell, by the first part of their name in the share scope. */
export const sdkPackages: readonly string[] = ['shared-ui', 'shared-auth', 'contracts'];
