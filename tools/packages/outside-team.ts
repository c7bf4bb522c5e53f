/** A repository of a team of its own, for tests: our packages come to it as tarballs, everything else from the registry. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { outsideRemoteFiles } from '../../delivery/src/operator/index.ts';
import type { ReleaseStore } from '../../delivery/src/release/index.ts';
import { catalogOf, packPackages } from './packed-packages.ts';

export type OutsideTeam = {
  /** Top folder of the workspace. */
  root: string;
  /** Where the team's folder and our tarballs come. */
  into: string;
  key: string;
  /** Whose releases the dev shell brings. */
  store: ReleaseStore;
};

/** @returns the team's folder, in which nothing is installed yet. */
export async function outsideTeam({ root, into, key, store }: OutsideTeam): Promise<string> {
  const target = path.join(into, 'sdk');
  const tarballs = await packPackages({ root, target, store, scope: '@workerbadge' });
  const packages = new Map(catalogOf(root));
  for (const [name, file] of tarballs) packages.set(name, `file:${file}`);
  const dir = path.join(into, key);
  for (const [name, text] of Object.entries(
    outsideRemoteFiles({ key, owner: 'Team Outside', packages }),
  )) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  // In the place of a registry that has them: our packages name each other too.
  const lines = [...tarballs].map(([name, file]) => `  ${name}: 'file:${file}'\n`);
  appendFileSync(path.join(dir, 'pnpm-workspace.yaml'), `overrides:\n${lines.join('')}`);
  return dir;
}
