import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { endCanary, promote, rollBack, rotateKey, startCanary } from '../operations/operations.ts';
import { builtRemote, builtShell, temporaryDir } from '../release/built-releases.ts';
import { ReleaseStore } from '../release/release-store.ts';
import { testReceiver } from './testing-receiver.ts';
import type { Receiver } from './testing-receiver.ts';
import { readCursor } from './webhook-cursor.ts';
import { pauseAfter, WebhookSender } from './webhook-sender.ts';
import { webhookTarget } from './webhook-target.ts';

const [first, second] = ['1.4.0-aaaa1111', '1.4.0-bbbb2222'];
const signature = { by: 'ada', reason: 'on purpose' };
const DAY_MS = 24 * 60 * 60_000;

let receiver: Receiver;
let store: ReleaseStore;
let failures: { event: string; failures: number; error: string }[];
let now: number;

beforeEach(async () => {
  receiver = await testReceiver();
  store = new ReleaseStore(temporaryDir());
  failures = [];
  now = Date.now();
  await store.publish(builtShell('aaaa1111'));
});
afterEach(() => receiver.close());

/** As after each start of a process. */
const newSender = (timeOutMs = 2000) =>
  new WebhookSender({
    store,
    target: webhookTarget(receiver.address, receiver.secret, { timeOutMs }),
    installation: 'https://staging.example',
    onFailure: (said) => failures.push(said),
    now: () => now,
  });
const types = () => receiver.heard.map(({ type }) => type);
const publish = (hash: string, key = 'mf-a') => store.publish(builtRemote(key, hash), signature);

test('each operation that changes what people get is told once, in order and signed', async () => {
  const sender = newSender();
  await sender.send();
  assert.deepEqual(types(), [], 'what was before the first start is no news');
  await publish('aaaa1111');
  await publish('bbbb2222');
  await rollBack(store, 'mf-a', signature);
  await startCanary(store, 'mf-a', { version: second, percent: 5 }, signature);
  await endCanary(store, 'mf-a', second, signature);
  await promote(store, 'mf-a', { ...signature, version: second, isAnyway: true });
  await rotateKey(store, signature);
  await sender.send();
  await sender.send();
  assert.deepEqual(types(), [
    'release.published',
    'release.published',
    'release.rolled_back',
    'canary.started',
    'canary.ended',
    'release.promoted',
  ]);
  assert.ok(receiver.heard.every(receiver.isSigned));
  assert.equal(new Set(receiver.heard.map(({ id }) => id)).size, 6);
  assert.deepEqual(receiver.heard[2]?.data, {
    installation: 'https://staging.example',
    revision: 4,
    remote: 'mf-a',
    version: first,
    ...signature,
  });
});

describe('an event that is not taken', () => {
  beforeEach(async () => {
    await newSender().send();
    await publish('aaaa1111');
    await publish('cccc3333', 'mf-b');
  });

  test('is sent again with the same id after growing pauses, also by the next process, before any later one', async () => {
    receiver.answers((response) => response.writeHead(500).end());
    const pauses = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await newSender().send();
      const pause = pauseAfter(attempt);
      pauses.push(pause);
      now += pause - 1;
      await newSender().send();
      assert.equal(receiver.heard.length, attempt, 'nothing before the pause has passed');
      now += 1;
    }
    assert.deepEqual(pauses, [5000, 10_000, 20_000, 40_000]);
    assert.equal(pauseAfter(50), 60 * 60_000);
    receiver.takes();
    await newSender().send();
    assert.equal(new Set(receiver.heard.slice(0, 5).map(({ body }) => body)).size, 1);
    assert.equal(new Set(receiver.heard.slice(0, 5).map(({ id }) => id)).size, 1);
    assert.deepEqual(receiver.heard.map(({ data }) => data['remote']).slice(4), ['mf-a', 'mf-b']);
    assert.equal((await readCursor(store)).failures, 0);
  });

  test('whose answer is lost is sent again', async () => {
    receiver.answers(() => undefined);
    await newSender(50).send();
    receiver.takes();
    now += pauseAfter(1);
    await newSender().send();
    assert.equal(receiver.heard[0]?.id, receiver.heard[1]?.id);
    assert.equal(receiver.heard.length, 3);
  });

  test('is given up after three days, and the next ones are told', async () => {
    receiver.answers((response) => response.writeHead(400).end());
    await newSender().send();
    now += 3 * DAY_MS + 60_000;
    receiver.takes();
    await publish('dddd4444', 'mf-c');
    const entry = await store.log.newest();
    now = Date.parse(entry?.at ?? '') + 3 * DAY_MS;
    await newSender().send();
    assert.deepEqual(
      receiver.heard.map(({ data }) => data['remote']),
      ['mf-a', 'mf-c'],
    );
    assert.deepEqual(failures.map(({ error }) => error).slice(1), [
      'too old: given up',
      'too old: given up',
    ]);
  });

  test('is not sent to where the receiver points', async () => {
    const other = await testReceiver();
    try {
      for (const status of [301, 302, 303, 307, 308]) {
        receiver.answers((response) =>
          response.writeHead(status, { location: other.address }).end(),
        );
        await newSender().send();
        now += 60 * 60_000;
      }
      assert.equal(receiver.heard.length, 5);
      assert.deepEqual(other.heard, []);
      assert.equal((await readCursor(store)).failures, 5);
    } finally {
      other.close();
    }
  });

  test('is logged without address and secret', async () => {
    receiver.answers((response) => response.destroy());
    await newSender().send();
    receiver.close();
    now += pauseAfter(1);
    await newSender().send();
    assert.equal(failures.length, 2);
    const said = JSON.stringify(failures);
    for (const secret of [
      'in-the-address',
      '127.0.0.1',
      receiver.secret,
      receiver.secret.slice(6),
    ]) {
      assert.ok(!said.includes(secret), said);
    }
    assert.match(said, /no answer \((ECONNRESET|UND_ERR_SOCKET)\).*no answer \(ECONNREFUSED\)/u);
  });
});

test('two processes on one store tell every event, each with one id, in order', async () => {
  const senders = [newSender(), newSender()];
  await Promise.all(senders.map((sender) => sender.send()));
  let delay = 0;
  receiver.answers((response) => {
    delay = (delay + 7) % 20;
    setTimeout(() => response.writeHead(204).end(), delay);
  });
  for (let index = 10; index < 22; index += 1) await publish(`aaaa11${index}`);
  await Promise.all(senders.map((sender) => sender.send()));
  const ids = [...new Set(receiver.heard.map(({ id }) => id))];
  assert.equal(ids.length, 12);
  const revisions = ids.map((id) => Number(id.split('_')[1]));
  assert.deepEqual(
    revisions,
    revisions.toSorted((one, other) => one - other),
  );
  assert.equal((await readCursor(store)).revision, (await store.log.newest())?.revision);
});

test('who is later at the same event does not put the cursor back', async () => {
  await newSender().send();
  await publish('aaaa1111');
  await publish('bbbb2222');
  receiver.answers((response) => {
    // The other one has told both before this one hears that its attempt failed.
    receiver.takes();
    void newSender()
      .send()
      .then(() => response.writeHead(500).end());
  });
  await newSender().send();
  assert.deepEqual(await readCursor(store), { revision: 3, failures: 0, notBefore: 0 });
});

const goodSecret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const refused: [what: string, address: string, secret: string][] = [
  ['an address in clear', 'http://hooks.example/in-the-address', goodSecret],
  ['what is no address', 'in-the-address', goodSecret],
  ['an address with a password', 'https://ada:in-the-address@hooks.example/', goodSecret],
  ['a short secret', 'https://hooks.example/', 'whsec_c2hvcnQ='],
  ['a secret without its prefix', 'https://hooks.example/', goodSecret.slice(6)],
  ['no secret', 'https://hooks.example/', ''],
];
for (const [what, address, secret] of refused) {
  test(`${what} is refused at the start, and not repeated`, () => {
    assert.throws(
      () => webhookTarget(address, secret),
      ({ message }: Error) =>
        /WEBHOOK_(URL|SECRET_FILE)/u.test(message) && !/in-the-address|c2hvcnQ|BwcH/u.test(message),
    );
  });
}
test('an https address and a secret of 24 bytes are taken', () => {
  assert.equal(typeof webhookTarget('https://hooks.example/x', `${goodSecret}\n`), 'function');
});
