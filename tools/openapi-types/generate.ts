/** Writes shared-auth's API types from platform-api/openapi.json; `--check` only compares. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';

const root = join(import.meta.dirname, '../..');
const source = join(root, 'platform-api/openapi.json');
const target = join(root, 'shared-auth/src/api-types/__generated__/api.ts');

const types = astToString(
  await openapiTypescript(new URL(`file://${source}`), { alphabetize: true }),
);
const text = `// Written by \`pnpm --filter platform-api openapi\` from platform-api/openapi.json.\n\n${types}`;

if (process.argv.includes('--check')) {
  if (existsSync(target) && readFileSync(target, 'utf8') === text) process.exit(0);
  console.error(
    'The client’s API types are not those of openapi.json: run pnpm --filter platform-api openapi',
  );
  process.exit(1);
}
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, text);
