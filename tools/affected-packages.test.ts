import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  changedPackages,
  isBelowRemotes,
  readPackages,
  withDependents,
} from './affected-packages.ts';

const packages = new Map([
  ['contracts', []],
  ['shared-ui', ['contracts']],
  ['mf-x', ['shared-ui']],
  ['mf-y', ['shared-ui']],
  ['delivery', ['contracts']],
]);

test('a change of a remote concerns nobody else', () => {
  const changed = changedPackages(
    ['mf-x/src/app.tsx', 'mf-x/remote.config.ts', 'docs/a.md'],
    packages,
  );
  assert.deepEqual(changed, ['mf-x']);
  assert.deepEqual(withDependents(['mf-x'], packages), ['mf-x']);
});

test('a change of what others take in concerns them, also through others', () => {
  assert.deepEqual(withDependents(['shared-ui'], packages), ['mf-x', 'mf-y', 'shared-ui']);
  assert.deepEqual(withDependents(['contracts'], packages), [...packages.keys()].toSorted());
});

test('a change is below the remotes where one of them takes it in, also through others', () => {
  for (const name of ['shared-ui', 'contracts']) {
    assert.equal(isBelowRemotes([name, 'mf-x'], packages), true, name);
  }
  assert.equal(isBelowRemotes(['mf-x', 'mf-y', 'delivery'], packages), false);
});

test('what all packages share concerns all, a page of the docs nobody', () => {
  for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json', '.oxlintrc.json', 'package.json']) {
    assert.equal(changedPackages([file, 'mf-x/src/app.tsx'], packages), null, file);
  }
  assert.deepEqual(changedPackages(['docs/a.md', 'README.md'], packages), []);
});

test('no remote of this repository is taken in by another package', () => {
  const found = readPackages(join(import.meta.dirname, '..'));
  const remotes = [...found.keys()].filter((name) => name.startsWith('mf-'));
  assert.ok(remotes.length >= 5);
  for (const remote of remotes) assert.deepEqual(withDependents([remote], found), [remote]);
  assert.ok(withDependents(['shared-ui'], found).length > 6);
});
