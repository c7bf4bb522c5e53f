import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { boundedStat } from './bounded-stat.ts';

test('a course of 400 documents is asked about side by side, up to the bound, and one error frees its place', async () => {
  let running = 0;
  let most = 0;
  const stat = boundedStat(
    {
      async stat(name) {
        running += 1;
        most = Math.max(most, running);
        await wait(1);
        running -= 1;
        if (name === '7') throw new Error('lost');
        return { size: Number(name), contentType: 'application/pdf' };
      },
    },
    16,
  );
  const all = await Promise.allSettled(
    Array.from({ length: 400 }, (_, index) => stat(String(index))),
  );
  assert.equal(most, 16);
  assert.equal(all.filter(({ status }) => status === 'rejected').length, 1);
  assert.equal((await stat('9'))?.size, 9);
});
