/**
 * A new team at work, for the browser tests: argument 1 is the key of its remote, which is made in a workspace
 * of its own; the first line of the output is that folder. Each line of the input is what the operator types
 * after `pnpm release`; what the operator reads follows, and then a line `done` or `refused: …`.
 */
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { openStore } from '../release/index.ts';
import { runCommand } from './commands.ts';
import { workspaceWithNewRemote } from './linked-workspace.ts';

const [key = ''] = process.argv.slice(2);
const store = await openStore(process.env, '.data/releases');
const root = await workspaceWithNewRemote(key, 'Team Lavoro');
process.on('exit', () => rmSync(root, { recursive: true, force: true }));
console.log(root);
for await (const line of createInterface({ input: process.stdin })) {
  try {
    await runCommand({ store, root, args: line.split(' '), print: console.log });
    console.log('done');
  } catch (error) {
    console.log(`refused: ${(error as Error).message}`);
  }
}
process.exit();
