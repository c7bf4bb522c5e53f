/**
 * `pnpm sdk <folder> [--scope @workerbadge] [--registry https://…]`: what teams outside of this repository
 * install, packed. `npm publish <tarball>` sends each to that registry, with the rights of whoever calls it.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packPackages } from './packages/packed-packages.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    scope: { type: 'string', default: '@workerbadge' },
    registry: { type: 'string' },
  },
});
const packed = packPackages({
  root: path.resolve(import.meta.dirname, '..'),
  target: path.resolve(positionals[0] ?? '.data/sdk'),
  scope: values.scope,
  registry: values.registry,
});
for (const [name, file] of packed) console.log(`${name}  ${file}`);
