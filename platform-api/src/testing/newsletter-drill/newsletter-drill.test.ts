import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drillInTest } from '../drill.ts';
import { runNewsletterDrill } from './run-newsletter-drill.ts';

test('a newsletter to 1,500 on two servers that are killed: nobody gets it twice, and who may lack it is counted', async () => {
  const result = await drillInTest((drill) =>
    runNewsletterDrill({ ...drill, recipients: 1500, kills: 2, minutes: 10, mailsPerMinute: 3000 }),
  );
  const figures = JSON.stringify(result);
  assert.deepEqual([result.isFinished, result.kills], [true, 2], figures);
  assert.deepEqual([result.twice, result.neverThoughAccepted], [0, 0], figures);
  // Killed between two writes to the system: lost, and said so.
  assert.ok(result.never <= result.unknown, figures);
  assert.equal(result.once + result.never, 1500, figures);
});
