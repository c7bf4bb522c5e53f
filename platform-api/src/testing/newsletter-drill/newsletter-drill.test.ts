import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findServerPrograms, startPostgres } from '../postgres-server.ts';
import { runNewsletterDrill } from './run-newsletter-drill.ts';

test('a newsletter to 1,500 on two servers that are killed: nobody gets it twice, and who may lack it is counted', async () => {
  const programs = findServerPrograms();
  assert.ok(programs, 'the programs of a PostgreSQL server');
  const seed = Number(process.env['DRILL_SEED'] ?? Date.now() % 1_000_000);
  console.log(`DRILL_SEED=${seed}`);
  const server = await startPostgres(programs);
  try {
    const result = await runNewsletterDrill({
      databaseUrl: server.url,
      recipients: 1500,
      kills: 2,
      minutes: 10,
      mailsPerMinute: 3000,
      seed,
      log: () => {},
    });
    const figures = JSON.stringify(result);
    assert.deepEqual([result.isFinished, result.kills], [true, 2], figures);
    assert.deepEqual([result.twice, result.neverThoughAccepted], [0, 0], figures);
    // Killed between two writes to the system: lost, and said so.
    assert.ok(result.never <= result.unknown, figures);
    assert.equal(result.once + result.never, 1500, figures);
  } finally {
    await server.stop();
  }
});
