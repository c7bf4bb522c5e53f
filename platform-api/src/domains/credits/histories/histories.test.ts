import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { loadCourses } from '../../../demo/courses/index.ts';
import { brokenCredits } from '../../../testing/credits.ts';
import { newcomers } from '../../../testing/newcomers.ts';
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { runHistories } from './run-histories.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
  await loadCourses(t.platform);
});
after(() => t.close());

test('500 random histories of purchases, refunds, days, coupons and orders paid by them come out as in the model', async () => {
  const seed = Number(process.env['HISTORY_SEED'] ?? Date.now() % 1_000_000);
  console.log(`HISTORY_SEED=${seed}`);
  const people = await newcomers(t.platform, 500);
  const { steps, differences } = await runHistories({ platform: t.platform, people, seed });
  assert.deepEqual(differences, []);
  assert.ok(steps > 2000, `${steps} steps`);
  assert.deepEqual(await brokenCredits(t), []);
  // Reversals out of the coupon were among them.
  const { rows } = await t.platform.database.query(
    `select 1 from credit_posting p join credit_entry e on e.id = p.entry_id
     join credit_account a on a.id = p.account_id
     where a.bucket = 'coupon' and e.kind = 'reversed'`,
  );
  assert.ok(rows.length > 5, `${rows.length} reversals out of a coupon`);
  // So were orders that were paid by coupon, and some of it that came back.
  for (const kind of ['spent', 'returned']) {
    const { rows: found } = await t.platform.database.query(
      'select 1 from credit_entry where kind = $1',
      [kind],
    );
    assert.ok(found.length > 0, `${found.length} entries ${kind}`);
  }
});
