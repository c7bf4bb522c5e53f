/** What a backpack, or somebody in its place, is refused. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import { badgePlatform } from '../testing-badges.ts';
import { scopes } from './scopes.ts';
import { backpack, metadata, PUBLIC_URL, REDIRECT, refusal } from './testing-backpack.ts';

let t: TestPlatform;
let marco: TestSession;
let pack: Awaited<ReturnType<typeof backpack>>;

before(async () => {
  t = await badgePlatform(PUBLIC_URL);
});
after(() => t.close());
beforeEach(async () => {
  t.setNow(null);
  await t.platform.database.query('delete from backpack_client');
  marco = await t.login('marco');
  pack = await backpack(t);
});

const register = async (change: object) => {
  const answer = await t.call(null, {
    method: 'POST',
    url: '/ims/ob/v3p0/oauth/register',
    payload: { ...metadata, ...change },
  });
  return [answer.statusCode, answer.json().error];
};

test('a registration without what the standard wants, or of two hosts, is refused', async () => {
  const invalid = [400, 'invalid_client_metadata'];
  for (const name of ['client_name', 'client_uri', 'logo_uri', 'tos_uri', 'policy_uri', 'scope']) {
    assert.deepEqual(await register({ [name]: undefined }), invalid, name);
  }
  for (const change of [
    { logo_uri: 'https://elsewhere.example/logo.png' },
    { client_uri: 'http://backpack.example/' },
    // oxlint-disable-next-line no-script-url -- it is what must be refused
    { policy_uri: 'javascript:alert(1)' },
    { tos_uri: 'https://backpack.example@elsewhere.example/' },
    { client_name: 'x'.repeat(201) },
    { token_endpoint_auth_method: 'none' },
    { grant_types: ['implicit'] },
    { redirect_uris: [] },
    { redirect_uris: Array.from({ length: 6 }, () => REDIRECT) },
    { scope: 'https://purl.imsglobal.org/spec/ob/v3p0/scope/credential.upsert' },
    { scope: 'openid' },
  ]) {
    assert.deepEqual(await register(change), invalid, JSON.stringify(change));
  }
  for (const redirect of [
    'http://backpack.example/back',
    'https://elsewhere.example/back',
    'https://backpack.example/back#x',
    'http://127.0.0.1/back',
    'backpack:back',
  ]) {
    const answer = await register({ redirect_uris: [redirect] });
    assert.deepEqual(answer, [400, 'invalid_redirect_uri'], redirect);
  }
  assert.equal((await register({ client_name: 'x'.repeat(20_000) }))[0], 413);
  assert.equal((await register({}))[0], 201);
});

test('clients that nobody uses cannot fill the table', async () => {
  await t.platform.database.query(
    `insert into backpack_client (id, secret_hash, metadata, registered_at)
     select gen_random_uuid(), 'x', '{}', now() from generate_series(1, 10000)`,
  );
  assert.deepEqual(await register({}), [429, 'temporarily_unavailable']);
});

const describe = async (query: string, session: TestSession | null = marco) => {
  const url = `/api/Badges/Backpacks/Request?query=${encodeURIComponent(query)}`;
  return session === null ? t.call(null, { url }) : session.call({ url });
};

test('nobody is sent back to an address that was not registered to the letter, nor by an unknown client', async () => {
  for (const wish of [
    { redirect_uri: `${REDIRECT}/` },
    { redirect_uri: `${REDIRECT}?x=1` },
    { redirect_uri: 'https://backpack.example/' },
    { redirect_uri: REDIRECT.toUpperCase() },
    { redirect_uri: null },
    { client_id: null },
    { client_id: 'x' },
    { client_id: '00000000-0000-4000-8000-000000000000' },
  ]) {
    const { query } = await pack.request(wish);
    const read = await describe(query);
    assert.equal(read.json().code, 'BACKPACK_REQUEST_UNKNOWN', JSON.stringify(wish));
    const answer = await marco.call({
      method: 'POST',
      url: '/api/Badges/Backpacks/Request',
      payload: { query, isAllowed: true },
    });
    assert.equal(answer.statusCode, 404, JSON.stringify(wish));
  }
  const { query } = await pack.request();
  const twice = `${query}&redirect_uri=${encodeURIComponent(REDIRECT)}`;
  assert.equal((await describe(twice)).statusCode, 404);
});

test('a request that cannot be allowed goes back with its code, its state and who says so', async () => {
  for (const [wish, error] of [
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge_method: null }, 'invalid_request'],
    [{ code_challenge: null }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{ state: null }, 'invalid_request'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'openid' }, 'invalid_scope'],
    [{ scope: `${scopes.credentials.address}x` }, 'invalid_scope'],
  ] as const) {
    const { address, state } = await pack.answered(marco, wish);
    assert.equal(address.searchParams.get('error'), error, JSON.stringify(wish));
    assert.equal(address.searchParams.get('code'), null);
    assert.equal(address.searchParams.get('iss'), `${PUBLIC_URL}/ims/ob/v3p0`);
    if (!('state' in wish)) assert.equal(address.searchParams.get('state'), state);
  }
  const { query } = await pack.request();
  assert.match((await describe(`${query}&scope=x`)).json().data.refusedAddress, /invalid_request/);
});

test('a person who refuses gives no code, and who is not logged in is asked for nothing', async () => {
  assert.equal(
    await refusal(pack.exchange(await pack.answered(marco, {}, false))),
    'access_denied',
  );
  const { query } = await pack.request();
  assert.equal((await describe(query, null)).statusCode, 401);
  for (const [method, url] of [
    ['POST', '/api/Badges/Backpacks/Request'],
    ['GET', '/api/Badges/Backpacks'],
    ['DELETE', '/api/Badges/Backpacks?id=00000000-0000-4000-8000-000000000000'],
  ] as const) {
    const answer = await t.call(null, {
      method,
      url,
      headers: { origin: 'https://backpack.example' },
      ...(method === 'POST' && { payload: { query, isAllowed: true } }),
    });
    assert.equal(answer.statusCode, 401, method);
    assert.equal(answer.headers['access-control-allow-origin'], undefined);
  }
});

test('a backpack is allowed no more than it registered for', async () => {
  const small = await backpack(t, { scope: scopes.profile.address });
  const tokens = await small.connected(marco);
  assert.equal(tokens.scope, scopes.profile.address);
  const { address } = await small.answered(marco, { scope: scopes.credentials.address });
  assert.equal(address.searchParams.get('error'), 'invalid_scope');
});

test('a code is refused to another client, with another verifier or address, and after a minute', async () => {
  const given = await pack.answered(marco);
  const other = await backpack(t);
  assert.equal(await refusal(other.exchange(given)), 'invalid_grant');
  const { verifier } = await pack.request();
  assert.equal(await refusal(pack.exchange({ ...given, verifier })), 'invalid_grant');
  assert.equal(await refusal(pack.exchange({ ...given, verifier: 'short' })), 'invalid_grant');
  const elsewhere = 'https://backpack.example/other';
  assert.equal(await refusal(pack.exchange(given, elsewhere)), 'invalid_grant');
  t.setNow(new Date(Date.now() + 61_000));
  assert.equal(await refusal(pack.exchange(given)), 'invalid_grant');
  t.setNow(null);
  // None of it has used the code up.
  assert.equal(await refusal(pack.exchange(given)), null);
});

test('a code that comes twice ends the tokens that it gave', async () => {
  const given = await pack.answered(marco);
  const tokens = await pack.exchange(given);
  assert.equal((await pack.read(tokens.access_token, 'profile')).statusCode, 200);
  assert.equal(await refusal(pack.exchange(given)), 'invalid_grant');
  assert.equal((await pack.read(tokens.access_token, 'profile')).statusCode, 401);
  assert.equal(await refusal(pack.refreshed(String(tokens.refresh_token))), 'invalid_grant');
});

test('a refresh token that comes twice ends its family; another client’s, or an access token, is refused', async () => {
  const first = await pack.connected(marco);
  const token = String(first.refresh_token);
  const other = await backpack(t);
  assert.equal(await refusal(other.refreshed(token)), 'invalid_grant');
  assert.equal(await refusal(pack.refreshed(first.access_token)), 'invalid_grant');
  const second = await pack.refreshed(token);
  assert.notEqual(second.refresh_token, token);
  assert.equal(await refusal(pack.refreshed(token)), 'invalid_grant');
  assert.equal(await refusal(pack.refreshed(String(second.refresh_token))), 'invalid_grant');
  assert.equal((await pack.read(second.access_token, 'profile')).statusCode, 401);
});

test('a client that did not register for refresh tokens is given none', async () => {
  const once = await backpack(t, { grant_types: ['authorization_code'] });
  assert.equal((await once.connected(marco)).refresh_token, undefined);
});

test('revocation ends a token, of its own client alone; a refresh token takes all along', async () => {
  const tokens = await pack.connected(marco);
  const status = async () => (await pack.read(tokens.access_token, 'profile')).statusCode;
  await (await backpack(t)).revoked(String(tokens.refresh_token));
  assert.equal(await status(), 200);
  await pack.revoked('unknown');
  assert.equal(await status(), 200);
  await pack.revoked(tokens.access_token);
  assert.equal(await status(), 401);
  const { access_token, refresh_token } = await pack.refreshed(String(tokens.refresh_token));
  await pack.revoked(String(refresh_token));
  assert.equal((await pack.read(access_token, 'profile')).statusCode, 401);
});

test('without its secret no client is served', async () => {
  const { client_id: id } = pack.client;
  const basic = (secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  for (const authorization of ['', 'Basic x', basic(''), basic('wrong')]) {
    for (const path of ['token', 'revoke']) {
      const answer = await t.call(null, {
        method: 'POST',
        url: `/ims/ob/v3p0/oauth/${path}`,
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'grant_type=refresh_token&refresh_token=x&token=x',
      });
      assert.deepEqual([answer.statusCode, answer.json().error], [401, 'invalid_client']);
      assert.match(String(answer.headers['www-authenticate']), /^Basic/);
    }
  }
});

test('neither codes nor tokens nor secrets stand in the database', async () => {
  const given = await pack.answered(marco);
  const tokens = await pack.exchange(given);
  const texts = await Promise.all(
    ['backpack_client', 'backpack_grant', 'backpack_token'].map(async (table) =>
      JSON.stringify((await t.platform.database.query(`select * from ${table}`)).rows),
    ),
  );
  const secrets = [
    given.address.searchParams.get('code'),
    tokens.access_token,
    tokens.refresh_token,
    pack.client['client_secret'],
  ];
  for (const secret of secrets) {
    assert.ok(typeof secret === 'string' && secret.length > 40);
    assert.ok(!texts.join('').includes(secret));
  }
});
