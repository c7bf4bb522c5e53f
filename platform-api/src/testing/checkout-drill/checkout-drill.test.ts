import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findServerPrograms, startPostgres } from '../postgres-server.ts';
import { runDrill } from './run-drill.ts';

test('60 checkouts on two servers that are killed, a provider that is gone for two hours: nothing is lost or paid twice', async () => {
  const programs = findServerPrograms();
  assert.ok(programs, 'the programs of a PostgreSQL server');
  const seed = Number(process.env['DRILL_SEED'] ?? Date.now() % 1_000_000);
  console.log(`DRILL_SEED=${seed}`);
  const server = await startPostgres(programs);
  try {
    const { broken, figures } = await runDrill({
      databaseUrl: server.url,
      checkouts: 60,
      kills: 2,
      outageHours: 2,
      minutes: 10,
      seed,
      log: () => {},
    });
    assert.deepEqual(
      Object.entries(broken).filter(([, count]) => count > 0),
      [],
      JSON.stringify(figures),
    );
    assert.equal(figures['checkouts'], 60);
    assert.equal(figures['kills'], 2);
    assert.equal(figures['outages of the provider'], 1);
    assert.ok((figures['paid'] ?? 0) > 20, JSON.stringify(figures));
  } finally {
    await server.stop();
  }
});
