/** Two installations, each with its key, its rights and its publisher; releases go from one to the other. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { writeHealth } from '../edge/registry/kept-health.ts';
import { GateRefusal } from '../gate/gate-refusal.ts';
import { rollBack, startCanary } from '../operations/operations.ts';
import { temporaryDir } from '../release/built-releases.ts';
import { carriageName, signedCarriage } from '../release/carriage.ts';
import type { Carriage } from '../release/carriage.ts';
import { carry } from '../operator/carry-command.ts';
import { prune } from '../release/prune.ts';
import { sha384 } from '../release/release-files.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { writePublicKeys } from '../release/signing-key.ts';
import { storeFaults } from '../release/store-faults.ts';
import { sealName } from '../release/storage/storage.ts';
import { readCarriageSources } from './carried-build.ts';
import { PublisherClient } from './publisher-client.ts';
import type { Operation, Rights } from './rights.ts';
import { packFolder } from './sent-folder.ts';
import {
  listeningPublisher,
  sound,
  soundRemote,
  soundShell,
  storeWithShell,
  testIssuer,
} from './testing-publisher.ts';
import type { ListeningPublisher } from './testing-publisher.ts';

const [first, second] = ['1.4.0-aaaa1111', '1.4.0-bbbb2222'];
const ada = { by: 'ada', reason: 'on purpose' };
const origins = { staging: 'https://staging.example', production: 'https://production.example' };

let issuer: Awaited<ReturnType<typeof testIssuer>>;
let staging: ReleaseStore;
let production: ReleaseStore;
let running: ListeningPublisher[];
let source: PublisherClient;
let target: PublisherClient;
let sourcesFile: string;

before(async () => {
  issuer = await testIssuer();
});
after(() => issuer.close());

const rightsOf = (operations: Operation[]): Rights => ({
  issuers: [issuer.entry],
  rules: [{ issuer: issuer.url, claims: { sub: 'ci' }, remotes: ['mf-*'], operations }],
});
const everything: Operation[] = ['publish', 'canary', 'promote', 'rollback'];
let rights: { staging: Rights; production: Rights };

beforeEach(async () => {
  [staging, production] = [await storeWithShell(), await storeWithShell()];
  rights = { staging: rightsOf(everything), production: rightsOf(everything) };
  const dir = temporaryDir();
  // What the publisher of staging writes for its edges.
  writePublicKeys(staging.keyFile, path.join(dir, 'staging.pem'));
  sourcesFile = path.join(dir, 'sources.json');
  writeFileSync(sourcesFile, JSON.stringify({ [origins.staging]: 'staging.pem' }));
  const carriageSources = () => readCarriageSources(sourcesFile);
  const at = await listeningPublisher(staging, () => rights.staging, {
    publicUrl: origins.staging,
  });
  const to = await listeningPublisher(production, () => rights.production, {
    publicUrl: `${origins.production}/`,
    carriageSources,
  });
  running = [at, to];
  const token = () => issuer.token({ claims: { sub: 'ci' } });
  source = new PublisherClient(at.address, token);
  target = new PublisherClient(to.address, token);
  await publish('aaaa1111');
});
afterEach(() => Promise.all(running.map(({ publisher }) => publisher.close())));

const publish = (hash: string) =>
  source.publish('mf-one', {
    builtDir: soundRemote('mf-one', hash),
    verdicts: sound,
    reason: 'published',
  });
const takeOut = (more: object = {}) =>
  source.carryOut('mf-one', { to: origins.production, reason: 'release 12', ...more });
const bringIn = (archive: ArrayBuffer, more: object = {}) =>
  target.carryIn('mf-one', archive, { reason: 'release 12', ...more });
const servedAt = async (store: ReleaseStore) => (await store.registry())?.remotes['mf-one'];
const entries = async (store: ReleaseStore, name: string) =>
  (await store.log.history()).filter((entry) => entry.name === name);
const nothingCame = async () => {
  assert.equal(await servedAt(production), undefined);
  assert.equal((await production.log.newest())?.revision, 1);
};
const failing = (version = first) =>
  writeHealth(staging, 'edge', {
    'mf-one': { [version]: { slices: [{ from: Date.now(), ok: 10, error: 30 }], reasons: [] } },
  });

/** The document as it came, changed and signed by a key that the sender has. */
async function archiveWith(
  change: (carriage: Carriage) => Carriage,
  { key = staging.signingKey, builtDir = soundRemote('mf-one', 'aaaa1111') } = {},
): Promise<ArrayBuffer> {
  const text = Buffer.from(await takeOut({ isAnyway: true })).toString('latin1');
  const start = text.indexOf('{"carriage"');
  const { carriage } = JSON.parse(text.slice(start, text.indexOf('\0', start))) as {
    carriage: Carriage;
  };
  const document = signedCarriage(change(carriage), key.privateKey);
  return toArrayBuffer(await packFolder(builtDir, { [carriageName]: document }));
}
const toArrayBuffer = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer;

test('the same bytes are served there, sealed by the other key, and both histories say it', async () => {
  await writeHealth(staging, 'edge', {
    'mf-one': { [first]: { slices: [{ from: Date.now(), ok: 40, error: 1 }], reasons: [] } },
  });
  assert.equal(await target.installation(), origins.production);
  assert.equal(await bringIn(await takeOut()), first);
  const [there, here] = [
    await staging.seal('mf-one', first),
    await production.seal('mf-one', first),
  ];
  assert.deepEqual(here?.files, there?.files);
  assert.notEqual(here?.signature, there?.signature);
  assert.equal((await servedAt(production))?.stable, first);
  assert.deepEqual(await storeFaults(production), []);
  const [out] = await entries(staging, 'carry');
  assert.deepEqual(
    [out?.releases, out?.reason],
    [[`mf-one/${first}`], `to ${origins.production}: release 12`],
  );
  const [came] = await entries(production, 'publish');
  assert.match(
    came?.reason ?? '',
    /^carried from https:\/\/staging\.example \(published by ci \(127\.0\.0\.1:\d+\), served since 2\d{3}-\S+Z, 40 of 41 reports of the last hour well\): release 12$/u,
  );
  assert.match(came?.by ?? '', /^ci /u);
});

test('as operators ask for it, with a token for each', async () => {
  const token = await issuer.token({ claims: { sub: 'ci' } });
  const [from = '', to = ''] = running.map(({ address }) => address);
  process.env['RELEASE_TOKEN'] = token;
  try {
    // Told before anybody is asked: nobody listens there.
    const nowhere = { from, to: 'http://127.0.0.1:1' };
    await assert.rejects(carry('mf-one', nowhere), /RELEASE_TOKEN_FROM is not set/u);
    process.env['RELEASE_TOKEN_FROM'] = token;
    await assert.rejects(carry('mf-one', { to }), /Name both publishers/u);
    const said = [
      await carry('mf-one', { from, to, 'dry-run': true }),
      await carry('mf-one', { from, to, 'store-only': true }),
      await carry('mf-one', { from, to, reason: 'release 12' }),
    ];
    assert.deepEqual(said, [
      `mf-one ${first} would be accepted by ${origins.production}`,
      `mf-one ${first} is stored at ${origins.production}, and served to nobody`,
      `mf-one ${first} is served at ${origins.production}`,
    ]);
    await publish('bbbb2222');
    await failing(second);
    const canary = { from, to, canary: '5', role: ['Discente'] };
    await assert.rejects(carry('mf-one', canary), {
      message: new RegExp(`^${from} says: .*75\\.0%`, 'u'),
    });
    await carry('mf-one', { ...canary, anyway: true });
    const { percent, roles } = (await servedAt(production))?.canary ?? {};
    assert.deepEqual([percent, roles], [5, ['Discente']]);
    rights.production = rightsOf(['judge']);
    const forced = { from, to, anyway: true };
    await assert.rejects(carry('mf-one', forced), {
      message: `${to} says: ci (${new URL(issuer.url).host}) has no right "carry" for mf-one.`,
    });
    const given = await entries(staging, 'carry');
    await assert.rejects(carry('mf-one', { ...canary, 'store-only': true }), /is no canary/u);
    assert.deepEqual(await entries(staging, 'carry'), given, 'nothing was taken out');
  } finally {
    delete process.env['RELEASE_TOKEN'];
    delete process.env['RELEASE_TOKEN_FROM'];
  }
});

test('repeated and at once, it is one release', async () => {
  const archives = await Promise.all([takeOut(), takeOut()]);
  assert.equal((await entries(staging, 'carry')).length, 1);
  await Promise.all(archives.map((archive) => bringIn(archive)));
  await bringIn(archives[0]);
  assert.equal(
    (await entries(production, 'publish')).filter(({ key }) => key === 'mf-one').length,
    1,
  );
  assert.equal((await servedAt(production))?.previous, undefined);
});

test('it begins as a canary, or is stored only, or is judged only', async () => {
  await bringIn(await takeOut(), { isDryRun: true });
  await nothingCame();
  await bringIn(await takeOut(), { isStoreOnly: true });
  assert.equal(await servedAt(production), undefined);
  assert.equal((await entries(production, 'store')).length, 1);
  await production.publish(soundRemote('mf-one', 'cccc3333'));
  await bringIn(await takeOut(), { canary: { percent: 5, roles: ['Discente'] } });
  const served = await servedAt(production);
  assert.deepEqual([served?.stable, served?.canary?.version], ['1.4.0-cccc3333', first]);
});

test('it goes on from production to a third one: what was carried was judged there too', async () => {
  await bringIn(await takeOut());
  const archive = await target.carryOut('mf-one', { to: 'https://third.example', reason: '' });
  assert.ok(archive.byteLength > 1024);
});

describe('production judges by its own shell', () => {
  test('a shell that does not offer what it needs refuses it', async () => {
    await production.publish(soundShell('eeee5555', { contract: '9.0' }));
    await assert.rejects(bringIn(await takeOut()), GateRefusal);
    assert.equal(await servedAt(production), undefined);
  });
});

describe('not taken', () => {
  const refused: [what: string, change: (carriage: Carriage) => Carriage, why: RegExp][] = [
    [
      'for another installation',
      (one) => ({ ...one, to: 'https://other.example' }),
      /given out for/u,
    ],
    [
      'of an installation that is not configured',
      (one) => ({ ...one, from: 'https://x.example' }),
      /is not configured/u,
    ],
    [
      'of one that has the name of what every object has',
      (one) => ({ ...one, from: 'constructor' }),
      /is not configured/u,
    ],
    ['of another remote', (one) => ({ ...one, key: 'mf-two' }), /This is mf-two/u],
    [
      'of another version',
      (one) => ({ ...one, version: second }),
      /This is not mf-one 1\.4\.0-bbbb2222/u,
    ],
    [
      'from an hour ago',
      (one) => ({ ...one, at: new Date(Date.now() - 3_600_000).toISOString() }),
      /ask it again/u,
    ],
    [
      'of the future',
      (one) => ({ ...one, at: new Date(Date.now() + 3_600_000).toISOString() }),
      /ask it again/u,
    ],
    [
      'with a doubt',
      (one) => ({ ...one, doubt: 'it was rolled back' }),
      /staging\.example says: it was rolled back/u,
    ],
    ['of another kind', (one) => ({ ...one, kind: 'preview' as 'carriage' }), /No carriage\.json/u],
  ];
  for (const [what, change, why] of refused) {
    test(`a statement ${what}`, async () => {
      await assert.rejects(bringIn(await archiveWith(change)), why);
      await nothingCame();
    });
  }

  test('one by another key, by a configured one of another origin, or an altered one', async () => {
    const own = { key: production.signingKey };
    await assert.rejects(bringIn(await archiveWith((one) => one, own)), /is not what .* signed/u);
    const text = Buffer.from(await takeOut()).toString('latin1');
    const altered = Buffer.from(text.replace('"error":0', '"error":1'), 'latin1');
    assert.notEqual(altered.toString('latin1'), text);
    await assert.rejects(bringIn(toArrayBuffer(altered)), /is not what .* signed/u);
    await nothingCame();
  });

  test('other bytes, a file more, a file less', async () => {
    const changes: ((dir: string) => void)[] = [
      (dir) => writeFileSync(path.join(dir, 'app.js'), 'other();'),
      (dir) => writeFileSync(path.join(dir, 'more.js'), 'more();'),
    ];
    for (const change of changes) {
      const builtDir = soundRemote('mf-one', 'aaaa1111');
      change(builtDir);
      await assert.rejects(bringIn(await archiveWith((one) => one, { builtDir })), /differs/u);
    }
    const more = (one: Carriage) => ({ ...one, files: { ...one.files, 'lost.js': 'sha384-x' } });
    await assert.rejects(bringIn(await archiveWith(more)), /lost\.js differs/u);
    await nothingCame();
  });

  test('files without a statement', async () => {
    const archive = toArrayBuffer(await packFolder(soundRemote('mf-one', 'aaaa1111')));
    await assert.rejects(bringIn(archive), /No carriage\.json/u);
    await nothingCame();
  });

  test('a statement as what a sender attests of its own build', async () => {
    // The way of publications believes the sender's word on its own sources, and no other one.
    const url = `/releases/mf-one?reason=x`;
    const reply = await fetch(`${addressOf(1)}${url}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await issuer.token({ claims: { sub: 'ci' } })}`,
        'content-type': 'application/x-tar',
      },
      body: await takeOut(),
    });
    assert.equal(reply.status, 422);
    await nothingCame();
  });
});
const addressOf = (index: number) => running[index]?.address ?? '';

describe('not given out', () => {
  test('what was rolled back, fails, or is not served, unless it is meant', async () => {
    await publish('bbbb2222');
    await assert.rejects(takeOut({ version: first }), /it is not served there/u);
    await rollBack(staging, 'mf-one', ada);
    await assert.rejects(takeOut({ version: second }), /it was rolled back by ada/u);
    await failing();
    await assert.rejects(takeOut(), /75\.0% of its reports/u);
    assert.deepEqual(await entries(staging, 'carry'), []);
    const archive = await takeOut({ isAnyway: true });
    await assert.rejects(bringIn(archive), /staging\.example says: 75\.0%/u);
    await nothingCame();
    assert.equal(await bringIn(archive, { isAnyway: true }), first);
  });

  test('a canary is served', async () => {
    await publish('bbbb2222');
    await startCanary(staging, 'mf-one', { version: first, percent: 5 }, ada);
    assert.equal(await bringIn(await takeOut({ version: first })), first);
  });

  test('what nobody judged, and what somebody wrote to be judged', async () => {
    await staging.publish(soundRemote('mf-one', 'bbbb2222'));
    await assert.rejects(takeOut(), /Nobody judged mf-one 1\.4\.0-bbbb2222 here/u);
    const judgement = readFileSync(
      path.join(staging.dir, `judgements/mf-one/${first}/judgement.json`),
      'utf8',
    );
    const seal = await staging.readReleased('mf-one', second, sealName);
    assert.ok(seal);
    const document = JSON.parse(judgement) as { judgement: object; signature: string };
    // Right in everything but who says it.
    const unsigned = { ...document.judgement, id: second, seal: sha384(seal) };
    const forged = JSON.stringify({ ...document, judgement: unsigned });
    for (const text of [judgement, judgement.replaceAll(first, second), forged]) {
      await staging.storage.replace(
        `judgements/mf-one/${second}/judgement.json`,
        Buffer.from(text),
      );
      await assert.rejects(takeOut(), /Nobody judged/u);
    }
  });

  test('what a build put there goes when it was published through the gate', async () => {
    await staging.publish(soundRemote('mf-one', 'bbbb2222'));
    await assert.rejects(takeOut(), /Nobody judged/u);
    await publish('bbbb2222');
    assert.equal(await bringIn(await takeOut()), second);
  });

  test('a judgement of other bytes under the same name', async () => {
    await staging.publish(soundRemote('mf-one', 'aaaa1111', ';other()'), { replace: true });
    await assert.rejects(takeOut(), /Nobody judged/u);
  });

  test('what was altered in the store', async () => {
    const name = `_remotes/mf-one/${first}/app.js`;
    await staging.storage.replace(name, Buffer.from('other();'));
    await assert.rejects(takeOut(), /app\.js of mf-one 1\.4\.0-aaaa1111 is not what was sealed/u);
    assert.deepEqual(await entries(staging, 'carry'), []);
  });
});

test('a judgement goes with its release', async () => {
  for (const hash of ['bbbb2222', 'cccc3333', 'dddd4444']) await publish(hash);
  const removed = await prune(staging, { keep: 1, days: 0 }, ada);
  assert.ok(removed.includes(`mf-one/${first}`), removed.join());
  const names = await staging.storage.list('judgements');
  assert.equal(
    names.some((name) => name.includes(first)),
    false,
  );
  assert.ok(names.length > 0);
});

describe('rights', () => {
  const forced = { isAnyway: true };
  const cases: [operations: Operation[], more: object, missing: string | null][] = [
    [['carry'], {}, null],
    [['publish'], {}, null],
    [['preview', 'judge', 'canary', 'promote', 'rollback', 'halt'], {}, 'carry'],
    [['carry'], { canary: { percent: 5 } }, 'canary'],
    [['carry'], forced, 'promote'],
    [['carry', 'promote'], forced, null],
  ];
  for (const [operations, more, missing] of cases) {
    const what = `${operations.join(', ')}${more === forced ? ', by force' : ''}`;
    test(`${what} in production: ${missing === null ? 'done' : `no right "${missing}"`}`, async () => {
      const archive = await takeOut();
      rights.production = rightsOf(operations);
      if (missing === null) await bringIn(archive, more);
      else {
        await assert.rejects(bringIn(archive, more), new RegExp(`no right "${missing}"`, 'u'));
        await nothingCame();
      }
    });
  }

  test('who may not choose what is served takes nothing out by force', async () => {
    rights.staging = rightsOf(['carry']);
    await assert.rejects(takeOut(forced), /no right "promote"/u);
  });
});

test('a private key is no key of another installation', async () => {
  writeFileSync(sourcesFile, JSON.stringify({ [origins.staging]: staging.keyFile }));
  await assert.rejects(readCarriageSources(sourcesFile), /is no file of public keys/u);
  writeFileSync(sourcesFile, JSON.stringify({ [origins.staging]: 'nowhere.pem' }));
  await assert.rejects(readCarriageSources(sourcesFile), /is no file of public keys/u);
});
