import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
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
