import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { calculateJwkThumbprint, decodeProtectedHeader, type JWK } from 'jose';
import { proofKey } from '../../../testing/login/key-proof.ts';
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { accountById } from '../../accounts/index.ts';
import { openSession } from './sessions.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

type Tokens = { token: string; refreshToken: string };

async function refresh(tokens: Tokens, proof?: string) {
  const { token, refreshToken } = tokens;
  const response = await t.app.inject({
    method: 'POST',
    url: '/api/Login/RefreshToken',
    body: { token, refreshToken },
    ...(proof === undefined ? {} : { headers: { dpop: proof } }),
  });
  return { status: response.statusCode, ...response.json<{ data: Tokens; code?: string }>() };
}

const isAlive = async ({ token }: { token: string }) => {
  const response = await t.app.inject({
    url: '/api/Account/Role',
    headers: { authorization: `Bearer ${token}` },
  });
  return response.statusCode === 200;
};

async function boundSession() {
  const key = await proofKey();
  const proof = (overrides?: Parameters<typeof key.proof>[1]) =>
    key.proof(t.platform.clock.now(), overrides);
  const { jwk } = decodeProtectedHeader(await proof());
  const account = await accountById(t.platform, (await t.login('marco')).userId);
  assert.ok(account);
  const keyThumbprint = await calculateJwkThumbprint(jwk as JWK, 'sha256');
  return { session: await openSession(t.platform, account, { keyThumbprint }), proof };
}

test('[SHELL-47 part] [API-05] a refresh gives both tokens anew, and the new ones work', async () => {
  const session = await t.login('marco');
  const next = await refresh(session);
  assert.equal(next.status, 200);
  assert.notEqual(next.data.refreshToken, session.refreshToken);
  assert.equal(await isAlive(next.data), true);
  assert.equal((await refresh(next.data)).status, 200);
});

test('[SHELL-48 part] 50 simultaneous refreshes of one token give one successor and leave the session alive', async () => {
  const session = await t.login('marco');
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(session)));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  const successors = new Set(answers.map(({ data }) => data.refreshToken));
  assert.equal(successors.size, 1);
  const [first] = answers;
  assert.ok(first);
  assert.equal((await refresh(first.data)).status, 200);
  const { rows } = await t.platform.database.query(
    'select count(*)::int as total, max(generation) as depth from refresh_token where session_id = $1',
    [session.sessionId],
  );
  assert.deepEqual(rows, [{ total: 3, depth: 2 }]);
});

test('[SHELL-49 part] the parent gets its successor again within ten seconds, afterwards the family ends', async () => {
  const session = await t.login('marco');
  const now = new Date();
  t.setNow(now);
  const next = await refresh(session);
  t.setNow(new Date(now.getTime() + 9_000));
  assert.equal((await refresh(session)).data.refreshToken, next.data.refreshToken);
  t.setNow(new Date(now.getTime() + 11_000));
  assert.equal((await refresh(session)).code, 'SESSION_OVER');
  assert.equal((await refresh(next.data)).code, 'SESSION_OVER');
  assert.equal(await isAlive(next.data), false);
  t.setNow(null);
});

test('[SHELL-49 part] a grandparent ends the family at once, also within ten seconds', async () => {
  const session = await t.login('marco');
  const second = await refresh(session);
  const third = await refresh(second.data);
  assert.equal((await refresh(session)).status, 401);
  assert.equal((await refresh(third.data)).status, 401);
  assert.equal(await isAlive(third.data), false);
});

test('[API-02 part] a token that was never given, another’s signature and no token are visitors', async () => {
  const session = await t.login('marco');
  const [head, body] = session.token.split('.');
  assert.equal(await isAlive({ token: `${head}.${body}.${'A'.repeat(43)}` }), false);
  assert.equal(await isAlive({ token: 'x'.repeat(40) }), false);
  assert.equal((await refresh({ token: session.token, refreshToken: 'y'.repeat(43) })).status, 401);
  const visitor = await t.app.inject({ url: '/api/Account/Role' });
  assert.equal(visitor.statusCode, 401);
  assert.equal(visitor.json<{ code: string }>().code, 'UNAUTHENTICATED');
});

test('[API-02 part] an access token lives five minutes', async () => {
  const start = Date.now();
  t.setNow(new Date(start));
  const session = await t.login('marco');
  t.setNow(new Date(start + 299_000));
  assert.equal(await isAlive(session), true);
  t.setNow(new Date(start + 301_000));
  assert.equal(await isAlive(session), false);
  t.setNow(null);
});

test('a session bound to a key is refreshed with proofs of that key, each once', async () => {
  const { session, proof } = await boundSession();
  const first = await proof();
  const next = await refresh(session, first);
  assert.equal(next.status, 200);
  assert.equal((await refresh(next.data, first)).code, 'PROOF_REFUSED');
  assert.equal((await refresh(next.data, await proof())).status, 200);
});

for (const [what, overrides] of [
  ['another method', { htm: 'GET' }],
  ['another path', { htu: 'http://localhost:8080/api/Login/Complete' }],
  ['another host', { htu: 'https://example.com/api/Login/RefreshToken' }],
  ['an old date', { iat: 1_700_000_000 }],
  ['a short id', { jti: 'x' }],
] as const) {
  test(`a proof for ${what} is refused and spends nothing`, async () => {
    const { session, proof } = await boundSession();
    assert.equal((await refresh(session, await proof(overrides))).code, 'PROOF_REFUSED');
    assert.equal((await refresh(session, await proof())).status, 200);
  });
}

test('a stolen refresh token without the key, or with another one, ends the session', async () => {
  const plain = await boundSession();
  assert.equal((await refresh(plain.session)).code, 'SESSION_OVER');
  assert.equal(await isAlive(plain.session), false);
  const other = await boundSession();
  const thief = await proofKey();
  const stolen = await refresh(other.session, await thief.proof(t.platform.clock.now()));
  assert.equal(stolen.code, 'SESSION_OVER');
  assert.equal((await refresh(other.session, await other.proof())).code, 'SESSION_OVER');
});

test('[SHELL-46 part] logout ends the session for access and refresh token', async () => {
  const session = await t.login('marco');
  const logout = await session.call({ method: 'POST', url: '/api/Login/Logout', body: {} });
  assert.equal(logout.json<{ data: boolean }>().data, true);
  assert.equal(await isAlive(session), false);
  assert.equal((await refresh(session)).status, 401);
});

test('[SHELL-46 part] logout with the refresh token alone ends the session too', async () => {
  const session = await t.login('marco');
  const { refreshToken } = session;
  await t.call(null, { method: 'POST', url: '/api/Login/Logout', body: { refreshToken } });
  assert.equal(await isAlive(session), false);
});

test('[API-45 part] [SHELL-07 part] the roles and the active role of a person', async () => {
  const roles = await t.call('giulia', { url: '/api/Account/Roles' });
  assert.deepEqual(roles.json<{ data: string[] }>().data, ['Discente', 'AdminWorkerBadge']);
  const role = await t.call('giulia', { url: '/api/Account/Role' });
  assert.equal(role.json<{ data: string }>().data, 'Discente');
});

for (const written of ['AdminWorkerBadge', '1'] as const) {
  test(`[SHELL-06 part] [API-45 part] PUT Account/Role with "${written}" changes the role of this session only`, async () => {
    const here = await t.login('giulia');
    const elsewhere = await t.login('giulia');
    const url = `/api/Account/Role?role=${written}`;
    const change = await here.call({ method: 'PUT', url });
    assert.deepEqual(change.json<{ data: unknown }>().data, {
      permission: { role: 'AdminWorkerBadge', claims: [] },
    });
    const roleOf = async (session: typeof here) =>
      (await session.call({ url: '/api/Account/Role' })).json<{ data: string }>().data;
    assert.equal(await roleOf(here), 'AdminWorkerBadge');
    assert.equal(await roleOf(elsewhere), 'Discente');
  });
}

for (const [role, status] of [
  ['RedattoreCorsiA', 403],
  ['AdminWorker', 400],
  ['constructor', 400],
] as const) {
  test(`[SHELL-06 part] the role ${role} is refused to who does not hold it`, async () => {
    const response = await t.call('marco', {
      method: 'PUT',
      url: `/api/Account/Role?role=${role}`,
    });
    assert.equal(response.statusCode, status);
  });
}

test('a deletion counts at once, though the access token lives on', async () => {
  const session = await t.login('davide');
  await t.platform.database.query(
    "update account set status = 'deleted', deleted_at = now() where id = $1",
    [session.userId],
  );
  assert.equal(await isAlive(session), false);
  assert.equal((await refresh(session)).status, 401);
});
