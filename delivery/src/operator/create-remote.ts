import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { frontEndPackages } from '../build/build-packages.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import { newRemoteFiles } from './new-remote-files.ts';
import { writeTeamFiles } from './team-files.ts';

export type NewRemoteRequest = {
  /** Top folder of the workspace. */
  root: string;
  key: string;
  /** Default: the team that has the remote's name. */
  owner?: string | undefined;
};

type PackageJson = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  [field: string]: unknown;
};

/** What JSX, types and scripts need beside what the files import. */
const alwaysNeeded = [
  'react',
  'react-dom',
  '@types/jest',
  '@types/react',
  '@types/react-dom',
  'delivery',
  'jest',
  'typescript',
  'webpack',
  'webpack-cli',
  'webpack-dev-server',
];

/**
 * Writes a remote that passes lint, types, tests and the gate. Scripts, versions and the stand-alone host are
 * those of a remote that exists.
 * @returns the names of the files.
 * @throws ReleaseRefusal when the name cannot be taken.
 */
export async function createRemote({ root, key, owner }: NewRemoteRequest): Promise<string[]> {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/u.test(key)) {
    throw new ReleaseRefusal(
      `A remote is named mf- and small letters, parted by hyphens: mf-jobs, and not ${key || 'nothing'}.`,
    );
  }
  const dir = path.join(root, key);
  if (existsSync(dir)) throw new ReleaseRefusal(`${key} exists already: choose another name.`);
  const model = frontEndPackages(root).find((name) => name !== 'shell');
  if (model === undefined) throw new ReleaseRefusal(`${root} has no remote to take versions from.`);
  const modelFile = (name: string) => readFile(path.join(root, model, name), 'utf8');
  const { dependencies, devDependencies, ...rest } = JSON.parse(
    await modelFile('package.json'),
  ) as PackageJson;
  const team = owner ?? `Team ${key.replace(/^mf-/u, '')}`;
  const sources = {
    ...newRemoteFiles({ key, owner: team }),
    'src/standalone.tsx': (await modelFile('src/standalone.tsx')).replaceAll(model, key),
  };
  const isNeeded = (name: string) =>
    alwaysNeeded.includes(name) ||
    Object.values(sources).some((text) => text.includes(`'${name}'`) || text.includes(`'${name}/`));
  const chosen = (all: Record<string, string>, isChosen: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => isChosen(name)));
  const packageJson = {
    ...rest,
    name: key,
    dependencies: chosen(dependencies, isNeeded),
    devDependencies: chosen(devDependencies, isNeeded),
  };
  const files = {
    'package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
    ...sources,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeTeamFiles(root, key, team);
  return Object.keys(files);
}
