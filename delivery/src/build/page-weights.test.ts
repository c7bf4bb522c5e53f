import assert from 'node:assert/strict';
import { test } from 'node:test';
import { budget, overBudget } from './page-weights.ts';
import type { Weights } from './page-weights.ts';

const weights = (homepage: number, page: number): Weights => ({
  shell: { bytes: 0, files: [] },
  workers: [],
  homepage: { bytes: homepage, remote: undefined, page: undefined },
  pages: [
    {
      sharedFiles: [],
      remote: 'mf-learning',
      page: './course-player/CoursePlayerPage.tsx',
      bytes: page,
      files: [],
    },
  ],
});

test('what is just within the budgets passes', () => {
  assert.deepEqual(overBudget(weights(budget.homepageBytes, budget.laterRouteBytes)), []);
});

test('one byte more fails, and the page is named', () => {
  const found = overBudget(weights(budget.homepageBytes + 1, budget.laterRouteBytes + 1));
  assert.equal(found.length, 2);
  assert.match(found[0] ?? '', /homepage takes 265\.0 kB/u);
  assert.match(found[1] ?? '', /mf-learning .*CoursePlayerPage/u);
});

test('a homepage that nobody can find is not a light one', () => {
  const lost = weights(0, 0);
  lost.homepage.remote = 'mf-learning';
  assert.match(overBudget(lost)[0] ?? '', /not found/u);
});

test('a worker has a bound of its own, and is named beyond it', () => {
  const heavy = weights(0, 0);
  const worker = { remote: 'mf-wallet-badges', worker: './verifier.worker.ts', files: [] };
  heavy.workers = [{ ...worker, bytes: budget.workerBytes }];
  assert.deepEqual(overBudget(heavy), []);
  heavy.workers = [{ ...worker, bytes: budget.workerBytes + 1 }];
  assert.match(overBudget(heavy).join(), /verifier\.worker\.ts takes 120\.0 kB/u);
});
