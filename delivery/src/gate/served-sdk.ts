import { sdkPackages, sdkVersions } from 'contracts';
import { minVersion, satisfies } from 'semver';
import type { ReleaseFacts } from '../build/release-facts.ts';

/** The range of SDK versions that a shell of this version serves, by the table. @throws Error for a version that no row names */
export function servedSdk(shellVersion: string, table = sdkVersions): string {
  const row = table.find(({ shell }) => satisfies(shellVersion, shell));
  if (row === undefined) {
    throw new Error(
      `No row of sdkVersions (contracts) is for a shell ${shellVersion}: say there which SDK it serves.`,
    );
  }
  return row.serves;
}

/** Whether a shared module is of the SDK: `shared-ui/forms` is. */
export const isOfSdk = (key: string): boolean => sdkPackages.includes(key.split('/')[0] ?? '');

/** The versions of the SDK's packages that a build was made with; one, unless somebody mixed them. */
export function builtWithSdk(shared: ReleaseFacts['shared']): string[] {
  const versions = shared
    .filter(({ key }) => isOfSdk(key))
    .flatMap(({ range }) => minVersion(range)?.version ?? []);
  return [...new Set(versions)];
}
