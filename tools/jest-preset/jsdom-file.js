import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const required = createRequire(import.meta.resolve('jest-environment-jsdom'));
const api = createRequire(required.resolve('@jest/environment-jsdom-abstract')).resolve('jsdom');

/** What a private file of jsdom gives; null where there is none any more: tests are as slow then as they were. */
export function jsdomFile(name) {
  const file = path.join(path.dirname(api), 'jsdom', name);
  return existsSync(file) ? createRequire(file)(file) : null;
}
