import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { GateRefusal } from '../gate/gate-refusal.ts';
import { factsName } from '../build/release-facts.ts';
import { historyText } from '../operator/descriptions.ts';
import { soundRemote, storeWithShell } from '../publisher/testing-publisher.ts';
import { openLink } from '../release/preview-link.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rollBack } from './operations.ts';
import { createPreview, withdrawPreviews } from './previews.ts';
import type { PreviewOrder } from './previews.ts';

const [first, second] = ['1.4.0-aaaa1111', '1.4.0-bbbb2222'];
const ada = { by: 'ada', reason: 'enough seen' };
let store: ReleaseStore;

beforeEach(async () => {
  store = await storeWithShell();
  await store.publish(soundRemote('mf-a', 'aaaa1111'));
  await store.publish(soundRemote('mf-a', 'bbbb2222'));
});

const create = (more: Partial<PreviewOrder> = {}) =>
  createPreview(
    store,
    { releases: { 'mf-a': first }, days: 7, whom: 'anna@example.it', ...more },
    { by: 'ada', publicUrl: 'https://workerbadge.example/somewhere' },
  );
const revision = async () => (await store.log.newest())?.revision;

test('a link says what it shows, where and until when, and the history for whom it is and who made it', async () => {
  const before = (await store.registry())?.remotes;
  const link = await create();
  const [origin, text = ''] = link.split('/_preview/');
  assert.equal(origin, 'https://workerbadge.example');
  const { until, ...rest } = openLink(text, store.publicKey) ?? assert.fail('not signed');
  assert.deepEqual(rest, {
    kind: 'preview',
    origin,
    releases: { 'mf-a': first },
    revision: await revision(),
  });
  assert.ok(Math.abs(Date.parse(until) - Date.now() - 7 * 86_400_000) < 60_000);
  assert.deepEqual((await store.registry())?.remotes, before, 'nothing is served by it');
  const [line] = await historyText(store, 'mf-a', 1);
  assert.match(
    line ?? '',
    /preview mf-a 1\.4\.0-aaaa1111 {2}by ada: for anna@example\.it, until \d{4}-\d\d-\d\d$/u,
  );
});

const refused: [what: string, more: Partial<PreviewOrder>, answer: RegExp][] = [
  ['of nothing', { releases: {} }, /1 to 10 remotes/u],
  ['of a version that is not stored', { releases: { 'mf-a': '9.9.9-ffffffff' } }, /is not in/u],
  ['of another remote’s version', { releases: { 'mf-b': first } }, /is not in/u],
  ['of the shell', { releases: { shell: first } }, /of remotes/u],
  ['for no time', { days: 0 }, /at most 30 days/u],
  ['for ever', { days: 31 }, /at most 30 days/u],
  ['for a time that is none', { days: Number('x') }, /at most 30 days/u],
];
for (const [what, more, answer] of refused) {
  test(`a link ${what} is refused, and nothing is noted`, async () => {
    const before = await revision();
    await assert.rejects(
      create(more),
      (error: Error) => error instanceof ReleaseRefusal && answer.test(error.message),
    );
    assert.equal(await revision(), before);
  });
}

test('a version that an operator left is shown only on purpose', async () => {
  await rollBack(store, 'mf-a', { ...ada, reason: 'cards are refused' });
  const releases = { 'mf-a': second };
  await assert.rejects(create({ releases }), /rolled back by ada: cards are refused.*--anyway/u);
  assert.match(await create({ releases, isAnyway: true }), /_preview/u);
});

test('a version that could not live with the shell of today is refused', async () => {
  const builtDir = soundRemote('mf-a', 'cccc3333');
  const facts = {
    uniqueName: 'mf_a__1_4_0_cccc3333',
    shared: [{ key: 'react', range: '^99.0.0', singleton: true }],
    copies: [],
    messages: {},
    chunks: [],
    groups: [],
    provides: {},
  };
  writeFileSync(path.join(builtDir, factsName), JSON.stringify(facts));
  await store.sealed(builtDir, (dir) => store.putSealed(dir));
  await assert.rejects(create({ releases: { 'mf-a': '1.4.0-cccc3333' } }), GateRefusal);
});

test('only a version with a link is withdrawn, and once', async () => {
  await assert.rejects(withdrawPreviews(store, 'mf-a', first, ada), /nothing to withdraw/u);
  await create();
  await assert.rejects(withdrawPreviews(store, 'mf-a', second, ada), /nothing to withdraw/u);
  await withdrawPreviews(store, 'mf-a', first, ada);
  await assert.rejects(withdrawPreviews(store, 'mf-a', first, ada), /nothing to withdraw/u);
  await create();
  await withdrawPreviews(store, 'mf-a', first, ada);
});

test('neither a preview nor its end changes where a roll back leads', async () => {
  await create();
  await withdrawPreviews(store, 'mf-a', first, ada);
  assert.equal(await store.isChosenByOperator('mf-a'), false);
  await store.publish(soundRemote('mf-a', 'cccc3333'));
  await create();
  assert.equal(await rollBack(store, 'mf-a', ada), second);
});
