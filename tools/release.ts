/** `pnpm release publish|rollback|promote|canary|status|history|prune|rotate-key`: what operators do. */
import path from 'node:path';
import { isRefusal, runCommand } from '../delivery/src/operator/index.ts';
import { openStore } from '../delivery/src/release/index.ts';

const root = path.resolve(import.meta.dirname, '..');

try {
  const store = await openStore(process.env, path.join(root, '.data/releases'));
  await runCommand({ store, root, args: process.argv.slice(2), print: console.log });
  process.exit();
} catch (error) {
  // A refusal is written for the operator; anything else is ours to mend, with its stack.
  console.error(isRefusal(error) ? error.message : error);
  process.exit(1);
}
