import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { selectRows } from '../database/select-rows.ts';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';
import { loadDemo } from './load.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

test('the event loop turns while the demo data is loaded, so that a signal ends it', async () => {
  let turns = 0;
  const seen: Record<string, number> = {};
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const stop = new Error('far enough');
  await assert.rejects(
    loadDemo(t.platform, (name) => {
      seen[name] = turns;
      if (name === 'media') throw stop;
    }),
    stop,
  );
  clearImmediate(next);
  const during = (step: string, following: string) => (seen[following] ?? 0) - (seen[step] ?? 0);
  assert.ok(during('people', 'courses') >= 8, JSON.stringify(seen));
  assert.ok(during('courses', 'faq') >= 3, JSON.stringify(seen));
});

test('commits of a step wait for its end to be on the disk, where nobody else is served, on PGlite and PostgreSQL', async () => {
  const own = await testPlatform();
  const { database } = own.platform;
  const setting = async () => {
    const [row] = await selectRows<{ is: string }>(
      database.db,
      sql`select current_setting('synchronous_commit') as is`,
    );
    return row?.is;
  };
  const before = await setting();
  const seen: unknown[] = [];
  const stop = new Error('far enough');
  const transaction: Database['transaction'] = async (work) => {
    seen.push(await setting());
    if (seen.length === 3) throw stop;
    return database.transaction(work);
  };
  const watched = Object.assign(Object.create(database) as Database, { transaction });
  await assert.rejects(loadDemo({ ...own.platform, database: watched }), stop);
  assert.deepEqual(seen, Array(3).fill(database.kind === 'pglite' ? 'off' : before));
  assert.equal(await setting(), before);
  await own.close();
});
