import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';
import { searchedPattern } from './searched-words.ts';
import { selectRows } from './select-rows.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

test('a searched word is made small and without accents once for a statement, on PGlite and PostgreSQL', async () => {
  const { db } = t.platform.database;
  for (const [word, pattern] of [
    ['Ròssi', '%rossi%'],
    ['ÀB', '% ab%'],
    ['50%_x', String.raw`%50\%\_x%`],
  ] as const) {
    const wanted = searchedPattern(word);
    const [row] = await selectRows<{ pattern: string }>(db, sql`select ${wanted} as pattern`);
    assert.equal(row?.pattern, pattern);
    const plan = await selectRows<{ 'QUERY PLAN': string }>(
      db,
      sql`explain select from order_listing where words like ${wanted}`,
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    assert.ok(text.includes(`~~ '${pattern}'::text`), text);
  }
});
