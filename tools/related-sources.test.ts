import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { relatedSources, testsOfWholeRemote } from './related-sources.ts';

const root = join(import.meta.dirname, '..');
const page = 'mf-x/src/cart/CartPage.tsx';
const rule = 'mf-x/src/cart/price.ts';
const english = 'mf-x/src/i18n/en.json';

test('a change of sources of a remote has them as what tests are looked up by', () => {
  const files = [page, rule, english, 'docs/a.md'];
  assert.deepEqual(relatedSources('mf-x', files, files), [page, rule, english]);
});

test('all tests run after a deletion and after a change of what no import leads to', () => {
  assert.equal(relatedSources('mf-x', [page, rule], [page]), null);
  for (const other of ['mf-x/src/cart/a.svg', 'mf-x/remote.config.ts', 'mf-x/package.json']) {
    assert.equal(relatedSources('mf-x', [page, other], [page, other]), null, other);
  }
  assert.equal(relatedSources('mf-x', ['mf-y/src/app.ts'], ['mf-y/src/app.ts']), null);
});

test('a test that reads files lies where every change of its remote runs it', () => {
  const ofWhole = globSync(testsOfWholeRemote('mf-*'), { cwd: root });
  const tests = globSync('mf-*/src/**/*.test.{ts,tsx}', { cwd: root });
  assert.ok(tests.length > 100, `only ${tests.length} were found`);
  const reading = tests.filter((file) =>
    /['"](node:)?(fs|child_process)\b/.test(readFileSync(join(root, file), 'utf8')),
  );
  assert.deepEqual(
    reading.filter((file) => !ofWhole.includes(file)),
    [],
  );
});
