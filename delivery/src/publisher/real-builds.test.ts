/** What webpack really wrote, sent to a publisher: it says what the gate says in the workspace. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { defects } from '../gate/defects.ts';
import type { Variant } from '../gate/defects.ts';
import {
  buildFixture,
  fixtureFiles,
  fixtureKey,
  fixtureStore,
  readFixture,
  writeFixture,
} from '../gate/fixture-remotes.ts';
import { GateRefusal } from '../gate/gate-refusal.ts';
import { PublisherClient } from './publisher-client.ts';
import { listeningPublisher, sound, testIssuer } from './testing-publisher.ts';

let issuer: Awaited<ReturnType<typeof testIssuer>>;
before(async () => {
  issuer = await testIssuer();
});
after(() => issuer.close());

/** @returns the reasons of the gate; none when it is served. */
async function reasonsFor({ files, packages, shell }: Variant): Promise<string[]> {
  const store = await fixtureStore(shell);
  const claims = { sub: 'ci' };
  const rule = { issuer: issuer.url, claims, remotes: [fixtureKey] };
  const { address, publisher } = await listeningPublisher(store, () => ({
    issuers: [issuer.entry],
    rules: [{ ...rule, operations: ['publish'] }],
  }));
  const client = new PublisherClient(address, () => issuer.token({ claims }));
  const builtDir = await buildFixture(writeFixture(files, packages));
  try {
    const sent = { builtDir, verdicts: sound, reason: 'test' };
    const id = await client.publish(fixtureKey, sent);
    assert.equal((await store.registry())?.remotes[fixtureKey]?.stable, id);
    return [];
  } catch (error) {
    if (!(error instanceof GateRefusal)) throw error;
    assert.equal((await store.registry())?.remotes[fixtureKey], undefined);
    return [...new Set(error.refusals.map(({ reason }) => reason))];
  } finally {
    await publisher.close();
  }
}

test('a sound build is served', async () => {
  assert.deepEqual(await reasonsFor({ files: fixtureFiles }), []);
});

test('one that paints its page too', async () => {
  const files = { ...fixtureFiles, ...readFixture('painted') };
  assert.deepEqual(await reasonsFor({ files }), []);
});

/** What is found in the sources comes with the build; altered files are none that are sent. */
const ofSources = ['tests-failing', 'types-failing', 'lint-failing'];
const ofBytes = defects.filter(
  ({ reason, broken }) => !ofSources.includes(reason) && broken.afterSeal === undefined,
);
const firsts = ofBytes.filter(
  ({ reason }, index) => ofBytes.findIndex((other) => other.reason === reason) === index,
);

test('every reason that bytes can give is looked at', () => {
  assert.equal(firsts.length, 18);
});

for (const { reason, what, broken } of firsts) {
  test(`a build is refused for ${reason} (${what})`, async () => {
    assert.deepEqual(await reasonsFor(broken), [reason]);
  });
}
