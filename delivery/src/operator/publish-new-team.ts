/**
 * For the browser tests: makes and builds a remote of a new team, says `built`, and publishes it into
 * `RELEASES_DIR` through the gate when it is told to (a line of input). Prints the release's name.
 */
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { compilePackage } from '../build/build-packages.ts';
import { ReleaseStore } from '../release/release-store.ts';
import { workspaceWithNewRemote } from './linked-workspace.ts';
import { publishRemote } from './publish-remote.ts';

const key = process.argv[2] ?? 'mf-new-team';
const store = new ReleaseStore(path.resolve(process.env['RELEASES_DIR'] ?? '.data/releases'));
const root = await workspaceWithNewRemote(key, 'Team New');
const builtDir = await compilePackage(root, key);
console.log('built');
await once(createInterface({ input: process.stdin }), 'line');
console.log(await publishRemote({ store, root, key, builtDir, by: 'test', reason: 'a new team' }));
process.exit();
