#!/usr/bin/env node
/**
 * `publish-remote [--reason …]` in the folder of a remote: builds, tests, judges and serves it by the store of
 * RELEASES_DIR, as `pnpm release publish` does in the workspace. For a repository of a team's own.
 */
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '../release/open-store.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import { publishRemote } from './publish-remote.ts';

const dir = process.cwd();
try {
  const { values } = parseArgs({ options: { reason: { type: 'string', default: 'published' } } });
  const id = await publishRemote({
    store: await openStore(process.env, path.join(dir, '.data/releases')),
    root: path.dirname(dir),
    key: path.basename(dir),
    by: process.env['RELEASE_OPERATOR'] || os.userInfo().username,
    reason: values.reason,
    progress: (step) => console.log(`  ${step} …`),
  });
  console.log(`${path.basename(dir)} ${id} is served`);
} catch (error) {
  // Among them the reasons of the gate.
  if (!(error instanceof ReleaseRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
