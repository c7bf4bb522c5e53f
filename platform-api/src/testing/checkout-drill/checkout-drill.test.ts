import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findServerPrograms, startPostgres } from '../postgres-server.ts';
import { runDrill } from './run-drill.ts';

test('150 checkouts on two servers, three of them killed, a provider that is gone for two hours: nothing is lost or paid twice', async () => {
  const programs = findServerPrograms();
  assert.ok(programs, 'the programs of a PostgreSQL server');
  const seed = Number(process.env['DRILL_SEED'] ?? Date.now() % 1_000_000);
  console.log(`DRILL_SEED=${seed}`);
  const server = await startPostgres(programs);
  try {
    const { broken, figures } = await runDrill({
      databaseUrl: server.url,
      checkouts: 150,
      kills: 3,
      outageHours: 2,
      seed,
      log: () => {},
    });
    assert.deepEqual(
      Object.entries(broken).filter(([, count]) => count > 0),
      [],
      JSON.stringify(figures),
    );
    assert.equal(figures['kills of a server'], 3);
    assert.ok((figures['paid'] ?? 0) > 50, JSON.stringify(figures));
  } finally {
    await server.stop();
  }
});
