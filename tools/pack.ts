/**
 * `pnpm sdk <folder> [--scope @workerbadge] [--registry https://…]`: what teams outside of this repository
 * install, packed; the shell and the remotes of its dev shell are built where they have changed. `npm publish <tarball>` sends each to that registry, with the rights of whoever calls it.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackages } from '../delivery/src/build/index.ts';
import { openStore } from '../delivery/src/release/index.ts';
import { packPackages } from './packages/packed-packages.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    scope: { type: 'string', default: '@workerbadge' },
    registry: { type: 'string' },
  },
});
const root = path.resolve(import.meta.dirname, '..');
const store = await openStore(process.env, path.join(root, '.data/releases'));
await buildPackages({ root, store });
const packed = await packPackages({
  root,
  store,
  target: path.resolve(positionals[0] ?? '.data/sdk'),
  scope: values.scope,
  registry: values.registry,
});
for (const [name, file] of packed) console.log(`${name}  ${file}`);
