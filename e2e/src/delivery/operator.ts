import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** `pnpm release …` on the store of the test. */
export const operator = (releasesDir: string, ...args: string[]) =>
  execFileSync(process.execPath, ['tools/run.mjs', 'release.ts', ...args], {
    cwd: root,
    env: { ...process.env, RELEASES_DIR: releasesDir, RELEASE_OPERATOR: 'Ada' },
  });
