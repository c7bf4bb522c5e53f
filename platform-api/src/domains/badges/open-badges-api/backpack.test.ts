/** The whole way of a foreign backpack, by a client library that we did not write. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import * as digitalBazaar from '@digitalbazaar/vc';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import { securityLoader } from '@digitalcredentials/security-document-loader';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { demoPeople } from '../../../demo/people.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import type { Badge } from '../repository.ts';
import { badgePlatform, manyBadges } from '../testing-badges.ts';
import { stubbedInternet } from '../testing-network.ts';
import { backpackData } from './personal-data.ts';
import { removeEnded } from './repository.ts';
import { scopes } from './scopes.ts';
import { backpack, BOTH, metadata, PUBLIC_URL, refusal } from './testing-backpack.ts';

const { userId, identity } = demoPeople.marco;
const HOST = new URL(PUBLIC_URL).host;

let t: TestPlatform;
let marco: TestSession;
let badges: Badge[];
let internet: ReturnType<typeof stubbedInternet>;

before(async () => {
  t = await badgePlatform(PUBLIC_URL);
  internet = stubbedInternet(() => ({ [HOST]: t.app }));
});
after(async () => {
  internet.leave();
  await t.close();
});
beforeEach(async () => {
  t.setNow(null);
  await t.platform.database.query('delete from badge');
  await t.platform.database.query('delete from backpack_client');
  badges = await manyBadges(t.platform, 3);
  await t.platform.database.query('update badge set user_id = $1', [userId]);
  marco = await t.login('marco');
});

type Page = { credential: Record<string, any>[]; compactJwsString: string[] };

async function read(token: string, query = ''): Promise<Page> {
  const answer = await t.call(null, {
    url: `/ims/ob/v3p0/credentials${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<Page>();
}

const connections = async (session = marco) =>
  (await session.call({ url: '/api/Badges/Backpacks' })).json().data;

test('the service description leads a backpack to all that it needs, without a token', async () => {
  const answer = await t.call(null, { url: '/ims/ob/v3p0/discovery' });
  assert.equal(answer.statusCode, 200);
  const { openapi, info, paths, components } = answer.json();
  assert.match(openapi, /^3\.0\./);
  for (const name of ['title', 'termsOfService', 'x-imssf-privacyPolicyUrl']) assert.ok(info[name]);
  assert.deepEqual(Object.keys(paths), ['/credentials', '/profile', '/discovery']);
  const scheme = components.securitySchemes.OAuth2ACG;
  assert.equal(scheme['x-imssf-registrationUrl'], `${PUBLIC_URL}/ims/ob/v3p0/oauth/register`);
  const { authorizationCode } = scheme.flows;
  const { server } = await backpack(t);
  assert.equal(authorizationCode.authorizationUrl, server.authorization_endpoint);
  assert.equal(authorizationCode.tokenUrl, server.token_endpoint);
  assert.equal(authorizationCode.refreshUrl, server.token_endpoint);
  assert.deepEqual(Object.keys(authorizationCode.scopes), server.scopes_supported);
});

test('who allows it is read: the credentials verify with the stock verifier and as JWT', async () => {
  const pack = await backpack(t);
  const tokens = await pack.connected(marco);
  assert.equal(tokens.scope, BOTH);
  const page = await read(tokens.access_token);
  assert.deepEqual(
    page.credential.map((credential) => JSON.stringify(credential)),
    badges.map(({ credential }) => credential).toReversed(),
  );
  for (const credential of page.credential) {
    const { verified, error } = await digitalBazaar.verifyCredential({
      credential,
      suite: new DataIntegrityProof({ cryptosuite }),
      documentLoader: securityLoader({ fetchRemoteContexts: true }).build(),
      checkStatus,
    });
    assert.ok(verified, String(error));
  }
  const did = (await t.call(null, { url: '/.well-known/did.json' })).json();
  const keys = did.verificationMethod.flatMap((method: Record<string, any>) =>
    method['publicKeyJwk'] ? [{ ...method['publicKeyJwk'], kid: method['id'] }] : [],
  );
  assert.equal(page.compactJwsString.length, 3);
  for (const jws of page.compactJwsString) {
    const { payload } = await jwtVerify(jws, createLocalJWKSet({ keys }));
    assert.ok(badges.some(({ id }) => String(payload.jti).includes(id)));
  }
});

test('the profile is the name alone, under an id of this backpack', async () => {
  const [one, other] = [await backpack(t), await backpack(t)];
  const profiles = await Promise.all(
    [one, other].map(async (pack) => {
      const { access_token: token } = await pack.connected(marco);
      return (await pack.read(token, 'profile')).json();
    }),
  );
  assert.equal(profiles[0].name, `${identity.name} ${identity.surname}`);
  assert.deepEqual(Object.keys(profiles[0]).toSorted(), [
    '@context',
    'familyName',
    'givenName',
    'id',
    'name',
    'type',
  ]);
  assert.notEqual(profiles[0].id, profiles[1].id);
});

test('pages: every credential once, with the links and the count of the standard', async () => {
  const { access_token: token } = await (await backpack(t)).connected(marco);
  const seen: string[] = [];
  let address: string | undefined = `${PUBLIC_URL}/ims/ob/v3p0/credentials?limit=4`;
  const rels: string[][] = [];
  while (address !== undefined) {
    const { pathname, search } = new URL(address);
    const answer = await t.call(null, {
      url: pathname + search,
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(answer.headers['x-total-count'], '6');
    const { credential, compactJwsString } = answer.json<Page>();
    assert.ok(credential.length + compactJwsString.length <= 4);
    seen.push(...credential.map(({ id }) => String(id)), ...compactJwsString);
    const links = [...String(answer.headers.link).matchAll(/<([^>]+)>; rel="(\w+)"/g)];
    rels.push(links.map(([, , rel]) => String(rel)));
    address = links.find(([, , rel]) => rel === 'next')?.[1];
  }
  assert.equal(new Set(seen).size, 6);
  assert.deepEqual(rels, [
    ['first', 'last', 'next'],
    ['first', 'last', 'prev'],
  ]);
});

test('since: what was issued after it, and a parameter that cannot be read is refused as the standard says', async () => {
  const { access_token: token } = await (await backpack(t)).connected(marco);
  const [oldest] = badges;
  const page = await read(token, `?since=${oldest?.acquiredAt.toISOString()}`);
  assert.equal(page.credential.length, 2);
  for (const query of ['?limit=0', '?limit=x', '?offset=-1', '?since=yesterday']) {
    const answer = await t.call(null, {
      url: `/ims/ob/v3p0/credentials${query}`,
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(answer.statusCode, 400, query);
    assert.equal(answer.json().imsx_codeMajor, 'failure');
  }
});

test('hidden, revoked, changed and other people’s badges are not given', async () => {
  const { access_token: token } = await (await backpack(t)).connected(marco);
  const ids = async () => (await read(token)).credential.map(({ id }) => String(id).split('/')[6]);
  assert.equal((await ids()).length, 3);
  const set = (at: number, change: string) =>
    t.platform.database.query(`update badge set ${change} where id = $1`, [badges[at]?.id]);
  await set(0, 'is_public = false');
  await set(1, "title = 'Laurea'");
  assert.deepEqual(await ids(), [badges[2]?.id]);
  await set(2, 'revoked_at = now()');
  assert.deepEqual(await ids(), []);
  const giulia = await (await backpack(t)).connected(await t.login('giulia'));
  await t.platform.database.query('update badge set is_public = true, revoked_at = null');
  assert.deepEqual(await read(giulia.access_token), { credential: [], compactJwsString: [] });
});

test('a token opens what was allowed, and nothing else', async () => {
  const pack = await backpack(t);
  const only = await pack.connected(marco, { scope: scopes.profile.address });
  assert.equal(only.scope, scopes.profile.address);
  assert.equal((await pack.read(only.access_token, 'profile')).statusCode, 200);
  const refused = await pack.read(only.access_token, 'credentials');
  assert.equal(refused.statusCode, 403);
  assert.match(String(refused.headers['www-authenticate']), /insufficient_scope/);
  assert.equal(
    refused.json().imsx_CodeMinor.imsx_codeMinorField[0].imsx_codeMinorFieldValue,
    'forbidden',
  );
  // Not of our own API, and a session of ours not of this one.
  const own = await t.call(null, {
    url: '/api/Badges/GetBadges',
    headers: { authorization: `Bearer ${only.access_token}` },
  });
  assert.equal(own.statusCode, 401);
  for (const token of ['', 'x', marco.token, String(only.refresh_token), 'A'.repeat(43)]) {
    const answer = await pack.read(token, 'profile');
    assert.equal(answer.statusCode, 401, token);
    assert.equal(answer.headers['access-control-allow-origin'], undefined);
  }
});

test('nothing is written: neither badges nor the profile', async () => {
  const pack = await backpack(t);
  const { access_token: token } = await pack.connected(marco);
  for (const [method, path] of [
    ['POST', 'credentials'],
    ['PUT', 'profile'],
  ] as const) {
    const answer = await t.call(null, {
      method,
      url: `/ims/ob/v3p0/${path}`,
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
    assert.equal(answer.statusCode, 405);
    assert.equal(answer.headers.allow, 'GET');
    assert.match(answer.json().imsx_description, /read, not written/);
  }
});

test('a token ends after fifteen minutes, and is refreshed for ninety days', async () => {
  const pack = await backpack(t);
  let tokens = await pack.connected(marco);
  const start = Date.now();
  t.setNow(new Date(start + 15 * 60_000 + 1000));
  assert.equal((await pack.read(tokens.access_token, 'profile')).statusCode, 401);
  tokens = await pack.refreshed(String(tokens.refresh_token));
  assert.equal((await pack.read(tokens.access_token, 'profile')).statusCode, 200);
  t.setNow(new Date(start + 91 * 24 * 3_600_000));
  assert.equal(await refusal(pack.refreshed(String(tokens.refresh_token))), 'invalid_grant');
  assert.deepEqual(await connections(await t.login('marco')), []);
});

test('the person sees what they allowed, and ends it at once', async () => {
  const pack = await backpack(t);
  const tokens = await pack.connected(marco, { scope: scopes.profile.address });
  const [before] = await connections();
  assert.deepEqual(
    [before.name, before.host, before.scopes, before.lastReadAt],
    [metadata.client_name, 'backpack.example', ['profile'], null],
  );
  await pack.read(tokens.access_token, 'profile');
  await pack.connected(marco, { scope: scopes.credentials.address });
  const all = await connections();
  assert.equal(all.length, 1);
  assert.deepEqual(all[0].scopes, ['credentials', 'profile']);
  assert.ok(all[0].lastReadAt);
  const end = (session: TestSession) =>
    session.call({ method: 'DELETE', url: `/api/Badges/Backpacks?id=${before.id}` });
  await end(await t.login('giulia'));
  assert.equal((await pack.read(tokens.access_token, 'profile')).statusCode, 200);
  assert.equal((await end(marco)).statusCode, 200);
  assert.equal((await pack.read(tokens.access_token, 'profile')).statusCode, 401);
  assert.equal(await refusal(pack.refreshed(String(tokens.refresh_token))), 'invalid_grant');
  assert.equal((await end(marco)).statusCode, 200, 'safe to repeat');
  assert.deepEqual(await connections(), []);
});

test('an export names the applications, a deletion ends them; who is not active is not read', async () => {
  const pack = await backpack(t);
  const { access_token: token } = await pack.connected(marco);
  const { data } = await backpackData.collect(t.platform, userId);
  assert.equal((data as { application: string }[])[0]?.application, metadata.client_name);
  await t.platform.database.query("update account set status = 'pending' where id = $1", [userId]);
  try {
    assert.equal((await pack.read(token, 'profile')).statusCode, 401);
  } finally {
    await t.platform.database.query("update account set status = 'active' where id = $1", [userId]);
  }
  assert.equal((await pack.read(token, 'profile')).statusCode, 200);
  await backpackData.erase(t.platform, userId);
  assert.equal((await pack.read(token, 'profile')).statusCode, 401);
  const { rows } = await t.platform.database.query('select count(*)::int as n from backpack_token');
  assert.deepEqual(rows, [{ n: 0 }]);
});

test('what has ended is cleaned up, and what holds stays', async () => {
  await backpack(t);
  const pack = await backpack(t);
  const tokens = await pack.connected(marco);
  const rows = async (table: string) => {
    const found = await t.platform.database.query(`select count(*)::int as n from ${table}`);
    return found.rows[0]?.['n'];
  };
  t.setNow(new Date(Date.now() + 31 * 24 * 3_600_000));
  await removeEnded(t.platform);
  assert.equal(await rows('backpack_client'), 1, 'the unused one is gone');
  assert.equal(await rows('backpack_consent'), 1);
  await pack.refreshed(String(tokens.refresh_token));
  t.setNow(new Date(Date.now() + 200 * 24 * 3_600_000));
  await removeEnded(t.platform);
  for (const table of ['backpack_consent', 'backpack_grant', 'backpack_token']) {
    assert.equal(await rows(table), 0, table);
  }
});
