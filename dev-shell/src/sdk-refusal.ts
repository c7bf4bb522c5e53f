import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sdkPackages } from 'contracts';
import { satisfies } from 'semver';

/**
 * Why a remote cannot run in this shell: packages of the SDK that the shell does not serve. Null when it can.
 * @param served range of versions, by the table of `contracts`
 */
export async function sdkRefusal(dir: string, served: string): Promise<string | null> {
  for (const name of sdkPackages) {
    const version = await installedVersion(dir, name);
    if (version === null || satisfies(version, served)) continue;
    return `This remote has ${name} ${version}, and the shell of this dev-shell serves the SDK ${served}: install dev-shell and the SDK in one version.`;
  }
  return null;
}

/** Null for a package that the remote does not name itself. */
async function installedVersion(dir: string, name: string): Promise<string | null> {
  const file = path.join(dir, 'node_modules', name, 'package.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as { version: string }).version;
}
