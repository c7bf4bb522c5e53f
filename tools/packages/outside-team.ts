/** A repository of a team of its own, for tests: our packages come to it as tarballs, everything else from the registry. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { outsideRemoteFiles } from '../../delivery/src/operator/index.ts';
import { catalogOf, packPackages } from './packed-packages.ts';

/** @returns the team's folder, in which nothing is installed yet. */
export function outsideTeam(root: string, into: string, key: string): string {
  const tarballs = packPackages({ root, target: path.join(into, 'sdk'), scope: '@workerbadge' });
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
