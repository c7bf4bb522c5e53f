import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readConfig } from '../../config.ts';
import { openPlatform } from '../../open-platform.ts';
import { onOwnDatabase } from '../../testing/drill.ts';
import { startTimeStampAuthority } from '../../testing/time-stamp-authority.ts';
import { anchorLog, listAnchors } from './anchors.ts';
import { bareEnvironment } from '../../testing/processes.ts';
import { layDatabase } from '../../testing/test-database.ts';

const program = join(import.meta.dirname, 'anchor-process.ts');

/** Killed when the authority has made the stamp and not yet sent it: nobody has the answer. */
async function killAndGoOn(database: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'workerbadge-anchor-'));
  if (database['DATABASE_URL'] === undefined) await layDatabase(dataDir);
  const tsa = await startTimeStampAuthority();
  const environment = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DEMO_DATA: 'false',
    LOG_TIMESTAMP_URL: tsa.url,
    LOG_TIMESTAMP_ROOTS_FILE: tsa.rootFile,
    ...database,
  };
  try {
    const child = spawn(process.execPath, [program], {
      env: { ...bareEnvironment, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    tsa.spoil = (answer) => {
      child.kill('SIGKILL');
      return answer;
    };
    await once(child, 'close');
    assert.equal(said, '');
    tsa.spoil = (answer) => answer;
    const platform = await openPlatform(readConfig(environment));
    try {
      await anchorLog(platform);
      assert.equal(tsa.given(), 1, 'what another process may still be at is left to it');
      const later = new Date(Date.now() + 3 * 60_000);
      const atLast = { ...platform, clock: { now: () => later } };
      await Promise.all([anchorLog(atLast), anchorLog(atLast)]);
      assert.equal(tsa.given(), 2);
      assert.deepEqual(
        (await listAnchors(platform)).map(({ size }) => size),
        [1],
      );
    } finally {
      await platform.database.close();
    }
  } finally {
    await tsa.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

test('a process killed while it waits for a stamp leaves one anchor, on the embedded database', () =>
  killAndGoOn({}));

test('a process killed while it waits for a stamp leaves one anchor, on PostgreSQL', () =>
  onOwnDatabase(({ url }) => killAndGoOn({ DATABASE_URL: url })));
