import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findServerPrograms, startPostgres } from '../../../testing/postgres-server.ts';
import { runExamDrill } from './run-exam-drill.ts';

test('12 candidates on a server that is killed twice: no acknowledged answer is lost, and the time is kept', async () => {
  const programs = findServerPrograms();
  assert.ok(programs, 'the programs of a PostgreSQL server');
  const seed = Number(process.env['DRILL_SEED'] ?? Date.now() % 1_000_000);
  console.log(`DRILL_SEED=${seed}`);
  const server = await startPostgres(programs);
  try {
    const { broken, figures, unexpected } = await runExamDrill({
      databaseUrl: server.url,
      candidates: 12,
      kills: 2,
      seconds: 35,
      everyMs: 300,
      seed,
      log: () => {},
    });
    assert.deepEqual(
      Object.entries(broken).filter(([, count]) => count > 0),
      [],
      `${JSON.stringify(figures)} ${unexpected.join()}`,
    );
    assert.equal(figures['kills'], 2);
    assert.ok((figures['acknowledged answers'] ?? 0) > 50, JSON.stringify(figures));
  } finally {
    await server.stop();
  }
});
