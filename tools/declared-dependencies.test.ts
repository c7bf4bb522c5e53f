/** A test of the front end finds the packages that its own package.json declares, and no others. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

const root = join(import.meta.dirname, '..');
let dir: string;
before(() => {
  // In the workspace, as a remote is.
  dir = mkdtempSync(join(tmpdir(), 'workerbadge-declared-'));
  mkdirSync(join(dir, 'mf-x/src'), { recursive: true });
  mkdirSync(join(dir, 'mf-x/node_modules'));
  symlinkSync(join(root, 'tools'), join(dir, 'tools'));
  symlinkSync(join(root, 'shared-ui/node_modules/react'), join(dir, 'mf-x/node_modules/react'));
  writeFileSync(join(dir, 'mf-x/package.json'), '{"name":"mf-x","type":"module"}');
  const preset = "export default { preset: '../tools/jest-preset/jest-preset.js' };";
  writeFileSync(join(dir, 'mf-x/jest.config.js'), preset);
});
after(() => rmSync(dir, { recursive: true, force: true }));

/** Through the command that sets NODE_PATH, as `pnpm test` calls it. */
function testThatTakes(name: string) {
  const source = `import * as taken from '${name}';\ntest('is there', () => expect(taken).toBeDefined());`;
  writeFileSync(join(dir, 'mf-x/src/taken.test.ts'), source);
  const jest = join(root, 'shared-ui/node_modules/.bin/jest');
  const { NODE_TEST_CONTEXT: _ours, ...env } = process.env;
  return spawnSync(jest, ['--maxWorkers=1'], { cwd: join(dir, 'mf-x'), env, encoding: 'utf8' });
}

test('what is linked is found; what only the package manager has is not', () => {
  const declared = testThatTakes('react');
  assert.equal(declared.status, 0, declared.stderr);
  for (const name of ['@tanstack/react-query', 'shared-auth']) {
    const { status, stderr } = testThatTakes(name);
    assert.equal(status, 1, `${name} was found`);
    assert.match(stderr, new RegExp(`Cannot find module '${name}'`, 'u'));
  }
});
