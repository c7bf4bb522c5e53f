/** Each remote has its pipeline and its owners, as `create:remote` writes them. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { ownerLinesOf, pipelineOf, writeTeamFiles } from '../delivery/src/operator/team-files.ts';

const root = join(import.meta.dirname, '..');
const remotes = globSync('mf-*/remote.config.ts', { cwd: root }).map((file) => dirname(file));

test('every remote has a pipeline that runs, and the lines of its team among the owners', async () => {
  assert.ok(remotes.length >= 5);
  const owners = readFileSync(join(root, 'CODEOWNERS'), 'utf8');
  for (const key of remotes) {
    const { config } = (await import(join(root, key, 'remote.config.ts'))) as {
      config: { owner: string };
    };
    assert.equal(readFileSync(join(root, '.ci', key), 'utf8'), pipelineOf(key));
    assert.ok((statSync(join(root, '.ci', key)).mode & 0o100) !== 0, key);
    assert.ok(owners.includes(ownerLinesOf(key, config.owner)), key);
  }
});

test('a new remote gets both', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'workerbadge-team-'));
  await writeTeamFiles(dir, 'mf-jobs', 'Team Lavoro & Bandi');
  assert.match(readFileSync(join(dir, '.ci/mf-jobs'), 'utf8'), /remote" mf-jobs$/mu);
  assert.equal(
    readFileSync(join(dir, 'CODEOWNERS'), 'utf8'),
    '/mf-jobs/ @workerbadge/team-lavoro-bandi\n/.ci/mf-jobs @workerbadge/team-lavoro-bandi\n',
  );
  rmSync(dir, { recursive: true });
});

test('a pipeline publishes when it is told to, by the publisher where there is one', () => {
  const dir = mkdtempSync(join(tmpdir(), 'workerbadge-pipeline-'));
  const said = join(dir, 'said');
  cpSync(join(root, '.ci'), join(dir, '.ci'), { recursive: true });
  mkdirSync(join(dir, 'node_modules/.bin'), { recursive: true });
  // In place of the package manager, and of the Node that comes with the packages.
  for (const program of ['npx', 'node_modules/.bin/node']) {
    writeFileSync(join(dir, program), `#!/bin/sh\necho "$@" >> '${said}'\n`, { mode: 0o755 });
  }
  const stepsOf = (env: Record<string, string>) => {
    writeFileSync(said, '');
    execFileSync(join(dir, '.ci/mf-commerce'), { env: { PATH: `${dir}:/usr/bin:/bin`, ...env } });
    return readFileSync(said, 'utf8').trim().replaceAll('-y pnpm@12 ', '').split('\n');
  };
  const steps = [
    'install --frozen-lockfile',
    'tools/run.mjs check.ts mf-commerce',
    'tools/run.mjs test.ts mf-commerce',
  ];
  const PUBLISHER_URL = 'https://publisher.example';
  assert.deepEqual(stepsOf({ PUBLISHER_URL }), steps);
  assert.deepEqual(stepsOf({ RELEASE: '1' }), [...steps, 'release publish mf-commerce']);
  assert.deepEqual(stepsOf({ RELEASE: '1', PUBLISHER_URL }), [
    ...steps,
    `release publish mf-commerce --to ${PUBLISHER_URL}`,
  ]);
  rmSync(dir, { recursive: true });
});
