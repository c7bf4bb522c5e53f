import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPeople } from '../../../demo/people.ts';
import { credential, identityClaims, presented } from '../../../testing/login/credential-holder.ts';
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { direct, fetchRequest, qrLogin } from '../../../testing/login/wallet-login.ts';
import { credentialKinds, loginKinds } from '../../../ports/credential-kinds.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

const now = () => Math.floor(t.platform.clock.now().getTime() / 1000);

async function answered(code: string, person: keyof typeof demoPeople) {
  const request = await fetchRequest(t, code);
  const holder = await credential(t.platform, identityClaims(person));
  const { nonce, client_id: aud, state } = request;
  const compact = await presented(holder, { nonce, aud, iat: now() });
  const fields = { state, vp_token: JSON.stringify({ person: [compact] }) };
  return { request, fields, send: () => direct(t, request, fields) };
}

test('[LOGIN-01 part] [LOGIN-14 part] [API-41 part] a person logs in with a credential of the wallet', async () => {
  const login = await qrLogin(t);
  assert.equal(login.invitation.secondsLeft, 300);
  assert.equal((await login.status()).data?.status, 'waiting');
  const { send, request } = await answered(login.invitation.code, 'marco');
  assert.equal((await login.status()).data?.status, 'opened');
  assert.equal(request.client_id, 'x509_san_dns:localhost');
  assert.equal(request.response_mode, 'direct_post');
  const { status, redirect_uri } = await send();
  assert.deepEqual([status, redirect_uri], [200, undefined]);
  assert.equal((await login.status()).data?.status, 'presented');
  const { data } = await login.identify();
  assert.deepEqual([data?.userId, data?.token], [demoPeople.marco.userId, null]);
  const opened = await login.complete();
  assert.equal(opened.data?.userId, demoPeople.marco.userId);
  const profile = await login.browser.send({
    url: '/api/Users/profile',
    headers: { authorization: `Bearer ${opened.data?.token}` },
  });
  assert.equal(profile.statusCode, 200);
});

for (const [person, flags] of [
  ['sara', { isDeleted: true, isPending: false, isUserNotFound: false }],
  ['omar', { isDeleted: false, isPending: true, isUserNotFound: false }],
  ['nina', { isDeleted: false, isPending: false, isUserNotFound: true }],
] as const) {
  test(`[LOGIN-14 part] ${person} is told the same by the wallet’s way as by SPID’s`, async () => {
    const login = await qrLogin(t);
    await (await answered(login.invitation.code, person)).send();
    const { data } = await login.identify();
    const { isDeleted, isPending, isUserNotFound } = data ?? {};
    assert.deepEqual({ isDeleted, isPending, isUserNotFound }, flags);
    if (person === 'nina') assert.equal(data?.registry?.birthPlace, 'Trieste');
    assert.equal((await login.complete()).data, null);
  });
}

test('[LOGIN-18 part] a new code makes the one before it worthless', async () => {
  const login = await qrLogin(t);
  const old = await answered(login.invitation.code, 'marco');
  const fresh = await login.newCode();
  assert.notEqual(fresh.code, login.invitation.code);
  assert.equal((await old.send()).code, 'PRESENTATION_UNKNOWN');
  assert.equal((await login.status()).data?.status, 'waiting');
  assert.equal((await (await answered(fresh.code, 'marco')).send()).status, 200);
});

test('a code that is not answered within five minutes is over', async () => {
  const login = await qrLogin(t);
  const late = await answered(login.invitation.code, 'marco');
  t.setNow(new Date(Date.now() + 301_000));
  try {
    assert.deepEqual((await login.status()).data, {
      status: 'expired',
      expiresAt: login.invitation.expiresAt,
      secondsLeft: 0,
    });
    assert.equal((await late.send()).code, 'PRESENTATION_UNKNOWN');
  } finally {
    t.setNow(null);
  }
});

test('a person who declines in the wallet ends the code', async () => {
  const login = await qrLogin(t);
  const request = await fetchRequest(t, login.invitation.code);
  const refusal = { state: request.state, error: 'access_denied' };
  assert.equal((await direct(t, request, refusal)).status, 200);
  assert.equal((await login.status()).data?.status, 'declined');
  assert.equal((await login.identify()).code, 'LOGIN_EXPIRED');
});

test('a wallet on the same device is led back to the login page', async () => {
  const login = await qrLogin(t);
  const { send } = await answered(login.invitation.sameDevice, 'marco');
  assert.equal((await send()).redirect_uri, 'http://localhost:8080/login');
});

test('going on by SPID with the same request id closes the code', async () => {
  const login = await qrLogin(t);
  const { send } = await answered(login.invitation.code, 'marco');
  const url = `/api/Login/GetUrlSpidLogin?requestId=${login.requestId}`;
  assert.equal((await login.browser.send({ url })).statusCode, 200);
  assert.equal((await send()).code, 'PRESENTATION_UNKNOWN');
  assert.equal((await login.identify()).code, 'LOGIN_EXPIRED');
});

test('twenty answers to one code at once count once', async () => {
  const login = await qrLogin(t);
  const { send } = await answered(login.invitation.code, 'elena');
  const answers = await Promise.all(Array.from({ length: 20 }, send));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ code }) => code === 'PRESENTATION_UNKNOWN').length, 19);
});

test('[LOGIN-19] two of the five credential kinds are logins, three are what a wallet shows for them', async () => {
  assert.deepEqual(Object.keys(credentialKinds).toSorted(), [
    'AmletCredentialCompany',
    'InfocertCredential',
    'Login',
    'LoginCompany',
    'SpidCredential',
  ]);
  for (const kind of loginKinds) {
    const login = await qrLogin(t, kind);
    const { dcql_query: query } = await fetchRequest(t, login.invitation.code);
    const asked = JSON.stringify(query);
    for (const credentialKind of [
      'SpidCredential',
      'InfocertCredential',
      'AmletCredentialCompany',
    ] as const) {
      const isAsked = asked.includes(`"${credentialKinds[credentialKind].type}"`);
      const shows: readonly string[] = credentialKinds[kind].shows;
      assert.equal(isAsked, shows.includes(credentialKind), `${kind} ${credentialKind}`);
    }
  }
  const unknown = { requestId: 'a-request-id-of-sixteen', kind: 'Tesserino' };
  const refused = await t.call(null, {
    method: 'POST',
    url: '/api/Login/QrCode',
    payload: unknown,
  });
  assert.equal(refused.statusCode, 400);
  const pid = await credential(t.platform, identityClaims('marco'), {
    type: credentialKinds.InfocertCredential.type,
  });
  const login = await qrLogin(t);
  const request = await fetchRequest(t, login.invitation.code);
  const { nonce, client_id: aud, state } = request;
  const compact = await presented(pid, { nonce, aud, iat: now() });
  const vp_token = JSON.stringify({ person: [compact] });
  assert.equal((await direct(t, request, { state, vp_token })).status, 200);
});
