/**
 * Writes the initial migration from the tables of the domains. Until the first release there is one,
 * made afresh each time; after it, `drizzle-kit generate` adds the next.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const migrations = join(import.meta.dirname, 'migrations');
const packageDir = join(import.meta.dirname, '../..');
rmSync(migrations, { recursive: true, force: true });
execFileSync(
  join(packageDir, 'node_modules/.bin/drizzle-kit'),
  [
    'generate',
    '--dialect=postgresql',
    '--schema=src/domains/*/tables.ts',
    '--out=src/database/migrations',
    '--name=initial',
  ],
  { cwd: packageDir, stdio: 'inherit' },
);
