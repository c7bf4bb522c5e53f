import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { demoPeople, type DemoPersonKey } from '../../../demo/people.ts';
import { loadSurveys } from '../../../demo/surveys/index.ts';
import { testBrowser } from '../../../testing/login/browser.ts';
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts';
import {
  complete,
  exchange,
  identified,
  startLogin,
  throughProvider,
  toLoginPage,
} from '../../../testing/login/provider-login.ts';
import type { Answer } from '../../../testing/login/wallet-login.ts';
import type { AuthState, OpenedSession } from '../schemas.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

test('[LOGIN-02 part] [API-39] the address of the provider carries state, nonce and PKCE', async () => {
  const browser = testBrowser(t.app);
  const requestId = randomUUID();
  const { data } = await startLogin(browser, requestId, 'en-GB');
  const query = new URL(data ?? '').searchParams;
  assert.match(data ?? '', /^http:\/\/localhost:8080\/dev\/idp\//);
  assert.equal(query.get('state'), requestId);
  assert.equal(query.get('response_type'), 'code');
  assert.equal(query.get('code_challenge_method'), 'S256');
  assert.match(query.get('code_challenge') ?? '', /^[\w-]{43}$/);
  assert.match(query.get('nonce') ?? '', /^[\w-]{43}$/);
  assert.equal(query.get('ui_locales'), 'en');
  assert.equal(query.get('redirect_uri'), 'http://localhost:8080/auth');
});

test('the demo provider asks nobody when the request names a demo person, and asks for a stranger', async () => {
  const browser = testBrowser(t.app);
  const requestId = randomUUID();
  const { data } = await startLogin(browser, requestId);
  const named = (email: string) => {
    const address = new URL(data ?? '');
    address.searchParams.set('login_hint', email);
    return address.href;
  };
  const asked = await browser.send({
    url: await toLoginPage(browser, named('nobody@example.it')),
  });
  assert.equal(asked.statusCode, 200);
  assert.match(asked.body, /Giulia Sartori/);

  let answer = await browser.send({ url: named(demoPeople.anna.identity.email) });
  while (answer.statusCode === 303 && !String(answer.headers.location).includes('/auth?'))
    answer = await browser.send({ url: String(answer.headers.location) });
  const back = new URL(String(answer.headers.location)).searchParams;
  const { code = '', state = '' } = Object.fromEntries(back);
  await exchange(browser, { code, state, clientId: requestId });
  const opened = await complete(browser, requestId);
  assert.equal(opened.data?.registry?.fiscalCode, demoPeople.anna.identity.fiscalCode);
});

test('[LOGIN-14 part] [API-40] [API-43 part] [SHELL-42 part] [SHELL-43 part] a registered person logs in', async () => {
  const { browser, requestId, answer } = await identified(t, 'giulia');
  assert.equal(answer.warning, null);
  assert.equal(answer.data?.isUserNotFound, false);
  assert.equal(answer.data?.token, null);
  const { data } = await complete(browser, requestId);
  assert.ok(data);
  assert.deepEqual(data.registry, {
    name: 'Giulia',
    surname: 'Sartori',
    fiscalCode: 'SRTGLI88E54L781R',
    address: 'Via Mazzini 12, Verona (VR) 37121',
    birthDate: '1988-05-14',
    birthPlace: 'Verona',
  });
  assert.deepEqual(data.permission, { role: 'Discente', claims: [] });
  assert.deepEqual(data.roles, ['Discente', 'AdminWorkerBadge']);
  assert.deepEqual(
    [data.isDocente, data.isDeleted, data.isPending, data.surveyCode, data.mergedItems],
    [false, false, false, [], 0],
  );
  const profile = await browser.send({
    url: '/api/Users/profile',
    headers: { authorization: `Bearer ${data.token}` },
  });
  assert.equal(profile.json<Answer<{ userId: string }>>().data?.userId, demoPeople.giulia.userId);
});

test('[LOGIN-20 part] a company user logs in with company and business role', async () => {
  const { answer } = await identified(t, 'paolo');
  assert.deepEqual(answer.data?.company, {
    id: '0c0b5259-79cb-4e57-9d3d-8a73269c776a',
    name: 'Officine Greco S.r.l.',
    role: 'LEGAL_REPRESENTATIVE',
    sdi: 'M5UXCR1',
  });
});

for (const [person, flags] of [
  ['sara', { isDeleted: true, isPending: false, isUserNotFound: false }],
  ['omar', { isDeleted: false, isPending: true, isUserNotFound: false }],
  ['nina', { isDeleted: false, isPending: false, isUserNotFound: true }],
] as const) {
  const id = { sara: 'LOGIN-15', omar: 'LOGIN-16', nina: 'LOGIN-17' }[person];
  test(`[LOGIN-14 part] [${id} part] ${person} is told why, and gets no session`, async () => {
    const { browser, requestId, answer } = await identified(t, person);
    const { isDeleted, isPending, isUserNotFound, userId } = answer.data ?? {};
    assert.deepEqual({ isDeleted, isPending, isUserNotFound }, flags);
    assert.equal(userId, null);
    const completed = await complete(browser, requestId);
    assert.equal(completed.data, null);
    assert.match(completed.code ?? '', /^(?:ACCOUNT_NOT_ACTIVE|REGISTRATION_REQUIRED)$/);
  });
}

test('[LOGIN-21 part] [LOGIN-22 part] [LOGIN-24 part] [API-42] a new person registers with the verified identity and enters', async () => {
  const { browser, requestId, answer } = await identified(t, 'nina');
  assert.equal(answer.data?.registry?.fiscalCode, 'RSSNNI98R45L424I');
  const form = {
    requestId,
    name: 'Altra',
    surname: 'Persona',
    fiscalCode: 'RSSNNI98R45L424I',
    birthPlace: 'Trieste',
    birthDate: '1998-10-05',
    citizenship: 'Italiana',
    codiceFiscaleTipo: 'AB',
    phone: '+39 3776120045',
    email: 'nina.rossetti@example.it',
    address: 'Via Carducci 4, Trieste (TS) 34122',
    province: 'ts',
    zipcode: '34122',
  };
  const send = async (payload: object) => {
    const sent = await browser.send({ method: 'POST', url: '/api/Login/Register', payload });
    return { status: sent.statusCode, ...sent.json<Answer<boolean>>() };
  };
  const foreign = await send({ ...form, fiscalCode: 'SRTGLI88E54L781R' });
  assert.deepEqual([foreign.status, foreign.code], [422, 'FISCAL_CODE_MISMATCH']);
  for (const wrong of [
    { phone: '123' },
    { zipcode: '3412' },
    { province: 'TRS' },
    { email: 'x' },
  ]) {
    assert.equal((await send({ ...form, ...wrong })).status, 400);
  }
  assert.equal((await send(form)).data, true);
  assert.equal((await send(form)).code, 'ALREADY_REGISTERED');
  const { data } = await complete(browser, requestId);
  assert.equal(data?.registry?.name, 'Nina');
  assert.equal(data?.registry?.address, 'Via Carducci 4, Trieste (TS) 34122');
  assert.deepEqual(data?.roles, ['Discente']);
});

test('a code, a state and a login serve once', async () => {
  const { browser, requestId, code, state } = await identified(t, 'marco');
  const again = await exchange(browser, { code, state, clientId: requestId });
  assert.equal(again.code, 'LOGIN_EXPIRED');
  assert.ok((await complete(browser, requestId)).data);
  assert.equal((await complete(browser, requestId)).code, 'LOGIN_EXPIRED');
});

test('twenty exchanges and completions of one login at once are one each', async () => {
  const browser = testBrowser(t.app);
  const requestId = randomUUID();
  const { data: address } = await startLogin(browser, requestId);
  const { code, state } = await throughProvider(browser, address ?? '', 'elena');
  const twenty = Array.from({ length: 20 });
  const exchanges = await Promise.all(
    twenty.map(() => exchange(browser, { code, state, clientId: requestId })),
  );
  assert.equal(exchanges.filter(({ data }) => data?.userId === demoPeople.elena.userId).length, 1);
  const completions = await Promise.all(twenty.map(() => complete(browser, requestId)));
  assert.equal(completions.filter(({ data }) => data !== null).length, 1);
  const { rows } = await t.platform.database.query(
    'select count(*)::int as total from session where user_id = $1',
    [demoPeople.elena.userId],
  );
  assert.deepEqual(rows, [{ total: 1 }]);
});

test('[LOGIN-04 part] the same request id begins again, with a new nonce and challenge', async () => {
  const browser = testBrowser(t.app);
  const requestId = randomUUID();
  const first = new URL((await startLogin(browser, requestId)).data ?? '').searchParams;
  const second = await startLogin(browser, requestId);
  const query = new URL(second.data ?? '').searchParams;
  assert.notEqual(first.get('nonce'), query.get('nonce'));
  assert.notEqual(first.get('code_challenge'), query.get('code_challenge'));
  const { code, state } = await throughProvider(browser, second.data ?? '', 'marco');
  const answer = await exchange(browser, { code, state, clientId: requestId });
  assert.equal(answer.data?.userId, demoPeople.marco.userId);
});

test('another browser cannot go on with a login that it did not begin', async () => {
  const { requestId, code, state } = await identified(t, 'marco');
  const thief = testBrowser(t.app);
  assert.equal((await complete(thief, requestId)).code, 'LOGIN_EXPIRED');
  assert.equal((await startLogin(thief, requestId)).code, 'LOGIN_EXPIRED');
  const stolen = await exchange(thief, { code, state, clientId: requestId });
  assert.equal(stolen.code, 'LOGIN_EXPIRED');
  assert.equal((await complete(thief, requestId)).code, 'LOGIN_EXPIRED');
});

test('[LOGIN-07 part] a person who cancels comes back with the reason in their language', async () => {
  for (const [language, text] of [
    ['it', 'Accesso annullato dall’utente'],
    ['en', 'Login cancelled by the user'],
  ] as const) {
    const browser = testBrowser(t.app);
    const { data } = await startLogin(browser, randomUUID(), language);
    const page = await toLoginPage(browser, data ?? '');
    let answer = await browser.send({ method: 'POST', url: `${page}/cancel` });
    while (!String(answer.headers.location).includes('/auth?')) {
      answer = await browser.send({ url: String(answer.headers.location) });
    }
    const back = new URL(String(answer.headers.location)).searchParams;
    assert.deepEqual([back.get('error'), back.get('error_description')], ['access_denied', text]);
  }
});

test('the login page has no script, a strict policy, and lists everyone in both languages', async () => {
  for (const [language, text] of [
    ['it', 'Persone della demo'],
    ['en', 'People of the demo'],
  ] as const) {
    const browser = testBrowser(t.app);
    const { data } = await startLogin(browser, randomUUID(), language);
    const page = await browser.send({ url: await toLoginPage(browser, data ?? '') });
    assert.equal(page.statusCode, 200);
    assert.match(page.body, new RegExp(`<html lang="${language}"`));
    assert.ok(page.body.includes(text));
    assert.equal(page.body.match(/class="person"/g)?.length, 10);
    assert.doesNotMatch(page.body, /<script|\son\w+=|style="/);
    assert.match(
      String(page.headers['content-security-policy']),
      /^default-src 'none'; style-src 'nonce-[^']+'; font-src 'self'; img-src data:; form-action 'self'/,
    );
  }
});

test('a login page without a login under way says so', async () => {
  const page = await testBrowser(t.app).send({ url: '/dev/idp/interaction/abcdefghijk' });
  assert.equal(page.statusCode, 400);
  assert.match(page.body, /Accesso scaduto/);
});

test('on one computer one person logs in after another', async () => {
  const { browser } = await identified(t, 'marco');
  const requestId = randomUUID();
  const { data } = await startLogin(browser, requestId);
  const { code, state } = await throughProvider(browser, data ?? '', 'anna');
  const answer = await exchange(browser, { code, state, clientId: requestId });
  assert.equal(answer.data?.userId, demoPeople.anna.userId);
});

test('CIE goes by the same protocol, with its own page', async () => {
  const browser = testBrowser(t.app);
  const requestId = randomUUID();
  const url = `/api/Login/GetUrlSpidLogin?requestId=${requestId}&provider=cie`;
  const { data } = (await browser.send({ url })).json<Answer<string>>();
  const page = await browser.send({ url: await toLoginPage(browser, data ?? '') });
  assert.match(page.body, /<h1>Identità di prova con CIE<\/h1>/);
  const { code, state } = await throughProvider(browser, data ?? '', 'marco');
  const answer = await exchange(browser, { code, state, clientId: requestId });
  assert.equal(answer.data?.userId, demoPeople.marco.userId);
});

test('[LOGIN-20 part] [API-41 part] a company login by digital identity ends in a company token', async () => {
  const browser = testBrowser(t.app);
  const requestId = randomUUID();
  const url = `/api/Login/GetUrlSpidLogin?requestId=${requestId}&kind=LoginCompany`;
  const { data } = (await browser.send({ url })).json<Answer<string>>();
  const { code, state } = await throughProvider(browser, data ?? '', 'paolo');
  await exchange(browser, { code, state, clientId: requestId });
  const answer = await browser.send({
    method: 'POST',
    url: '/api/Login/GetTokenForCompany',
    payload: { requestId },
  });
  assert.equal(answer.json<Answer<OpenedSession>>().data?.company?.role, 'LEGAL_REPRESENTATIVE');
});

test('after a reload the page hears again who the identified person is', async () => {
  const { browser, requestId, answer } = await identified(t, 'nina');
  const resume = () =>
    browser.send({ method: 'POST', url: '/api/Login/CredentialLogin', payload: { requestId } });
  for (const again of [await resume(), await resume()]) {
    assert.deepEqual(again.json<Answer<AuthState>>().data, answer.data);
  }
  const thief = testBrowser(t.app);
  await startLogin(thief, randomUUID());
  const stolen = await thief.send({
    method: 'POST',
    url: '/api/Login/CredentialLogin',
    payload: { requestId },
  });
  assert.equal(stolen.json<Answer<AuthState>>().code, 'LOGIN_EXPIRED');
});

test('a login below the asked level of assurance is refused', async () => {
  const { levels } = t.platform.config.oidc;
  const strict = await testPlatform({
    config: { oidc: { ...t.platform.config.oidc, levels: ['https://www.spid.gov.it/SpidL3'] } },
  });
  try {
    const browser = testBrowser(strict.app);
    const requestId = randomUUID();
    const { data } = await startLogin(browser, requestId);
    assert.equal(
      new URL(data ?? '').searchParams.get('acr_values'),
      'https://www.spid.gov.it/SpidL3',
    );
    const { code, state } = await throughProvider(browser, data ?? '', 'marco');
    const answer = await exchange(browser, { code, state, clientId: requestId });
    assert.equal(answer.code, 'LOGIN_REFUSED');
  } finally {
    await strict.close();
  }
  assert.ok(levels.includes('https://www.spid.gov.it/SpidL2'));
});

test('[LOGIN-11 part] [SURVEY-11 part] [SHELL-42 part] a login brings the codes of the surveys that wait for the person', async () => {
  await loadSurveys(t.platform);
  const codes = async (person: DemoPersonKey) => {
    const { browser, requestId, answer } = await identified(t, person);
    const { data } = await complete(browser, requestId);
    assert.deepEqual(answer.data?.surveyCode, data?.surveyCode);
    return data?.surveyCode;
  };
  assert.deepEqual(await codes('paolo'), ['company']);
  assert.deepEqual(await codes('marco'), []);
});
