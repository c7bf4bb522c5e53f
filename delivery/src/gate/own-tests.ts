import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export type TestRun = {
  passed: boolean;
  /** The end of the output, or why nothing ran. */
  output: string;
};

const OUTPUT_KEPT = 4000;

/** Runs the `test` script of a package, as `pnpm test` in its folder would. */
export async function runOwnTests(packageDir: string): Promise<TestRun> {
  const text = await readFile(path.join(packageDir, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts?: Record<string, string> };
  const script = scripts?.['test'];
  if (script === undefined) return { passed: false, output: 'package.json has no script "test"' };
  // NODE_TEST_CONTEXT would make a node:test below ours report to ours.
  const { NODE_TEST_CONTEXT: _ours, ...env } = process.env;
  const child = spawn(script, {
    cwd: packageDir,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      PATH: [
        path.join(packageDir, 'node_modules/.bin'),
        path.dirname(process.execPath),
        process.env['PATH'],
      ].join(path.delimiter),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (output = (output + part.toString()).slice(-OUTPUT_KEPT)));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { passed: code === 0, output };
}
