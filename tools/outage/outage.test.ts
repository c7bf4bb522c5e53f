import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  findServerPrograms,
  startPostgres,
} from '../../platform-api/src/testing/postgres-server.ts';
import { beyondInFlight, runOutages } from './outage-drill.ts';

test('two servers and two edges, one killed at random again and again: nothing but what was in flight fails', async () => {
  const programs = findServerPrograms();
  assert.ok(programs, 'the programs of a PostgreSQL server');
  const seed = Number(process.env['OUTAGE_SEED'] ?? Date.now() % 1_000_000);
  console.log(`OUTAGE_SEED=${seed}`);
  const server = await startPostgres(programs);
  try {
    const kills = 4;
    const { errors, lost, figures } = await runOutages({
      databaseUrl: server.url,
      clients: 20,
      kills,
      seed,
      log: () => {},
    });
    console.log(JSON.stringify(figures));
    assert.deepEqual(errors, []);
    assert.deepEqual(lost, []);
    assert.equal(figures.kills.length, kills);
    assert.ok(figures.answers > 200 && figures.orders > 5, JSON.stringify(figures));
  } finally {
    await server.stop();
  }
});

describe('in flight at a kill is', () => {
  const kills = [{ name: 'api 1', from: 1000, to: 1010 }];
  const failed = (client: string, from: number, to: number) => ({
    client,
    what: 'GET /',
    from,
    to,
    why: '502',
  });

  test('what was under way', () => {
    assert.deepEqual(beyondInFlight([failed('a', 990, 1020), failed('b', 900, 1500)], kills), []);
  });

  test('not what a client begins after it has lost one, nor what is of another time', () => {
    const second = failed('a', 1015, 1030);
    const before = failed('b', 900, 950);
    const after = failed('c', 5000, 5010);
    const all = [failed('a', 990, 1010), second, before, after];
    assert.deepEqual(beyondInFlight(all, kills), [second, before, after]);
  });
});
