#!/usr/bin/env node
/**
 * `publish-remote [--reason …] [--built dist/production] [--dry-run | --store-only] [--to https://publisher]` in the
 * folder of a remote: builds, tests, judges and serves it by the store of RELEASES_DIR, or by a publisher with the token
 * in RELEASE_TOKEN or in the file RELEASE_TOKEN_FILE, as `pnpm release publish` does in the workspace. For a repository
 * of a team's own.
 */
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PublisherClient, tokenOfEnvironment } from '../publisher/publisher-client.ts';
import { openStore } from '../release/open-store.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import { operationsInStore, operationsOfPublisher } from './release-operations.ts';

const dir = process.cwd();
const [root, key] = [path.dirname(dir), path.basename(dir)];
try {
  const { values } = parseArgs({
    options: {
      reason: { type: 'string', default: 'published' },
      to: { type: 'string' },
      built: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'store-only': { type: 'boolean', default: false },
    },
  });
  const { to, built, reason, 'dry-run': isDryRun, 'store-only': isStoreOnly } = values;
  const operations =
    to === undefined
      ? operationsInStore(await openStore(process.env, path.join(dir, '.data/releases')), root, {
          by: () => process.env['RELEASE_OPERATOR'] || os.userInfo().username,
          publicUrl: process.env['PUBLIC_URL'] ?? 'http://localhost:8080',
        })
      : operationsOfPublisher(new PublisherClient(to, tokenOfEnvironment()), root);
  const progress = (step: string) => console.log(`  ${step} …`);
  const builtDir = built === undefined ? undefined : path.resolve(built);
  const id = await operations.publish({ key, reason, builtDir, isDryRun, isStoreOnly, progress });
  const outcome = isStoreOnly ? 'is stored, and served to nobody' : 'is served';
  console.log(`${key} ${id} ${isDryRun ? 'would be accepted' : outcome}`);
} catch (error) {
  // Among them the reasons of the gate.
  if (!(error instanceof ReleaseRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
