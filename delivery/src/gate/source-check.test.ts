/** What the gate asks compiler and linter itself, about a new remote in its own workspace. */
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { workspaceWithNewRemote } from '../operator/linked-workspace.ts';
import { temporaryDir } from '../release/built-releases.ts';
import { inspectSources, sentencesOf } from './source-check.ts';

const key = 'mf-job-offers';
let root: string;
before(async () => {
  root = await workspaceWithNewRemote(key, 'Team Lavoro');
});
const source = (name: string) => path.join(root, key, 'src', name);

test('sources without a fault have none, and each fault is named by file, line and rule', async () => {
  const sound = { types: { findings: [] }, lint: { findings: [] } };
  assert.deepEqual(await inspectSources(root, key), sound);

  writeFileSync(source('wrong.ts'), "export const count: number = 'one';\n");
  writeFileSync(
    source('late.ts'),
    'export function save(): void {\n  Promise.resolve(1);\n  debugger;\n}\n',
  );
  const { types, lint } = await inspectSources(root, key);
  rmSync(source('wrong.ts'));
  rmSync(source('late.ts'));
  assert.deepEqual(
    types.findings.map(({ file, line, rule }) => `${file}:${line} ${rule}`),
    [`${key}/src/wrong.ts:1 TS2322`],
  );
  assert.deepEqual(
    lint.findings.map(({ file, line, rule }) => `${file}:${line} ${rule}`).toSorted(),
    [
      `${key}/src/late.ts:2 typescript(no-floating-promises)`,
      `${key}/src/late.ts:3 eslint(no-debugger)`,
    ],
  );
  const [sentence = ''] = sentencesOf(types, 'its types hold', key);
  assert.match(
    sentence,
    /pnpm check mf-job-offers".\nmf-job-offers\/src\/wrong\.ts:1 TS2322: Type/u,
  );
});

test('a configuration that names no file is no verdict', async () => {
  const file = path.join(root, key, 'tsconfig.json');
  const text = '{ "extends": "../tsconfig.browser.json", "include": ["none"] }';
  writeFileSync(file, text);
  const { types } = await inspectSources(root, key);
  assert.match(types.failure ?? '', /TS18003|No inputs/u);
  assert.match(sentencesOf(types, 'its types hold', key)[0] ?? '', /^Nobody knows whether/u);
});

test('tools that are missing, or that take too long, let nothing pass', async () => {
  const empty = temporaryDir();
  const missing = await inspectSources(empty, key);
  for (const { failure } of [missing.types, missing.lint]) assert.match(failure ?? '', /ENOENT/u);

  const hangs = path.join(temporaryDir(), 'hangs');
  writeFileSync(hangs, '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
  mkdirSync(path.join(empty, 'node_modules/.bin'), { recursive: true });
  for (const name of ['tsc', 'oxlint']) {
    symlinkSync(hangs, path.join(empty, 'node_modules/.bin', name));
  }
  const started = Date.now();
  const late = await inspectSources(empty, key, undefined, 200);
  assert.ok(Date.now() - started < 10_000);
  assert.deepEqual(
    [late.types.failure, late.lint.failure],
    ['tsc took more than 0.2 s', 'oxlint took more than 0.2 s'],
  );
});
