/** The gate before real builds: one for each reason. `pnpm bench gate` has them all. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { builtRemote } from '../release/built-releases.ts';
import { publishRemote } from '../operator/publish-remote.ts';
import { defects, underContract16 } from './defects.ts';
import type { Variant } from './defects.ts';
import {
  buildFixture,
  fixtureFiles,
  fixtureKey,
  fixtureStore,
  writeFixture,
} from './fixture-remotes.ts';
import { refusalsOf, soundSources } from './judge-fixture.ts';
import { rules, sealRules } from './rules.ts';

const reasons = [...Object.keys(rules), ...Object.keys(sealRules)];
/** And those whose reason has another one first. */
const built = [
  ...reasons.map((reason) => defects.find((defect) => defect.reason === reason)),
  ...underContract16,
];

test('every reason has three defects that are built, and there are more than thirty', () => {
  for (const reason of reasons) {
    assert.ok(defects.filter((defect) => defect.reason === reason).length >= 3, reason);
  }
  assert.ok(defects.length >= 30);
  for (const { reason, what } of defects) assert.ok(reasons.includes(reason), `${reason}: ${what}`);
});

const mendedOnce = new Map<unknown, Promise<unknown[]>>();
/** Most defects are mended into the same fixture. */
function afterMending(variant: Variant): Promise<unknown[]> {
  const isPlain = variant.files === fixtureFiles && !variant.isInspected;
  const key = variant.packages ?? (isPlain ? fixtureFiles : variant);
  const known = mendedOnce.get(key) ?? refusalsOf(variant);
  mendedOnce.set(key, known);
  return known;
}

for (const defect of built) {
  assert.ok(defect);
  const { reason, what, broken, mended } = defect;
  test(`a build is refused for ${reason} (${what}), and accepted without it`, async () => {
    const refused = await refusalsOf(broken);
    assert.deepEqual([...new Set(refused.map((refusal) => refusal.reason))], [reason]);
    assert.deepEqual(await afterMending(mended), []);
  });
}

let builtDir: string;
let root: string;
before(async () => {
  root = writeFixture(fixtureFiles);
  builtDir = await buildFixture(root);
});
// That compiler and linter are asked, say the builds that are refused for what they find.
const publication = () => ({
  root,
  key: fixtureKey,
  builtDir,
  by: 'ada',
  reason: 'test',
  inspect: soundSources,
});

test('a canary is judged as anything else, and is served to its share only', async () => {
  const store = await fixtureStore();
  await assert.rejects(
    publishRemote({ ...publication(), store, canary: { percent: 5 } }),
    /no stable version yet/u,
  );
  await store.publish(builtRemote(fixtureKey, 'aaaa1111'));
  const id = await publishRemote({ ...publication(), store, canary: { percent: 5 } });
  const remote = (await store.registry())?.remotes[fixtureKey];
  assert.deepEqual([remote?.stable, remote?.canary?.version], ['1.4.0-aaaa1111', id]);
});

test('a route that another operator takes while this one builds is refused at the last moment', async () => {
  const store = await fixtureStore();
  let taken = false;
  const progress = (step: string) => {
    // After it was judged, before it is served.
    if (step === 'storing') taken = true;
  };
  const change = store.change.bind(store);
  store.change = async (...operation) => {
    const routes = [{ path: '/fixture', match: 'exact', access: {} }];
    store.change = change;
    await store.publish(builtRemote('mf-faster', 'dddd4444', routes));
    return change(...operation);
  };
  await assert.rejects(
    publishRemote({ ...publication(), store, progress }),
    /route-clash.*mf-faster/u,
  );
  assert.ok(taken);
  assert.equal((await store.registry())?.remotes[fixtureKey], undefined);
});
