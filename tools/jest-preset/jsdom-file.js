import { createRequire } from 'node:module';
import path from 'node:path';

/** What a private file of jsdom gives; null where it is not found: tests are only slower then. */
export function jsdomFile(name) {
  try {
    const environment = createRequire(import.meta.resolve('jest-environment-jsdom'));
    const abstract = createRequire(environment.resolve('@jest/environment-jsdom-abstract'));
    const file = path.join(path.dirname(abstract.resolve('jsdom')), 'jsdom', name);
    return abstract(file);
  } catch {
    return null;
  }
}
