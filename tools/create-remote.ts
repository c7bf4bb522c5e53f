/** `pnpm create:remote mf-x [--owner "Team X"]`: a new remote, ready to be published. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRemote, isRefusal } from '../delivery/src/operator/index.ts';

const root = path.resolve(import.meta.dirname, '..');

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { owner: { type: 'string' } },
  });
  const key = positionals[0] ?? '';
  const files = await createRemote({ root, key, owner: values.owner });
  console.log(`${key} has ${files.length} files. Next:

  npx -y pnpm@12 install                 links its packages; the lock file changes
  npx -y pnpm@12 --filter ${key} dev     the remote alone, with hot reload
  npx -y pnpm@12 check                   format, lint, types, unused code
  npx -y pnpm@12 release publish ${key}  builds, tests, judges, and serves it

From nothing to production: docs/new-remote.md`);
} catch (error) {
  console.error(isRefusal(error) ? error.message : error);
  process.exitCode = 1;
}
