/** A changed answer of the server is noticed by the type check of the remote that reads it, and of its tests. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const generated = 'shared-auth/src/api-types/__generated__/api.ts';
const remote = 'mf-wallet-badges';

/** Copies what the remote's type check reads; packages are linked. */
function overlay(): string {
  const top = mkdtempSync(join(tmpdir(), 'wire-types-'));
  for (const file of ['tsconfig.base.json', 'tsconfig.browser.json', 'tsconfig.node.json']) {
    cpSync(join(root, file), join(top, file));
  }
  symlinkSync(join(root, 'node_modules'), join(top, 'node_modules'));
  for (const name of ['shared-auth', remote]) {
    mkdirSync(join(top, name));
    for (const part of ['src', 'package.json', 'tsconfig.json']) {
      cpSync(join(root, name, part), join(top, name, part), { recursive: true });
    }
  }
  symlinkSync(join(root, 'shared-auth/node_modules'), join(top, 'shared-auth/node_modules'));
  cpSync(join(root, remote, 'remote.config.ts'), join(top, remote, 'remote.config.ts'));
  const modules = join(top, remote, 'node_modules');
  cpSync(join(root, remote, 'node_modules'), modules, { recursive: true });
  rmSync(join(modules, 'shared-auth'), { recursive: true });
  symlinkSync(join(top, 'shared-auth'), join(modules, 'shared-auth'));
  return top;
}

/** The files in which the type check of the remote finds faults. */
function faultyFiles(top: string): string[] {
  const { stdout, error } = spawnSync(
    join(root, 'node_modules/.bin/tsc'),
    ['--noEmit', '--pretty', 'false', '-p', join(top, remote)],
    { cwd: top, encoding: 'utf8' },
  );
  assert.equal(error, undefined);
  const files = stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm);
  return [...new Set([...files].map((match) => match[1] ?? ''))].toSorted();
}

test('a field of an answer that is renamed on the server fails the type check of the remote and of its fakes', () => {
  const top = overlay();
  try {
    const file = join(top, generated);
    const types = readFileSync(file, 'utf8');
    const renamed = types.replaceAll(/\bacquisitionTime: string/g, 'issuedAt: string');
    assert.notEqual(renamed, types);
    writeFileSync(file, renamed);
    // No other file: the copy has no other fault.
    assert.deepEqual(faultyFiles(top), [
      `${remote}/src/badges.ts`,
      `${remote}/src/curriculum/CurriculumPage.test.tsx`,
      `${remote}/src/shared-curriculum/shared-curriculum.test.tsx`,
      `${remote}/src/testing-badges.ts`,
    ]);
  } finally {
    rmSync(top, { recursive: true });
  }
});
