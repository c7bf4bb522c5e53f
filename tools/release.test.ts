/** What an operator waits for: the start of `tools/release`, which rolls back without a compiler. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const root = join(import.meta.dirname, '..');
const dir = mkdtempSync(join(tmpdir(), 'workerbadge-release-'));
after(() => rmSync(dir, { recursive: true, force: true }));

/** Writes the address of each module that is loaded into a file. */
const recorder = join(dir, 'recorder.mjs');
const loaded = join(dir, 'loaded.txt');
writeFileSync(
  recorder,
  `import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => {
  appendFileSync(${JSON.stringify(loaded)}, url + '\\n');
  return next(url, context);
} });`,
);

/** From another folder, with the programs of the system alone. */
function release(...args: string[]) {
  writeFileSync(loaded, '');
  const result = spawnSync(join(root, 'tools/release'), args, {
    cwd: dir,
    encoding: 'utf8',
    env: {
      PATH: '/usr/bin:/bin',
      RELEASES_DIR: join(dir, 'store'),
      NODE_OPTIONS: `--import ${recorder}`,
    },
  });
  return { ...result, modules: readFileSync(loaded, 'utf8').trim().split('\n') };
}

const heavy = /webpack|@module-federation|@swc|terser|playwright|typescript@/u;

for (const [args, answer] of [
  [['status'], /Nothing is published in /u],
  [['history'], /^$/u],
] as const) {
  test(`"${args.join(' ')}" needs neither pnpm nor what builds`, () => {
    const { status, stdout, stderr, modules } = release(...args);
    assert.equal(status, 0, stderr);
    assert.match(stdout.trim(), answer);
    assert.ok(
      modules.some((url) => url.endsWith('operator/commands.ts')),
      'the recorder looked',
    );
    assert.deepEqual(
      modules.filter((url) => heavy.test(url)),
      [],
    );
  });
}

test('a roll back that cannot be is refused with its sentence and status 1', () => {
  const { status, stderr, modules } = release('rollback', 'mf-jobs', '--reason', 'broken');
  assert.equal(status, 1);
  assert.match(stderr, /mf-jobs has never been published/u);
  assert.deepEqual(
    modules.filter((url) => heavy.test(url)),
    [],
  );
});

test('what is installed is checked against the Node that runs it, not the one that installs', () => {
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const [, locked] = /\n {2}node@(\d+\.\d+\.\d+):\n/u.exec(read('pnpm-lock.yaml')) ?? [];
  const [, checked] = /^nodeVersion: (\S+)$/mu.exec(read('pnpm-workspace.yaml')) ?? [];
  assert.ok(locked);
  assert.equal(checked, locked);
});
