/** The table of the SDK, and what it is asked. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { sdkVersions } from 'contracts';
import { intersects, satisfies, validRange } from 'semver';
import { builtWithSdk, isOfSdk, servedSdk } from './served-sdk.ts';

const workspace = path.resolve(import.meta.dirname, '../../..');
const versionOf = (name: string) =>
  (
    JSON.parse(readFileSync(path.join(workspace, name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

test('the packages of the SDK have one number, and the shell of this repository serves it', () => {
  const packages = ['shared-ui', 'shared-auth', 'contracts', 'delivery'].map(versionOf);
  assert.equal(new Set(packages).size, 1, packages.join(', '));
  assert.ok(satisfies(packages[0]!, servedSdk(versionOf('shell'))));
});

test('each row is of ranges, and each shell has one row', () => {
  for (const { shell, serves } of sdkVersions) {
    assert.ok(validRange(shell) && validRange(serves), `${shell} serves ${serves}`);
    assert.equal(sdkVersions.filter((other) => intersects(other.shell, shell)).length, 1, shell);
  }
});

test('a shell goes on serving builds of before where its row says so; a version without a row is no shell', () => {
  const table = [
    { shell: '^1.0.0', serves: '>=0.13.0 <2.0.0' },
    { shell: '^0.13.0', serves: '>=0.13.0 <0.14.0' },
  ];
  assert.ok(satisfies('0.13.74', servedSdk('1.4.0', table)));
  assert.ok(!satisfies('1.0.0', servedSdk('0.13.80', table)));
  assert.throws(() => servedSdk('2.0.0', table), /say there which SDK it serves/u);
});

test('a build tells its SDK by what it asks the shell for', () => {
  const shared = [
    { key: 'react', range: '^19.0.0', singleton: true },
    { key: 'shared-ui/forms', range: '^0.13.74', singleton: true },
    { key: 'shared-ui', range: '^0.13.74', singleton: true },
  ];
  assert.deepEqual(builtWithSdk(shared), ['0.13.74']);
  assert.deepEqual(builtWithSdk([]), []);
  assert.deepEqual(['shared-ui/forms', 'contracts', 'shared-uix', 'react'].map(isOfSdk), [
    true,
    true,
    false,
    false,
  ]);
});
