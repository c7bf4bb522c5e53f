import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** `pnpm release …` on the store of the test. */
export const operator = (releasesDir: string, ...args: string[]) => run({ releasesDir }, args);

/** The link that an operator gives to testers. @param publicUrl where the edge of the test is */
export const previewLink = (
  { releasesDir, publicUrl }: { releasesDir: string; publicUrl: string },
  key: string,
  version: string,
): string =>
  run({ releasesDir, PUBLIC_URL: publicUrl }, ['preview', key, version, '--for', 'Anna']).trim();

function run(
  { releasesDir, ...env }: { releasesDir: string; PUBLIC_URL?: string },
  args: string[],
): string {
  return execFileSync(process.execPath, ['tools/run.mjs', 'release.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, RELEASES_DIR: releasesDir, RELEASE_OPERATOR: 'Ada', ...env },
  });
}
