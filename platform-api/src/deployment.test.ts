/** The environments of `delivery/deploy`, as the server reads them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';
import { algorandVariables } from './algorand-config.ts';
import { readConfig } from './config.ts';
import { readClusterUrl } from './database/cluster-url.ts';
import { demoPeersOf } from './demo-peers.ts';
import { testPlatform } from './testing/platform.ts';

const deploy = join(import.meta.dirname, '../../delivery/deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');

type Variables = Record<string, string>;

const compose = parse(read('compose.yaml')) as {
  services: Record<
    string,
    { environment: Variables; networks?: Record<string, { ipv4_address: string }> }
  >;
};

/** What the image of the API sets itself. */
const image: Variables = Object.fromEntries(
  [...read('api.Dockerfile').matchAll(/^(?:ENV | {4})([A-Z_]+)=(\S+)/gm)].map(([, name, value]) => [
    name,
    value,
  ]),
);

/** What the API gets when a person has set these variables for compose; throws as compose does. */
function composeEnvironment(set: Variables): Variables {
  const fill = (text: string) =>
    text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind, rest: string) => {
      const value = set[name];
      if (value !== undefined && value !== '') return value;
      if (kind === '?') throw new Error(rest);
      return kind === '-' ? rest : '';
    });
  assert.equal(image['API_HOST'], '0.0.0.0');
  const given = Object.entries(compose.services['api']?.environment ?? {});
  return { ...image, ...Object.fromEntries(given.map(([name, value]) => [name, fill(value)])) };
}

/** Values for what a public installation must say. */
const publicValues: Variables = {
  PUBLIC_URL: 'https://workerbadge.example',
  POSTGRES_PASSWORD: 'secret',
  DATABASE_URL: 'postgresql://workerbadge:secret@database/workerbadge',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtps://user:secret@mail.example',
  WALLET_ENDPOINT: 'none',
};

/** The variables that the file's own comment names after `introduction`. */
function namedIn(text: string, introduction: RegExp): string[] {
  const [, list = ''] = introduction.exec(text) ?? [];
  const names = list.match(/[A-Z]+_[A-Z_]+/g) ?? [];
  assert.ok(names.length > 3, 'the comment names variables');
  return names;
}

const valuesOf = (names: string[]) =>
  Object.fromEntries(
    names.map((name) => {
      const value = publicValues[name];
      assert.ok(value !== undefined, name);
      return [name, value];
    }),
  );

test('compose.yaml starts a demonstration with the three variables that it names', () => {
  const address = { POSTGRES_PASSWORD: 'secret', PUBLIC_URL: 'http://localhost:8080' };
  const set = { ...address, DEMO_PEERS: 'true' };
  const config = readConfig(composeEnvironment(set));
  assert.deepEqual(demoPeersOf(config), {
    identity: true,
    wallet: true,
    payments: true,
    outbox: true,
    examiner: true,
    companyCredential: true,
  });
  assert.throws(() => composeEnvironment({ POSTGRES_PASSWORD: 'secret' }), /set PUBLIC_URL/);
  // Its port is open to the network, whatever the address says.
  assert.throws(() => readConfig(composeEnvironment(address)), /DEMO_PEERS=true would play them/);
});

const composePublic = namedIn(
  read('compose.yaml'),
  /public installation needs these variables[^:]+:\n# +(.+)\n/,
);

test('compose.yaml starts a public installation with what it says is needed, and with nothing less', () => {
  const set = valuesOf(composePublic);
  const config = readConfig(composeEnvironment(set));
  assert.ok(Object.values(demoPeersOf(config)).every((isPlayed) => !isPlayed));
  assert.equal(config.demoData, false);
  for (const name of composePublic.filter((needed) => needed !== 'POSTGRES_PASSWORD')) {
    const { [name]: _left, ...rest } = set;
    assert.throws(() => readConfig(composeEnvironment(rest)), new RegExp(name), name);
  }
});

/** Keys as the providers give them for tests. */
const paymentKeys: Variables = {
  PAYMENTS_MODE: 'test',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: '9XL90610J3647323C',
};

test('compose.yaml hands on the keys of payment providers, and needs none of them', () => {
  const set = valuesOf(composePublic);
  const none = readConfig(composeEnvironment(set)).payments;
  assert.deepEqual(none, { mode: 'live', stripe: null, paypal: null });
  const { payments } = readConfig(composeEnvironment({ ...set, ...paymentKeys }));
  assert.deepEqual(
    [payments.stripe?.secretKey, payments.paypal?.clientId],
    ['sk_test_1', 'client'],
  );
});

test('compose.yaml hands on what Algorand needs, and needs none of it; the kubernetes files name it', () => {
  const set = valuesOf(composePublic);
  assert.equal(readConfig(composeEnvironment(set)).algorand, null);
  const algorand: Variables = {
    ALGORAND_NODE_URL: 'https://node.example',
    ALGORAND_NODE_TOKEN: 'node',
    ALGORAND_INDEXER_URL: 'https://indexer.example',
    ALGORAND_INDEXER_TOKEN: 'indexer',
    ALGORAND_NETWORK: 'testnet',
    ALGORAND_EXPLORER_URL: 'https://explorer.example',
  };
  assert.deepEqual(Object.keys(algorand), Object.keys(algorandVariables));
  assert.deepEqual(
    readConfig(composeEnvironment({ ...set, ...algorand })).algorand,
    readConfig(algorand).algorand,
  );
  const text = read('kubernetes/configuration.yaml');
  for (const name of Object.keys(algorand)) assert.match(text, new RegExp(`\\b${name}\\b`), name);
});

test('the kubernetes files name every key that the server reads for payments', () => {
  const text = read('kubernetes/configuration.yaml');
  for (const name of Object.keys(paymentKeys).filter((key) => key !== 'PAYMENTS_MODE')) {
    assert.ok(text.includes(name), name);
  }
});

test('the kubernetes files start a public installation with the secrets that they name', () => {
  const [configuration] = parseAllDocuments(read('kubernetes/configuration.yaml'));
  assert.ok(configuration);
  const { data } = configuration.toJS() as { data: Variables };
  const secrets = namedIn(
    read('kubernetes/configuration.yaml'),
    /# +workerbadge-api {2,}([\s\S]+?)\n# +workerbadge-api-keys/,
  );
  const config = readConfig({ ...image, ...data, ...valuesOf(secrets) });
  assert.ok(Object.values(demoPeersOf(config)).every((isPlayed) => !isPlayed));
  assert.ok(config.databaseUrl !== undefined);
  assert.deepEqual(config.trustProxy, ['loopback', '10.0.0.0/8']);
});

test('the API beside a cluster writes to its primary and reads from its standby', () => {
  const { DATABASE_URL, DATABASE_REPLICA_URL, ...rest } = parseEnv(read('patroni/api.env'));
  assert.deepEqual(rest, {});
  const config = readConfig({ ...publicValues, DATABASE_URL, DATABASE_REPLICA_URL });
  const written = readClusterUrl(config.databaseUrl ?? '');
  const shown = readClusterUrl(config.databaseReplica?.url ?? '');
  assert.equal(config.databaseReplica?.maxLagMs, 10_000);
  assert.deepEqual([written.target, shown.target], ['read-write', 'standby']);
  assert.deepEqual(written.urls, shown.urls);
  const own = parseEnv(read('patroni/patroni.env'))['PATRONI_POSTGRESQL_CONNECT_ADDRESS'];
  assert.ok(written.urls.some((url) => new URL(url).host === own));
  assert.throws(
    () => readConfig({ DATABASE_REPLICA_URL }),
    /DATABASE_REPLICA_URL is set, so DATABASE_URL must be set too/,
  );
});

test('a proxy that is no address is refused', () => {
  for (const list of ['edge', '10.0.0.0/40', '10.0.0.1/8/8', 'true', '1.2.3']) {
    assert.throws(() => readConfig({ TRUST_PROXY: list }), /TRUST_PROXY: not a list/, list);
  }
  assert.deepEqual(readConfig({ TRUST_PROXY: ' ::1/128, uniquelocal,' }).trustProxy, [
    'loopback',
    '::1/128',
    'uniquelocal',
  ]);
});

const edge = compose.services['edge']?.networks?.['default']?.ipv4_address ?? '';

/** Two logins through the edge: what the limit of one a minute says of the second. */
async function secondLogin(environment: Variables, visitors: [string, string]) {
  const { trustProxy } = readConfig(environment);
  const t = await testPlatform({ config: { trustProxy, loginAttemptsPerMinute: 1 } });
  t.setNow(new Date('2026-03-02T10:00:00Z'));
  const statuses: number[] = [];
  for (const visitor of visitors) {
    const answer = await t.app.inject({
      url: `/api/Login/GetUrlSpidLogin?requestId=${randomUUID()}`,
      remoteAddress: edge,
      headers: { 'x-forwarded-for': visitor },
    });
    statuses.push(answer.statusCode);
  }
  await t.close();
  assert.equal(statuses[0], 200);
  return statuses[1];
}

test('behind the edge of compose.yaml each visitor has a limit of their own, whatever they forge', async () => {
  const environment = composeEnvironment(valuesOf(composePublic));
  assert.match(edge, /^\d+\.\d+\.\d+\.\d+$/);
  // The edge adds the address that it saw to what the visitor sent.
  assert.equal(await secondLogin(environment, ['93.44.1.7', '93.44.1.8']), 200);
  assert.equal(await secondLogin(environment, ['93.44.1.7', '93.44.1.7']), 429);
  assert.equal(await secondLogin(environment, ['1.1.1.1, 93.44.1.7', '2.2.2.2, 93.44.1.7']), 429);
});

test('an address that nobody named as a proxy is not believed what it says of others', async () => {
  assert.equal(await secondLogin({}, ['93.44.1.7', '93.44.1.8']), 429);
});
