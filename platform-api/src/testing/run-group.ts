import { createRequire } from 'node:module';
import { describe } from 'node:test';

const require = createRequire(import.meta.url);

/**
 * Runs the tests of several files in this process, one file after the other. Each is a suite of its own: what
 * a file does before and after its tests is done around its own only.
 * @param paths absolute; each is the name of its suite
 */
export function runGroup(paths: readonly string[]): void {
  for (const path of paths) {
    // `import()` would let go of the suite, and the tests would belong to the program.
    describe(path, { timeout: TIMEOUT_MS }, () => {
      require(path);
    });
  }
}

const TIMEOUT_MS = 300_000;
