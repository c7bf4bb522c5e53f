/** `pnpm jobs list|retry [id …]`: what failed for good, and running it again. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const program = path.resolve(import.meta.dirname, '../platform-api/src/jobs/main.ts');
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
