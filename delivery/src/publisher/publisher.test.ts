import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { exportSPKI, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey } from 'jose';
import { writeStaticPages } from '../edge/page/static-pages.ts';
import { GateRefusal } from '../gate/gate-refusal.ts';
import { rollBack, startCanary } from '../operations/operations.ts';
import { operationsOfPublisher } from '../operator/release-operations.ts';
import { temporaryDir } from '../release/built-releases.ts';
import { noteJudgement } from '../release/judgement.ts';
import { openLink } from '../release/preview-link.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import { ReleaseStore } from '../release/release-store.ts';
import { storeFaults } from '../release/store-faults.ts';
import { PublisherClient, PublisherUnreachable } from './publisher-client.ts';
import type { SentPublication, ServingOrder } from './publisher-client.ts';
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
import type { ListeningPublisher, Token } from './testing-publisher.ts';

const [first, second, third] = ['1.4.0-aaaa1111', '1.4.0-bbbb2222', '1.4.0-cccc3333'];
const ada = { by: 'ada', reason: 'test' };

let issuer: Awaited<ReturnType<typeof testIssuer>>;
let rights: Rights;
let store: ReleaseStore;
let running: ListeningPublisher[] = [];

const pipeline = { sub: 'repo:org/mf-one', repository: 'org/mf-one', ref: 'refs/heads/main' };
const edge = { sub: 'system:serviceaccount:workerbadge:edge' };

// Of this process alone: what it leaves behind is counted.
process.env['TMPDIR'] = temporaryDir();

before(async () => {
  issuer = await testIssuer();
});
after(() => issuer.close());

beforeEach(async (context) => {
  const of = (claims: Record<string, string>, remotes: string[], operations: Operation[]) => ({
    issuer: issuer.url,
    claims,
    remotes,
    operations,
  });
  rights = {
    issuers: [issuer.entry],
    rules: [
      of(
        { repository: 'org/mf-one', ref: 'refs/heads/main' },
        ['mf-one'],
        ['publish', 'judge', 'canary', 'promote', 'rollback', 'halt'],
      ),
      of({ repository: 'org/mf-two' }, ['mf-two'], ['publish', 'judge']),
      of({ email: 'ada@three.example' }, ['mf-three'], ['canary', 'promote', 'rollback', 'halt']),
      of({ groups: 'team-four' }, ['mf-four'], ['judge']),
      of({ sub: edge.sub }, ['mf-*'], ['halt', 'rollback']),
      of({ groups: 'shell' }, ['shell'], ['publish', 'judge', 'rollback']),
    ],
  };
  store = await storeWithShell();
  if ('after' in context) {
    context.after(async () => {
      await Promise.all(running.map(({ publisher }) => publisher.close()));
      running = [];
    });
  }
});

async function publisherOf(
  more: Parameters<typeof listeningPublisher>[2] = {},
  of = store,
): Promise<string> {
  const started = await listeningPublisher(of, () => rights, more);
  running.push(started);
  return started.address;
}
const clientOf = (address: string, token: Token) =>
  new PublisherClient(address, () => issuer.token(token));
const publication = (builtDir: string, more: Partial<SentPublication> = {}): SentPublication => ({
  builtDir,
  verdicts: sound,
  reason: 'a reason',
  ...more,
});
const servedOf = async (key: string, of = store) => (await of.registry())?.remotes[key];
const revision = async () => (await store.log.newest())?.revision;

describe('what the rights allow', () => {
  /** Own and foreign remote: 1 where it is done, 0 where it is refused. */
  type Cells = Record<Operation, [own: 0 | 1, foreign: 0 | 1]>;
  const teams: [who: string, claims: object, own: string, foreign: string, cells: Cells][] = [
    [
      'the pipeline of one',
      pipeline,
      'mf-one',
      'mf-two',
      {
        publish: [1, 0],
        carry: [1, 0],
        preview: [1, 0],
        judge: [1, 0],
        canary: [1, 0],
        promote: [1, 0],
        rollback: [1, 0],
        halt: [1, 0],
      },
    ],
    [
      'the pipeline of two, which publishes only',
      { sub: 'repo:org/mf-two', repository: 'org/mf-two' },
      'mf-two',
      'mf-one',
      {
        publish: [1, 0],
        carry: [1, 0],
        preview: [1, 0],
        judge: [1, 0],
        canary: [0, 0],
        promote: [0, 0],
        rollback: [0, 0],
        halt: [0, 0],
      },
    ],
    [
      'the operator of three, who brings no code',
      { sub: 'u-3', email: 'ada@three.example', email_verified: true },
      'mf-three',
      'mf-one',
      {
        publish: [0, 0],
        carry: [0, 0],
        preview: [0, 0],
        judge: [0, 0],
        canary: [1, 0],
        promote: [1, 0],
        rollback: [1, 0],
        halt: [1, 0],
      },
    ],
    [
      'a pull request of four, which asks only',
      { sub: 'u-4', groups: ['everybody', 'team-four'] },
      'mf-four',
      'mf-three',
      {
        publish: [0, 0],
        carry: [0, 0],
        preview: [0, 0],
        judge: [1, 0],
        canary: [0, 0],
        promote: [0, 0],
        rollback: [0, 0],
        halt: [0, 0],
      },
    ],
    [
      'an edge, which goes back only',
      edge,
      'mf-one',
      'shell',
      {
        publish: [0, 0],
        carry: [0, 0],
        preview: [0, 0],
        judge: [0, 0],
        canary: [0, 0],
        promote: [0, 0],
        rollback: [1, 0],
        halt: [1, 0],
      },
    ],
  ];
  const acts: Record<Operation, (client: PublisherClient, key: string) => Promise<unknown>> = {
    publish: (client, key) => client.publish(key, publication(sentBuild(key))),
    carry: (client, key) => client.carryOut(key, { to: 'https://production.example', reason: '' }),
    preview: (client, key) =>
      client.publish(key, publication(sentBuild(key), { isStoreOnly: true })),
    judge: (client, key) => client.publish(key, publication(sentBuild(key), { isDryRun: true })),
    canary: (client, key) => client.operate(key, 'canary', { version: first, percent: 5 }),
    promote: (client, key) => client.operate(key, 'promote', { version: first }),
    rollback: (client, key) => client.operate(key, 'rollback', { reason: 'it is broken' }),
    halt: (client, key) => client.operate(key, 'halt', { reason: 'it is broken' }),
  };
  const denial = (operation: Operation, key: string) =>
    new RegExp(`has no right "${operation}" for ${key}\\.`, 'u');
  const sentBuild = (key: string) =>
    key === 'shell' ? soundShell('cccc3333') : soundRemote(key, 'cccc3333');

  /** What a client asks before it builds. */
  const questions: Partial<Record<Operation, Partial<ServingOrder>>> = {
    publish: {},
    preview: { isStoreOnly: true },
    judge: { isDryRun: true },
  };

  let cells = 0;
  for (const [who, claims, own, foreign, expected] of teams) {
    for (const [operation, answers] of Object.entries(expected) as [Operation, number[]][]) {
      for (const [index, key] of [own, foreign].entries()) {
        const isAllowed = answers[index] === 1;
        cells += 1;
        test(`${who}: ${operation} of ${key} is ${isAllowed ? 'done' : 'refused'}`, async () => {
          if (key !== 'shell') {
            await store.publish(soundRemote(key, 'aaaa1111'));
            await store.publish(soundRemote(key, 'bbbb2222'));
            // What this publisher judged itself.
            await noteJudgement(store, key, second, 'ada');
            if (operation === 'halt') {
              await startCanary(store, key, { version: first, percent: 5 }, ada);
            }
          }
          const publicUrl = 'https://staging.example';
          const client = clientOf(await publisherOf({ publicUrl }), { claims: { ...claims } });
          const seen = await revision();
          const question = questions[operation];
          if (question !== undefined) {
            const asked = client.requireRight(key, { reason: 'a reason', ...question });
            if (isAllowed) await asked;
            else await assert.rejects(asked, denial(operation, key));
            assert.equal(await revision(), seen, 'a question changes nothing');
            assert.equal(await store.hasRelease(key, third), false);
          }
          const act = acts[operation](client, key);
          if (isAllowed) {
            await act;
            const isChange = operation !== 'judge';
            assert.equal(await revision(), seen! + (isChange ? 1 : 0));
            const [entry] = await store.log.history(1);
            if (isChange) assert.match(entry!.by, /\(127\.0\.0\.1:\d+\)$/u);
          } else {
            await assert.rejects(act, denial(operation, key));
            assert.equal(await revision(), seen);
          }
          const isSent = operation === 'publish' || operation === 'preview';
          assert.equal(await store.hasRelease(key, third), isAllowed && isSent);
          assert.deepEqual(await storeFaults(store), []);
        });
      }
    }
  }
  test('all of five teams, eight operations, own and foreign remote are in the table', () => {
    assert.equal(cells, 5 * 8 * 2);
  });

  test('a publication for some wants both rights', async () => {
    await store.publish(soundRemote('mf-two', 'aaaa1111'));
    const address = await publisherOf();
    const canary = { canary: { percent: 5, roles: ['Discente'] } };
    const two = clientOf(address, { claims: { repository: 'org/mf-two' } });
    const order = { reason: 'a reason', ...canary };
    await assert.rejects(two.requireRight('mf-two', order), denial('canary', 'mf-two'));
    await assert.rejects(
      two.publish('mf-two', publication(soundRemote('mf-two', 'cccc3333'), canary)),
      /no right "canary"/u,
    );
    await store.publish(soundRemote('mf-one', 'aaaa1111'));
    const one = clientOf(address, { claims: pipeline });
    await one.requireRight('mf-one', order);
    await one.publish('mf-one', publication(soundRemote('mf-one', 'cccc3333'), canary));
    const served = await servedOf('mf-one');
    assert.equal(served?.stable, first);
    assert.deepEqual(served?.canary?.roles, ['Discente']);
  });

  test('who may only preview stores a release, and serves nobody', async () => {
    rights = {
      ...rights,
      rules: [
        {
          issuer: issuer.url,
          claims: { event_name: 'pull_request' },
          remotes: ['mf-one'],
          operations: ['preview'],
        },
      ],
    };
    const request = clientOf(await publisherOf(), { claims: { event_name: 'pull_request' } });
    const build = soundRemote('mf-one', 'cccc3333');
    await assert.rejects(request.publish('mf-one', publication(build)), /no right "publish"/u);
    const more = { isStoreOnly: true, canary: { percent: 5 } };
    await assert.rejects(request.publish('mf-one', publication(build, more)), /no canary/u);
    const order = { reason: 'a reason', ...more };
    await assert.rejects(request.requireRight('mf-one', order), /no canary/u);
    await assert.rejects(
      request.publish('mf-two', publication(build, { isStoreOnly: true })),
      /no right "preview"/u,
    );
    assert.equal(await request.publish('mf-one', publication(build, { isStoreOnly: true })), third);
    assert.equal(await servedOf('mf-one'), undefined);
    const seen = await revision();
    await request.publish('mf-one', publication(build, { isStoreOnly: true }));
    assert.equal(await revision(), seen, 'a repeated request is nothing new');
    await assert.rejects(
      request.operate('mf-one', 'promote', { version: third }),
      /no right "promote"/u,
    );
  });

  test('a link takes the right to preview each remote, and the address of the installation', async () => {
    for (const key of ['mf-one', 'mf-two', 'mf-three']) {
      await store.publish(soundRemote(key, 'aaaa1111'));
    }
    const address = await publisherOf({ publicUrl: 'https://workerbadge.example' });
    const order = { days: 7, whom: 'anna@example.it' };
    const one = clientOf(address, { claims: pipeline });
    const link = await one.preview({ ...order, releases: { 'mf-one': first } });
    const text = link.replace('https://workerbadge.example/_preview/', '');
    assert.deepEqual(openLink(text, store.publicKey)?.releases, { 'mf-one': first });
    const [entry] = await store.log.history(1);
    assert.match(entry!.by, /^repo:org\/mf-one \(/u);

    const both = { 'mf-one': first, 'mf-two': first };
    await assert.rejects(
      one.preview({ ...order, releases: both }),
      /no right "preview" for mf-two/u,
    );
    const operator = { email: 'ada@three.example', email_verified: true };
    for (const claims of [operator, edge]) {
      await assert.rejects(
        clientOf(address, { claims }).preview({ ...order, releases: { 'mf-three': first } }),
        /no right "preview"/u,
      );
    }
    await assert.rejects(
      clientOf(address, { claims: { sub: 'nobody' } }).preview({ ...order, releases: {} }),
      /no right here/u,
    );
    const seen = await revision();
    assert.equal(seen, entry!.revision, 'what is refused is not noted');

    const two = clientOf(address, { claims: { repository: 'org/mf-two' } });
    const withdrawal = { version: first, reason: 'seen enough' };
    await assert.rejects(two.operate('mf-one', 'withdraw', withdrawal), /no right "preview"/u);
    await one.operate('mf-one', 'withdraw', withdrawal);
    assert.equal((await store.log.history(1))[0]?.name, 'withdraw');

    const elsewhere = clientOf(await publisherOf(), { claims: pipeline });
    await assert.rejects(
      elsewhere.preview({ ...order, releases: { 'mf-one': first } }),
      /does not know the address/u,
    );
  });

  test('a right that is missing is named before anything is built', async () => {
    const client = clientOf(await publisherOf(), { claims: pipeline });
    // Nothing could be built here.
    const operations = operationsOfPublisher(client, path.join(temporaryDir(), 'nowhere'));
    const steps: string[] = [];
    const progress = (step: string) => steps.push(step);
    const order = { reason: 'a reason', progress };
    await assert.rejects(
      operations.publish({ ...order, key: 'mf-two' }),
      /repo:org\/mf-one \(.+\) has no right "publish" for mf-two\./u,
    );
    assert.deepEqual(steps, []);
    await assert.rejects(operations.publish({ ...order, key: 'mf-one' }));
    assert.deepEqual(steps, ['building']);
  });

  test('what was stored is published by the same build later', async () => {
    const client = clientOf(await publisherOf(), { claims: pipeline });
    const build = soundRemote('mf-one', 'cccc3333');
    await client.publish('mf-one', publication(build, { isStoreOnly: true }));
    await client.publish('mf-one', publication(build));
    assert.equal((await servedOf('mf-one'))?.stable, third);
  });

  test('the right to go back is none to serve whatever was stored', async () => {
    for (const hash of ['aaaa1111', 'bbbb2222', 'cccc3333']) {
      await store.publish(soundRemote('mf-one', hash));
    }
    const stolen = clientOf(await publisherOf(), { claims: edge });
    for (const more of [{ version: first }, { version: first, anyway: true }, { anyway: true }]) {
      await assert.rejects(
        stolen.operate('mf-one', 'rollback', { reason: 'a pretext', ...more }),
        /no right "promote"/u,
      );
    }
    assert.equal((await servedOf('mf-one'))?.stable, third);
  });

  test('a right that is taken away counts at the next request', async () => {
    const client = clientOf(await publisherOf(), { claims: pipeline });
    await client.publish('mf-one', publication(soundRemote('mf-one', 'aaaa1111')));
    rights = { ...rights, rules: rights.rules.slice(1) };
    await assert.rejects(
      client.publish('mf-one', publication(soundRemote('mf-one', 'bbbb2222'))),
      /no right "publish"/u,
    );
    assert.equal((await servedOf('mf-one'))?.stable, first);
  });

  test('rights that cannot be read allow nothing', async () => {
    const address = await publisherOf({ rights: () => Promise.reject(new Error('unreadable')) });
    const client = clientOf(address, { claims: pipeline });
    await assert.rejects(
      client.publish('mf-one', publication(soundRemote('mf-one', 'aaaa1111'))),
      /not expected/u,
    );
    assert.equal(await servedOf('mf-one'), undefined);
  });

  test('whoever may do something reads what is served and what was done; nobody else does', async () => {
    const address = await publisherOf();
    const one = clientOf(address, { claims: pipeline });
    await one.publish('mf-one', publication(soundRemote('mf-one', 'aaaa1111')));
    assert.match((await one.read('status', {})).join('\n'), /mf-one.*1\.4\.0-aaaa1111[^]*whole$/u);
    const [line] = await one.read('history', { key: 'mf-one', last: '1' });
    assert.match(
      line ?? '',
      /publish mf-one 1\.4\.0-aaaa1111 {2}by repo:org\/mf-one \(127\.0\.0\.1:\d+\): a reason/u,
    );
    const stranger = clientOf(address, { claims: { sub: 'nobody' } });
    await assert.rejects(stranger.read('status', {}), /no right here/u);
    await assert.rejects(stranger.read('history', {}), /no right here/u);
  });
});

describe('tokens', () => {
  let address: string;
  beforeEach(async () => {
    address = await publisherOf();
  });
  const answerTo = (authorization?: string) =>
    fetch(`${address}/releases/mf-one`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-tar',
        ...(authorization === undefined ? {} : { authorization }),
      },
      body: new Uint8Array(1024),
    });
  const unsigned = (header: object, claims: object) =>
    [header, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
  const validClaims = () => {
    const now = Math.floor(Date.now() / 1000);
    return {
      ...pipeline,
      iss: issuer.url,
      aud: issuer.entry.audience,
      iat: now,
      exp: now + 300,
    };
  };

  test('one that holds comes as far as the build', async () => {
    const answer = await answerTo(`Bearer ${await issuer.token({ claims: pipeline })}`);
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), /No file was sent/u);
  });

  const forged: [what: string, token: () => Promise<string>][] = [
    [
      'signed with another key',
      async () => {
        const { privateKey } = await generateKeyPair('RS256');
        return issuer.token({ claims: pipeline, key: privateKey });
      },
    ],
    [
      'signed with another key that it names itself',
      async () => {
        const { privateKey } = await generateKeyPair('RS256');
        return issuer.token({ claims: pipeline, key: privateKey, kid: 'key-2' });
      },
    ],
    ['without a signature', async () => `${unsigned({ alg: 'none' }, validClaims())}.`],
    [
      'without a signature, of a type that nobody has',
      async () => `${unsigned({ alg: 'NONE', kid: 'key-1' }, validClaims())}.eA`,
    ],
    [
      'signed with the public key as a secret',
      async () => {
        const pem = await exportSPKI((await importJWK(issuer.jwk, 'RS256')) as CryptoKey);
        const text = unsigned({ alg: 'HS256', kid: 'key-1' }, validClaims());
        return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`;
      },
    ],
    [
      'whose claims were changed',
      async () => {
        const [header, , signature] = (
          await issuer.token({ claims: { repository: 'org/mf-two' } })
        ).split('.');
        const claims = Buffer.from(JSON.stringify(validClaims())).toString('base64url');
        return `${header}.${claims}.${signature}`;
      },
    ],
    ['that has expired', () => issuer.token({ claims: pipeline, issuedAt: -120, expires: -60 })],
    ['that is not valid yet', () => issuer.token({ claims: pipeline, notBefore: 120 })],
    [
      'that was issued tomorrow',
      () => issuer.token({ claims: pipeline, issuedAt: 86_400, expires: 90_000 }),
    ],
    [
      'that is eleven minutes old and holds for a day',
      () => issuer.token({ claims: pipeline, issuedAt: -660, expires: 86_400 }),
    ],
    ['for somebody else', () => issuer.token({ claims: pipeline, audience: 'another' })],
    [
      'of another issuer',
      () => issuer.token({ claims: pipeline, issuer: 'https://other.example' }),
    ],
    ['that holds for ever', () => issuer.token({ claims: pipeline, expires: null })],
    ['that does not say its age', () => issuer.token({ claims: pipeline, issuedAt: null })],
    ['about nobody', () => issuer.token({ claims: { ...pipeline, sub: undefined } })],
    ['that is no token', async () => 'e30.e30.e30'],
    ['that is empty', async () => ''],
  ];
  for (const [what, token] of forged) {
    test(`a token ${what} is refused, and nothing is stored`, async () => {
      const answer = await answerTo(`Bearer ${await token()}`);
      assert.equal(answer.status, 401);
      assert.equal(await revision(), 1);
    });
  }

  test('no token, and one that is no bearer, are refused everywhere', async () => {
    for (const [method, place] of [
      ['POST', '/releases/mf-one'],
      ['GET', '/releases/mf-one'],
      ['POST', '/remotes/mf-one/promote'],
      ['POST', '/remotes/mf-one/rollback'],
      ['POST', '/remotes/mf-one/canary'],
      ['POST', '/remotes/mf-one/halt'],
      ['GET', '/status'],
      ['GET', '/history'],
    ]) {
      assert.equal((await fetch(address + place, { method: method! })).status, 401, place);
    }
    const token = await issuer.token({ claims: pipeline });
    assert.equal((await answerTo(`Basic ${token}`)).status, 401);
  });

  test('an address that its owner only claims proves nothing', async () => {
    const claims = { sub: 'u-9', email: 'ada@three.example' };
    for (const more of [{}, { email_verified: false }, { email_verified: 'true' }]) {
      await assert.rejects(
        clientOf(address, { claims: { ...claims, ...more } }).operate('mf-three', 'promote', {}),
        /no right "promote"/u,
      );
    }
  });

  test('the claims of one issuer are none of another’s', async () => {
    const other = await testIssuer();
    rights = { ...rights, issuers: [...rights.issuers, other.entry] };
    const client = new PublisherClient(address, () => other.token({ claims: pipeline }));
    await assert.rejects(client.operate('mf-one', 'promote', {}), /no right "promote"/u);
    other.close();
  });

  test('an issuer that does not answer is no reason to believe, nor to call a token forged', async () => {
    const other = await testIssuer();
    other.goDown();
    rights = { ...rights, issuers: [...rights.issuers, other.entry] };
    const answer = await answerTo(`Bearer ${await other.token({ claims: pipeline })}`);
    assert.equal(answer.status, 503);
    other.close();
  });

  test('nobody names himself: the history has what the issuer says', async () => {
    const claims = { ...pipeline, sub: 'repo:org\u001B[31m/mf-one', by: 'ada', name: 'ada' };
    const client = clientOf(address, { claims });
    await client.publish('mf-one', publication(soundRemote('mf-one', 'aaaa1111')));
    const { host } = new URL(issuer.url);
    assert.equal((await store.log.history(1))[0]?.by, `repo:org[31m/mf-one (${host})`);
  });
});

describe('publications', () => {
  let address: string;
  let one: PublisherClient;
  beforeEach(async () => {
    address = await publisherOf();
    one = clientOf(address, { claims: pipeline });
  });

  test('a build that was sent is stored under our seal and served', async () => {
    const id = await one.publish('mf-one', publication(soundRemote('mf-one', 'aaaa1111')));
    assert.equal(id, first);
    assert.equal((await servedOf('mf-one'))?.stable, first);
    assert.deepEqual(await storeFaults(store), []);
    assert.equal(await store.readReleased('mf-one', first, 'attestation.json'), null);
  });

  test('whether it would be accepted is answered with every reason, and nothing is kept', async () => {
    const broken = soundRemote('mf-one', 'aaaa1111');
    rmSync(path.join(broken, 'facts.json'));
    const verdicts = {
      tests: { passed: false, output: 'expected 1, was 2' },
      sources: {
        types: { findings: [{ file: 'a.ts', line: 3, rule: 'TS2322', message: 'no text' }] },
        lint: { findings: [], failure: 'it did not start' },
      },
    };
    for (const isDryRun of [true, false]) {
      await assert.rejects(
        one.publish('mf-one', publication(broken, { verdicts, isDryRun })),
        (error: Error) => {
          assert.ok(error instanceof GateRefusal);
          assert.deepEqual(
            error.refusals.map((refusal) => refusal.reason),
            ['message-missing', 'tests-failing', 'types-failing', 'lint-failing'],
          );
          assert.match(error.message, /expected 1, was 2[^]*a\.ts:3 TS2322: no text/u);
          return true;
        },
      );
    }
    const sane = publication(soundRemote('mf-one', 'aaaa1111'), { isDryRun: true });
    assert.equal(await one.publish('mf-one', sane), first);
    assert.equal(await revision(), 1);
    assert.equal(await store.hasRelease('mf-one', first), false);
    assert.deepEqual(leftovers(), []);
  });

  test('a build of which the sender says nothing is refused', async () => {
    const answer = await send('mf-one', await packFolder(soundRemote('mf-one', 'aaaa1111')));
    assert.equal(answer.status, 422);
    const { refusals } = (await answer.json()) as { refusals: { reason: string }[] };
    assert.deepEqual(
      refusals.map(({ reason }) => reason),
      ['tests-failing', 'types-failing', 'lint-failing'],
    );
  });

  test('what tar makes of a folder is as good as what our client sends', async () => {
    const dir = soundRemote('mf-one', 'aaaa1111');
    writeFileSync(path.join(dir, 'attestation.json'), JSON.stringify(sound));
    const archive = execFileSync('tar', ['--format=ustar', '-C', dir, '-cf', '-', '.']);
    const answer = await send('mf-one', archive);
    assert.deepEqual(await answer.json(), { key: 'mf-one', version: first, state: 'served' });
    assert.equal(await store.readReleased('mf-one', first, 'attestation.json'), null);
  });

  test('the shell is published by whoever has the right for it', async () => {
    const shell = clientOf(address, { claims: { groups: ['shell'] } });
    const forSome = publication(soundShell('bbbb2222'), { canary: { percent: 5 } });
    await assert.rejects(shell.publish('shell', forSome), /no right "canary"/u);
    rights = {
      ...rights,
      rules: rights.rules.map((rule) =>
        rule.remotes.includes('shell')
          ? { ...rule, operations: [...rule.operations, 'canary'] }
          : rule,
      ),
    };
    await assert.rejects(shell.publish('shell', forSome), /The shell has no canary/u);
    assert.equal(await shell.publish('shell', publication(soundShell('bbbb2222'))), second);
    assert.deepEqual(await store.shell(), { stable: second, previous: first });
  });

  test('pages of static hosting follow a shell that is published', async () => {
    await writeStaticPages(store, 'https://example.org');
    const page = async () => String(await store.storage.read('pages/index.it.html'));
    assert.match(await page(), /\/_shell\/1\.4\.0-aaaa1111\//u);
    const shell = clientOf(address, { claims: { groups: ['shell'] } });
    await shell.publish('shell', publication(soundShell('bbbb2222')));
    for (let times = 0; times < 50 && !(await page()).includes(second); times += 1) await wait(20);
    assert.match(await page(), /\/_shell\/1\.4\.0-bbbb2222\//u);
  });

  test('the same publication again changes nothing', async () => {
    const build = soundRemote('mf-one', 'aaaa1111');
    await one.publish('mf-one', publication(build));
    const seen = await revision();
    for (let times = 0; times < 3; times += 1) {
      assert.equal(await one.publish('mf-one', publication(build)), first);
    }
    assert.equal(await revision(), seen);
  });

  test('nor when others followed or an operator went back: it says how it would be served', async () => {
    const [older, newer] = [soundRemote('mf-one', 'aaaa1111'), soundRemote('mf-one', 'bbbb2222')];
    await one.publish('mf-one', publication(older));
    await one.publish('mf-one', publication(newer));
    await assert.rejects(one.publish('mf-one', publication(older)), /published before.*promote/u);
    await rollBack(store, 'mf-one', ada);
    for (const canary of [undefined, { percent: 5 }]) {
      await assert.rejects(
        one.publish('mf-one', publication(newer, { canary })),
        /published before.*promote/u,
      );
    }
    assert.equal((await servedOf('mf-one'))?.stable, first);
  });

  test('other bytes under a name that is taken are refused', async () => {
    await one.publish('mf-one', publication(soundRemote('mf-one', 'aaaa1111')));
    const other = soundRemote('mf-one', 'aaaa1111', '/* other */');
    await assert.rejects(one.publish('mf-one', publication(other)), /differs in remoteEntry\.js/u);
  });

  test('two publishers at once: each publication counts, and the store is whole', async () => {
    rights.rules.push({
      issuer: issuer.url,
      claims: { groups: 'all' },
      remotes: ['mf-*'],
      operations: ['publish'],
    });
    const other = await publisherOf({}, new ReleaseStore(store.dir));
    const keys = ['mf-one', 'mf-two', 'mf-three', 'mf-four'];
    const clients = [address, other].map((of) => clientOf(of, { claims: { groups: ['all'] } }));
    const builds = keys.map((key) => soundRemote(key, 'aaaa1111'));
    // Each to both, as a pipeline that lost the answer and asks again.
    await Promise.all(
      keys.flatMap((key, index) =>
        clients.map((client) => client.publish(key, publication(builds[index]!))),
      ),
    );
    for (const key of keys) assert.equal((await servedOf(key))?.stable, first);
    assert.equal(await revision(), 1 + keys.length);
    assert.deepEqual(await storeFaults(store), []);
  });

  test('what another publisher serves between two looks at the store is served, not left', async () => {
    const other = clientOf(await publisherOf({}, new ReleaseStore(store.dir)), {
      claims: pipeline,
    });
    const sent = publication(soundRemote('mf-one', 'aaaa1111'));
    await one.publish('mf-one', { ...sent, isStoreOnly: true });
    const entries = store.log.entries.bind(store.log);
    store.log.entries = async function* meanwhile() {
      store.log.entries = entries;
      await other.publish('mf-one', sent);
      yield* entries();
    };
    assert.equal(await one.publish('mf-one', sent), first);
    assert.equal((await servedOf('mf-one'))?.stable, first);
    assert.equal(await revision(), 3);
  });

  test('what somebody puts in the place of a folder while it is stored is not served', async () => {
    const putFolder = store.storage.putFolder.bind(store.storage);
    const foreign = new ReleaseStore(temporaryDir());
    await foreign.publish(soundRemote('mf-one', 'aaaa1111', '/* another key */'));
    const swaps = [
      soundRemote('mf-one', 'aaaa1111', '/* no seal */'),
      foreign.remoteDir('mf-one', first),
    ];
    for (const dir of swaps) {
      store.storage.putFolder = (name) => putFolder(name, dir);
      await assert.rejects(
        one.publish('mf-one', publication(soundRemote('mf-one', 'aaaa1111'))),
        /not expected|sealed by us/u,
      );
      assert.equal(await revision(), 1);
      await store.storage.removeFolder(`_remotes/mf-one/${first}`);
    }
  });

  test('what others took a moment ago is refused at the last moment', async () => {
    const other = new ReleaseStore(store.dir);
    const change = store.change.bind(store);
    store.change = async (...operation) => {
      store.change = change;
      await other.publish(soundShell('bbbb2222'));
      // A shell of another contract, which everybody has by now.
      const shell = soundShell('cccc3333');
      const platform = { contract: '2.0', shared: {}, routes: [], chunks: [], groups: [] };
      writeFileSync(path.join(shell, 'platform.json'), JSON.stringify(platform));
      await other.publish(shell);
      return change(...operation);
    };
    await assert.rejects(
      one.publish('mf-one', publication(soundRemote('mf-one', 'aaaa1111'))),
      /contract-major/u,
    );
    assert.equal(await servedOf('mf-one'), undefined);
  });

  const send = async (key: string, body: Buffer, query = '') =>
    fetch(`${address}/releases/${key}${query}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-tar',
        authorization: `Bearer ${await issuer.token({ claims: pipeline })}`,
      },
      body: new Uint8Array(body),
    });
  const leftovers = () => readdirSync(os.tmpdir());

  const noBuilds: [what: string, change: (dir: string) => void, answer: RegExp][] = [
    ['nothing in it', (dir) => rmSync(path.join(dir, 'release.json')), /release\.json/u],
    ['no declaration', (dir) => rmSync(path.join(dir, 'remote.json')), /remote\.json/u],
    ['no manifest', (dir) => rmSync(path.join(dir, 'mf-manifest.json')), /mf-manifest\.json/u],
    ['a name that is a path', named({ id: '../../log/0000000009' }), /release\.json/u],
    [
      'a version that is a path',
      named({ version: '../../x', id: '../../x-aaaa1111' }),
      /release\.json/u,
    ],
    ['the name of another remote', named({ key: 'mf-two' }), /one of mf-two/u],
    [
      'facts that name files of the publisher',
      (dir) =>
        writeFileSync(
          path.join(dir, 'facts.json'),
          JSON.stringify({ chunks: [{ files: ['../../etc/passwd'] }], groups: [] }),
        ),
      /facts\.json names/u,
    ],
    [
      'facts that name files that are not there',
      (dir) =>
        writeFileSync(
          path.join(dir, 'facts.json'),
          JSON.stringify({ chunks: [], groups: [{ files: ['gone.js'] }] }),
        ),
      /no file of it/u,
    ],
  ];
  function named(change: object) {
    const release = { key: 'mf-one', version: '1.4.0', hash: 'aaaa1111', id: first, ...change };
    return (dir: string) => writeFileSync(path.join(dir, 'release.json'), JSON.stringify(release));
  }
  for (const [what, change, expected] of noBuilds) {
    test(`a folder with ${what} is no build, and leaves nothing`, async () => {
      const dir = soundRemote('mf-one', 'aaaa1111');
      change(dir);
      const answer = await send('mf-one', await packFolder(dir));
      assert.equal(answer.status, 400);
      assert.match(await answer.text(), expected);
      assert.equal(await revision(), 1);
      assert.deepEqual(await store.storage.list('_remotes'), []);
    });
  }

  test('a folder that is too large is refused while it is sent', async () => {
    address = await publisherOf({ limits: { bytes: 100_000, files: 50 } });
    const dir = soundRemote('mf-one', 'aaaa1111');
    writeFileSync(path.join(dir, 'large.js'), 'x'.repeat(4_000_000));
    const answer = await send('mf-one', await packFolder(dir));
    assert.equal(answer.status, 413);
    assert.match(await answer.text(), /more than 100000 bytes/u);
    assert.deepEqual(leftovers(), []);
  });

  test('names of remotes that are paths, and queries that are none, are refused', async () => {
    const archive = await packFolder(soundRemote('mf-one', 'aaaa1111'));
    for (const key of ['..%2Fmf-one', 'mf-one%2F..', 'mf-one%00', 'MF-ONE', '%2E%2E']) {
      assert.ok([403, 404].includes((await send(key, archive)).status), key);
    }
    for (const query of ['?canary=500', '?canary=x', '?force=1', '?dryRun=no']) {
      assert.equal((await send('mf-one', archive, query)).status, 400, query);
    }
  });

  test('a client that hangs up halfway leaves nothing', async () => {
    const archive = await packFolder(soundRemote('mf-one', 'aaaa1111'));
    const token = await issuer.token({ claims: pipeline });
    let halfway = 0;
    await new Promise<void>((resolve) => {
      const sending = httpRequest(`${address}/releases/mf-one`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-tar',
          'content-length': archive.length,
          authorization: `Bearer ${token}`,
        },
      });
      sending.once('error', () => resolve());
      sending.write(archive.subarray(0, 3000), () => {
        setTimeout(() => {
          halfway = leftovers().length;
          sending.destroy(new Error('hung up'));
        }, 200);
      });
    });
    assert.equal(halfway, 1, 'it was being received');
    for (let times = 0; times < 50 && leftovers().length > 0; times += 1) await wait(50);
    assert.deepEqual(leftovers(), []);
    assert.equal(await revision(), 1);
    assert.ok(!existsSync(path.join(store.dir, '_remotes')));
    // And the next one is served.
    await one.publish('mf-one', publication(soundRemote('mf-one', 'aaaa1111')));
  });

  test('a third publication of one remote at once is told to come back', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const probe = async () => {
      await gate;
      return { app: { kind: 'failure' as const, reason: 'held up' }, paintFaults: [] };
    };
    one = clientOf(await publisherOf({ probe }), { claims: pipeline });
    const sent = publication(soundRemote('mf-one', 'aaaa1111'));
    const two = [1, 2].map(() => one.publish('mf-one', sent).catch((error: unknown) => error));
    await wait(1000);
    await assert.rejects(one.publish('mf-one', sent), PublisherUnreachable);
    open();
    for (const outcome of await Promise.all(two)) assert.ok(outcome instanceof GateRefusal);
  });

  test('a reason has nothing that a terminal would obey', async () => {
    const reason = 'cards\u001B[2J are\nrefused';
    await one.publish('mf-one', publication(soundRemote('mf-one', 'aaaa1111'), { reason }));
    assert.equal((await store.log.history(1))[0]?.reason, 'cards [2J are refused');
  });

  test('operations are refused in words, and nothing changes', async () => {
    await store.publish(soundRemote('mf-one', 'aaaa1111'));
    await assert.rejects(
      one.operate('mf-one', 'rollback', { reason: 'broken' }),
      (error: Error) =>
        /no earlier good version/u.test(error.message) && error instanceof ReleaseRefusal,
    );
    await assert.rejects(one.operate('mf-one', 'rollback', {}), /reason/u);
    await assert.rejects(one.operate('mf-one', 'canary', { percent: 500 }), /percent/u);
    await assert.rejects(one.operate('mf-one', 'promote', { by: 'ada' }), /by/u);
    assert.equal(await revision(), 2);
  });
});

test('a token is sent to no address that is not safe', () => {
  for (const address of ['http://publisher.example', 'ftp://localhost', 'publisher', '']) {
    assert.throws(() => new PublisherClient(address, async () => 'x'), ReleaseRefusal);
  }
});
