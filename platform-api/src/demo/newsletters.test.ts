import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';
import { ask } from '../testing/shop.ts';
import { loadNewsletters } from './newsletters.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform({ courses: true });
  await loadNewsletters(t.platform);
});
after(() => t.close());

test('the demo’s newsletters have figures that agree with their readers, and mail nobody', async () => {
  const anna = await t.login('anna', 'AdminWorkerBadge');
  const list = await ask(anna, 'GET', 'NewsletterWB?scope=all');
  const { items } = list.data as {
    items: { state: string; title: string; progress: { recipients: number; accepted: number } }[];
  };
  assert.deepEqual(
    items.map(({ state, progress }) => [state, progress?.recipients, progress?.accepted]),
    [
      ['draft', undefined, undefined],
      ['sent', 5, 5],
      ['sent', 2, 2],
      ['sent', 5, 5],
    ],
  );
  await t.platform.jobs.drain();
  const { rows } = await t.platform.database.query('select count(*)::int as n from captured_mail');
  assert.equal(rows[0]?.['n'], 0);
});
