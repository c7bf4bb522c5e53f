import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contractOf } from '../build/contract-of-sources.ts';
import { lockFiles, sharedPackageDir, topFolder } from './surroundings.ts';

export type ReleaseName = {
  /** Registry key: what never changes, `mf-x`. */
  key: string;
  /** From package.json. */
  version: string;
  /** First 8 hex digits over everything that the build reads. */
  hash: string;
  /** `1.4.0-ab12cd34`: the folder, and the version's name in the registry. */
  id: string;
  /**
   * `mf_catalogue__1_4_0_ab12cd34`. Two versions of a remote that share this name collide without
   * a word: the new entry is fetched and the old code runs.
   */
  federationName: string;
};

/** Shared packages are in the shell's build only: a remote has none of their code, and of the others what it names. */
const builtWith: Record<string, string[]> = {
  shell: ['contracts', 'shared-ui', 'shared-auth'],
};

/** The name of what a build of this package would produce now. */
export function releaseName(packageDir: string): ReleaseName {
  const key = path.basename(packageDir);
  const { version } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const hash = sourceHash(packageDir);
  return {
    key,
    version,
    hash,
    id: `${version}-${hash}`,
    federationName: `${key}__${version}_${hash}`.replaceAll(/[^a-z0-9_]/giu, '_'),
  };
}

/** A content hash of every source that can change what the build of a package writes. */
function sourceHash(packageDir: string): string {
  const root = topFolder(packageDir);
  const key = path.basename(packageDir);
  const named = builtWith[key] ?? (dependsOn(packageDir, 'contracts') ? ['contracts'] : []);
  const packages = [packageDir, ...named.flatMap((name) => ofShared(packageDir, name))];
  const files = packages.flatMap((dir) => [
    path.join(dir, 'package.json'),
    path.join(dir, 'remote.config.ts'),
    path.join(dir, 'webpack.config.ts'),
    ...sourcesUnder(path.join(dir, 'src')),
    // What an installed package has in place of sources.
    ...(dir === packageDir ? [] : sourcesUnder(path.join(dir, 'dist'))),
  ]);
  // A remote takes the list of shared requests from these two, though none of their code.
  for (const name of ['shared-ui', 'shared-auth'])
    files.push(...ofShared(packageDir, name).map((dir) => path.join(dir, 'package.json')));
  files.push(...sourcesUnder(path.join(import.meta.dirname)));
  files.push(...lockFiles.map((name) => path.join(root, name)));

  const hash = createHash('sha256');
  const own: string[] = [];
  for (const file of [...new Set(files)].filter((name) => existsSync(name)).toSorted()) {
    const content = readFileSync(file);
    hash.update(path.relative(root, file)).update('\0').update(content).update('\0');
    if (/\.tsx?$/u.test(file) && file.startsWith(`${packageDir}/src/`))
      own.push(content.toString());
  }
  // What the build notes of its calls changes with the document, and with it for no other call.
  const contract = contractOf(packageDir, own);
  if (contract !== null) hash.update(JSON.stringify(contract));
  return hash.digest('hex').slice(0, 8);
}

function ofShared(packageDir: string, name: string): string[] {
  const dir = sharedPackageDir(packageDir, name);
  return dir === null ? [] : [dir];
}

function dependsOn(packageDir: string, name: string): boolean {
  const file = path.join(packageDir, 'package.json');
  if (!existsSync(file)) return false;
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return name in dependencies;
}

function sourcesUnder(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/(\.test\.tsx?|\.md)$|(^|\/)(testing|node_modules)\//u.test(name))
    .map((name) => path.join(dir, name))
    .filter((name) => statSync(name).isFile());
}
