import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findServerPrograms, startPostgres } from '../../../testing/postgres-server.ts';
import { runCreditDrill } from './run-credit-drill.ts';

test('20 clients move the credits of one wallet on two servers that are killed: never below 0, each cent once', async () => {
  const programs = findServerPrograms();
  assert.ok(programs, 'the programs of a PostgreSQL server');
  const seed = Number(process.env['DRILL_SEED'] ?? Date.now() % 1_000_000);
  console.log(`DRILL_SEED=${seed}`);
  const server = await startPostgres(programs);
  try {
    const { broken, figures, unexpected } = await runCreditDrill({
      databaseUrl: server.url,
      clients: 20,
      kills: 2,
      seconds: 10,
      everyMs: 200,
      seed,
      log: () => {},
    });
    assert.deepEqual(
      Object.entries(broken).filter(([, count]) => count > 0),
      [],
      `${JSON.stringify(figures)} ${unexpected.join()}`,
    );
    assert.equal(figures['kills'], 2);
    assert.ok((figures['saved'] ?? 0) > 20, JSON.stringify(figures));
    assert.ok((figures['orders refunded'] ?? 0) > 0, JSON.stringify(figures));
  } finally {
    await server.stop();
  }
});
