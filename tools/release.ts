/**
 * `pnpm release publish|rollback|promote|canary|status|history|prune|rotate-key`: what operators do. By
 * `tools/release` without pnpm, whose own start takes longer than most commands.
 */
import path from 'node:path';
import { runCommand } from '../delivery/src/operator/commands.ts';
import { openStore } from '../delivery/src/release/open-store.ts';
import { ReleaseRefusal } from '../delivery/src/release/release-refusal.ts';

const root = path.resolve(import.meta.dirname, '..');

try {
  const store = await openStore(process.env, path.join(root, '.data/releases'));
  await runCommand({ store, root, args: process.argv.slice(2), print: console.log });
  process.exit();
} catch (error) {
  // A refusal is written for the operator; anything else is ours to mend, with its stack.
  console.error(error instanceof ReleaseRefusal ? error.message : error);
  process.exit(1);
}
