/** `pnpm build:single`: shell and remotes as one bundle without federation, in its own store. */
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { buildSingle } from '../delivery/src/single/index.ts';

// Beside tests that somebody waits for.
if (process.env['BUILD_PRIORITY'] === 'low') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Libraries choose their production form by it.
process.env['NODE_ENV'] = 'production';
const root = path.resolve(import.meta.dirname, '..');
const store = path.resolve(process.env['SINGLE_DIR'] ?? path.join(root, '.data/single'));
const started = Date.now();
try {
  await buildSingle(root, store);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s, published in ${store}`);
  console.log(`Serve it with RELEASES_DIR=${store} node delivery/src/edge/main.ts`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
