/**
 * Writes the next migration: what the tables of the domains have and the migrations before do not.
 * `pnpm --filter platform-api db:generate <name>`; a migration that was on main is never changed again.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const packageDir = join(import.meta.dirname, '../..');
const name = process.argv[2] ?? 'change';
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('A migration is named in lower case, as in: db:generate orders_by_company');
  process.exit(1);
}
execFileSync(
  join(packageDir, 'node_modules/.bin/drizzle-kit'),
  [
    'generate',
    '--dialect=postgresql',
    '--schema=src/domains/**/tables.ts',
    '--out=src/database/migrations',
    `--name=${name}`,
  ],
  { cwd: packageDir, stdio: 'inherit' },
);
