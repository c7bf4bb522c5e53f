import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startCanary } from '../../operations/operations.ts';
import { builtRemote } from '../../release/built-releases.ts';
import { writeHealth } from '../registry/kept-health.ts';
import { testEdge } from '../testing-edge.ts';

const { store, metrics } = testEdge();
const [stable, canary] = ['1.4.0-bbbb2222', '1.4.0-cccc3333'];

const reported = (edge: string, version: string, ok: number, error: number) =>
  writeHealth(store, edge, {
    'mf-catalogue': {
      [version]: { slices: [{ from: Date.now(), ok, error }], reasons: [] },
    },
  });

test('an edge tells what the browsers of all edges report of stable versions and canaries', async () => {
  const failing = async () => (await metrics('edge_stable_failing'))[0]?.split(' ').at(-1);
  assert.equal(await failing(), '0');
  await reported('edge-b', stable, 10, 10);
  assert.deepEqual(await metrics('edge_stable_failing'), [
    `workerbadge_edge_stable_failing{remote="mf-catalogue",version="${stable}"} 1`,
  ]);
  await reported('edge-c', stable, 380, 0);
  assert.equal(await failing(), '0');
});

test('a canary has its rate, and no alert of its own: it ends by itself', async () => {
  await store.storage.removeFolder('health');
  const dir = builtRemote('mf-catalogue', 'cccc3333');
  await store.sealed(dir, (sealed) => store.putSealed(sealed));
  const rule = { version: canary, percent: 5 };
  await startCanary(store, 'mf-catalogue', rule, { by: 'ada', reason: 'try' });
  await reported('edge-b', canary, 10, 30);
  const rates = await metrics('edge_error_rate');
  assert.ok(
    rates.some((line) => line.includes('kind="canary"') && line.endsWith(' 0.75')),
    rates.join(),
  );
  assert.ok(
    rates.some((line) => line.includes('kind="stable"') && line.endsWith(' 0')),
    rates.join(),
  );
  assert.equal((await metrics('edge_stable_failing')).length, 1);
});

test('without the store the other metrics are told', async () => {
  const list = store.storage.list.bind(store.storage);
  store.storage.list = () => Promise.reject(new Error('away'));
  try {
    assert.deepEqual(await metrics('edge_stable_failing'), []);
    assert.ok((await metrics('workerbadge_edge_release{')).length > 0);
  } finally {
    store.storage.list = list;
  }
});
