import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { readConfig } from '../../config.ts';
import { openPlatform } from '../../open-platform.ts';
import { onOwnDatabase } from '../../testing/drill.ts';
import { auditChains } from './audit.ts';
import { makeCheckpoint } from './checkpoints.ts';
import { transparencyFigures } from './figures.ts';
import { inclusionProof } from './proofs.ts';
import { appendCredential, someCredential } from './testing-log.ts';
import { bareEnvironment } from '../../testing/processes.ts';
import { layDatabase } from '../../testing/test-database.ts';

const program = join(import.meta.dirname, 'killed-process.ts');

/** What the process said to be stored, until it is killed at this line. */
async function killedAt(line: number, environment: Record<string, string>): Promise<string[]> {
  const child = spawn(process.execPath, [program], {
    env: { ...bareEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (text) => {
    said.push(text);
    if (said.length === line) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return said.filter((text) => text !== 'open');
}

async function killAndLook(database: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'workerbadge-killed-'));
  if (database['DATABASE_URL'] === undefined) await layDatabase(dataDir);
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO_DATA: 'false', ...database };
  try {
    // After a leaf and before its checkpoint, while one is made, and in an open transaction.
    const stored: string[] = [];
    for (const line of [27, 40, 301]) stored.push(...(await killedAt(line, environment)));
    assert.ok(stored.length >= 27 + 40 + 300);
    const platform = await openPlatform(readConfig(environment));
    try {
      const { rows } = await platform.database.query(
        'select count(*)::int as n, max(leaf_index)::int as last from transparency_leaf',
      );
      assert.equal(rows[0]?.['last'], Number(rows[0]?.['n']) - 1);
      const next = await appendCredential(platform.database, someCredential().text);
      assert.equal(next, rows[0]?.['n'], 'what was not committed leaves no gap');
      assert.equal((await makeCheckpoint(platform)).size, next + 1);
      for (const text of stored) assert.ok((await inclusionProof(platform, text)).index < next);
      await auditChains(platform);
      const { audits } = await transparencyFigures(platform);
      assert.deepEqual(
        audits.map(({ brokenAt }) => brokenAt),
        [null, null],
      );
    } finally {
      await platform.database.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

test('a process killed between a leaf and its checkpoint loses none, on the embedded database', () =>
  killAndLook({}));

test('a process killed between a leaf and its checkpoint loses none, on PostgreSQL', () =>
  onOwnDatabase(({ url }) => killAndLook({ DATABASE_URL: url })));
