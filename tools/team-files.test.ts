/** Each remote has its pipeline and its owners, as `create:remote` writes them. */
import assert from 'node:assert/strict';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
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
