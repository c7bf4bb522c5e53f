import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';
import { plannedWith } from './planned-with.ts';
import { selectRows } from './select-rows.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

test('the settings hold for the work alone, on PGlite and PostgreSQL', async () => {
  const { database } = t.platform;
  const read = async () => {
    const [row] = await selectRows(
      database.db,
      sql`select current_setting('enable_seqscan') as scan, current_setting('random_page_cost') as cost`,
    );
    return row;
  };
  const usual = await read();
  const settings = { enable_seqscan: 'off', random_page_cost: '0.1' };
  await database.transaction(async () => {
    const inside = await plannedWith(database, settings, () => read());
    assert.deepEqual(inside, { scan: 'off', cost: '0.1' });
    assert.deepEqual(await read(), usual);
  });
  await plannedWith(database, settings, () => read());
  assert.deepEqual(await read(), usual);
  await assert.rejects(
    plannedWith(database, settings, () => Promise.reject(new Error('wrong'))),
    /wrong/,
  );
  assert.deepEqual(await read(), usual);
});
