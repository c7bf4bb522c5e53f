import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { loadPeople } from './demo/people.ts';
import { authenticate } from './domains/identity/index.ts';
import { createJobs } from './jobs/jobs.ts';
import { embeddedAdapters, openPlatform } from './open-platform.ts';
import type { Platform } from './platform.ts';
import { StartRefusal } from './start-refusal.ts';
import { freePort } from './testing/free-port.ts';
import { stranger } from './testing/login/stranger.ts';
import { bareEnvironment } from './testing/processes.ts';
import { layDatabase } from './testing/test-database.ts';

type Outcome = {
  byProvider: boolean;
  byWallet: boolean;
  pays: boolean;
  readsMail: boolean;
  passesExams: boolean;
  seesCredentialProvider: boolean;
};

const everything: Outcome = {
  byProvider: true,
  byWallet: true,
  pays: true,
  readsMail: true,
  passesExams: true,
  seesCredentialProvider: true,
};
const nothing: Outcome = {
  byProvider: false,
  byWallet: false,
  pays: false,
  readsMail: false,
  passesExams: false,
  seesCredentialProvider: false,
};

let dir: string;
let opened: Platform;
before(async () => {
  dir = mkdtempSync(join(tmpdir(), 'workerbadge-peers-'));
  writeFileSync(
    join(dir, 'issuers.json'),
    JSON.stringify([{ issuer: 'https://issuer.example', keys: [{ kty: 'EC' }] }]),
  );
  // With the demo people in it, an administrator among them: whoever becomes one of them is seen.
  const open = (dataDir: string) =>
    openPlatform(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  await layDatabase(join(dir, 'data'));
  const filled = await open(join(dir, 'data'));
  await filled.jobs.start();
  await loadPeople(filled);
  await filled.jobs.stop();
  await filled.database.close();
  cpSync(join(dir, 'data'), join(dir, 'here'), { recursive: true });
  opened = await open(join(dir, 'here'));
});
after(async () => {
  await opened.database.close();
  rmSync(dir, { recursive: true, force: true });
});

/** What a stranger gets of a server that listens. */
async function outcomeAt(port: number, publicUrl = 'http://localhost:8080'): Promise<Outcome> {
  return {
    byProvider: await stranger(port, publicUrl).byProvider(),
    byWallet: await stranger(port, publicUrl).byWallet(),
    pays: await stranger(port, publicUrl).pays(),
    readsMail: await stranger(port, publicUrl).readsMail(),
    passesExams: await stranger(port, publicUrl).passesExams(),
    seesCredentialProvider: await stranger(port, publicUrl).seesCredentialProvider(),
  };
}

/** The server of these variables, in this process, which spares the seconds that its own start takes. */
async function attackHere(variables: Record<string, string>): Promise<Outcome> {
  const config = readConfig({
    DATA_DIR: join(dir, 'here'),
    DEMO_DATA: 'false',
    LOG_LEVEL: 'silent',
    ...variables,
  });
  const jobs = createJobs(opened.database, opened.log, false);
  const platform = { ...opened, ...embeddedAdapters(config, opened), config, jobs };
  const app = await buildApp(platform, authenticate(platform));
  await app.ready();
  await jobs.start();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const outcome = await outcomeAt(port, variables['PUBLIC_URL']);
  await app.close();
  await jobs.stop();
  return outcome;
}

/** The real server with these variables and no others: what a stranger gets, or its refusal to start. */
async function attack(variables: Record<string, string>): Promise<Outcome | string> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(dir, 'data-'));
  cpSync(join(dir, 'data'), dataDir, { recursive: true });
  const child = fork(join(import.meta.dirname, 'main.ts'), [], {
    env: {
      ...bareEnvironment,
      DATA_DIR: dataDir,
      DEMO_DATA: 'false',
      API_PORT: String(port),
      LOG_LEVEL: 'silent',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'close');
  const isReady = await Promise.race([
    once(child, 'message').then(() => true),
    ended.then(() => false),
  ]);
  if (!isReady) return said.trim();
  const outcome = await outcomeAt(port, variables['PUBLIC_URL']);
  child.kill('SIGTERM');
  await ended;
  return outcome;
}

const site = { PUBLIC_URL: 'https://shop.example' };
/** Nobody answers there: a login that reaches it fails, as it must for a stranger. */
const provider = { OIDC_ISSUER: 'https://127.0.0.1:1', OIDC_CLIENT_SECRET: 'secret' };
const wallet = () => ({
  WALLET_ENDPOINT: 'openid4vp://',
  WALLET_TRUST_FILE: join(dir, 'issuers.json'),
});
const mail = { SMTP_URL: 'smtp://127.0.0.1:1' };

/** As containers listen. */
const everywhere = { API_HOST: '0.0.0.0' };

const everyRealPeer = () => ({ ...site, ...provider, ...wallet(), ...mail });

for (const [what, variables, expected] of [
  ['a demonstration on this machine', () => ({}), everything],
  ['a public site with every real peer', everyRealPeer, nothing],
] as const) {
  test(`${what}: what a stranger can do at the program as it is started`, async () => {
    assert.deepEqual(await attack(variables()), expected);
  });
}

const configurations: [string, () => Record<string, string>, Outcome][] = [
  ['a demonstration on this machine', () => ({}), everything],
  [
    'a public demonstration that was asked for',
    () => ({ ...site, DEMO_PEERS: 'true' }),
    { ...everything, passesExams: false },
  ],
  [
    'a demonstration in a container that was asked for',
    () => ({ ...everywhere, DEMO_PEERS: 'true' }),
    everything,
  ],
  [
    'a public site that forgot its address, with every real peer',
    () => ({ ...everywhere, ...provider, ...wallet(), ...mail }),
    nothing,
  ],
  [
    'a real provider of identities alone, on this machine',
    () => provider,
    { ...everything, byProvider: false, byWallet: false, seesCredentialProvider: false },
  ],
  ['a real wallet alone, on this machine', wallet, { ...everything, byWallet: false }],
  ['a real mail server alone, on this machine', () => mail, { ...everything, readsMail: false }],
  [
    'a public demonstration with a real provider of identities',
    () => ({ ...site, ...provider, DEMO_PEERS: 'true' }),
    {
      ...everything,
      byProvider: false,
      byWallet: false,
      passesExams: false,
      seesCredentialProvider: false,
    },
  ],
  ['a public site with every real peer', everyRealPeer, nothing],
  [
    'a public site with no wallets',
    () => ({ ...site, ...provider, ...mail, WALLET_ENDPOINT: 'none' }),
    nothing,
  ],
];

for (const [what, variables, expected] of configurations) {
  test(`${what}: what a stranger can do`, async () => {
    assert.deepEqual(await attackHere(variables()), expected);
  });
}

const identityMissing = /the identity provider \(set OIDC_ISSUER\)/;
const walletMissing = /the wallet \(set WALLET_ENDPOINT/;
const mailMissing = /the mail server \(set SMTP_URL\)/;

const refusals: [string, () => Record<string, string>, RegExp[]][] = [
  ['nothing', () => site, [identityMissing, walletMissing, mailMissing]],
  [
    'a real provider of identities alone',
    () => ({ ...site, ...provider }),
    [walletMissing, mailMissing],
  ],
  ['a real wallet alone', () => ({ ...site, ...wallet() }), [identityMissing, mailMissing]],
  ['a real mail server alone', () => ({ ...site, ...mail }), [identityMissing, walletMissing]],
  ['no wallet named', () => ({ ...site, ...provider, ...mail }), [walletMissing]],
  [
    'demo data',
    () => ({ ...site, ...provider, ...mail, WALLET_ENDPOINT: 'none', DEMO_DATA: 'true' }),
    [/^DEMO_DATA=true /],
  ],
];

function refusalOf(variables: Record<string, string>): string {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof StartRefusal) return error.message;
  }
  throw new Error('not refused');
}

test('a public site with no peer at all ends its start with the sentence', async () => {
  assert.equal(await attack(site), refusalOf(site));
});

for (const [what, variables] of [
  ['that forgot its address', everywhere],
  ['that says an address of this machine', { ...everywhere, PUBLIC_URL: 'http://localhost:8080' }],
  ['on every address of IPv6', { API_HOST: '::' }],
  ['on an address of the network', { API_HOST: '192.168.1.7' }],
  ['on a name of the network', { API_HOST: 'server' }],
] as [string, Record<string, string>][]) {
  test(`a server that others reach, ${what}, does not start without its peers`, () => {
    const said = refusalOf(variables);
    for (const sentence of [identityMissing, walletMissing, mailMissing]) {
      assert.match(said, sentence);
    }
    assert.match(refusalOf({ ...variables, DEMO_DATA: 'true' }), /^DEMO_DATA=true /);
  });
}

test('a server that listens on a loopback address alone is of this machine', () => {
  for (const API_HOST of ['127.0.0.1', '127.0.1.1', '::1', 'localhost', '']) {
    assert.equal(readConfig({ API_HOST }).demoPeers, true, API_HOST);
  }
  assert.equal(readConfig({ ...everywhere, DEMO_PEERS: 'true' }).demoPeers, true);
});

for (const [what, variables, sentences] of refusals) {
  test(`a public site with ${what} does not start, and one sentence names each peer`, () => {
    const said = refusalOf(variables());
    for (const sentence of [identityMissing, walletMissing, mailMissing, ...sentences]) {
      const isExpected = sentences.includes(sentence);
      assert.equal(sentence.test(said), isExpected, `${sentence.source}: ${said}`);
    }
  });
}

test('an address of this machine is one by its name, and not by a part of it', () => {
  const peersAt = (address: string) =>
    readConfig({ PUBLIC_URL: address, ...provider, ...mail, WALLET_ENDPOINT: 'none' }).demoPeers;
  for (const address of [
    'http://localhost:8090',
    'http://shop.localhost',
    'https://127.0.0.1',
    'http://[::1]:80',
  ]) {
    assert.equal(peersAt(address), true, address);
  }
  for (const address of [
    'http://localhost.example',
    'http://127.0.0.1.example',
    'http://192.168.1.7:8080',
    'http://10.0.0.1',
    'http://shop.example/localhost',
  ]) {
    assert.equal(peersAt(address), false, address);
  }
  assert.throws(() => readConfig({ DEMO_PEERS: 'false' }), identityMissing);
});

test('a real issuer of CIE beside the demo provider, and a trust list without wallets, are refused', () => {
  assert.throws(
    () => readConfig({ CIE_OIDC_ISSUER: 'https://cie.example', CIE_OIDC_CLIENT_SECRET: 's' }),
    /^StartRefusal: CIE_OIDC_ISSUER is set, so OIDC_ISSUER must be set too\.$/,
  );
  assert.throws(
    () => readConfig({ WALLET_TRUST_FILE: 'issuers.json' }),
    /^StartRefusal: WALLET_TRUST_FILE is set, so WALLET_ENDPOINT must be set too\.$/,
  );
});

test('a variable without a value is absent', () => {
  const names = [
    'PUBLIC_URL',
    'OIDC_ISSUER',
    'OIDC_CLIENT_SECRET',
    'SMTP_URL',
    'DATABASE_URL',
    'DEMO_PEERS',
    'DEMO_DATA',
    'WALLET_ENDPOINT',
    'API_PORT',
    'AZURE_STORAGE_CONNECTION_STRING',
    'TRUST_PROXY',
  ];
  const empty = Object.fromEntries(names.map((name) => [name, name === 'SMTP_URL' ? ' ' : '']));
  assert.deepEqual(readConfig(empty), readConfig({}));
});
