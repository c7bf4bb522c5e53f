import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { lockDirectory } from './directory-lock.ts';

let dir: string;
before(() => {
  dir = mkdtempSync(join(tmpdir(), 'workerbadge-lock-'));
});
after(() => rmSync(dir, { recursive: true, force: true }));

const holder = (directory: string) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, 'directory-lock.ts'))};
       await lockDirectory(${JSON.stringify(directory)});
       console.log('held');
       setInterval(() => {}, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );

test('a lock is one process’s, and free again after its release', async () => {
  const path = join(dir, 'released');
  const lock = await lockDirectory(path);
  await assert.rejects(lockDirectory(path), new RegExp(`process ${process.pid}`));
  await lock.release();
  await (await lockDirectory(path)).release();
});

test('of many who find the lock of a killed process, one takes it over', async () => {
  const path = join(dir, 'killed');
  const killed = holder(path);
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(path)));
  const locks = tries.filter((attempt) => attempt.status === 'fulfilled');
  assert.equal(locks.length, 1);
  await locks[0]?.value.release();
});

test('a long path is locked as well', async () => {
  const path = join(dir, 'x'.repeat(150));
  const lock = await lockDirectory(path);
  await assert.rejects(lockDirectory(path), /is in use/);
  await lock.release();
});
