import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { demoPeople, type DemoPersonKey } from '../../demo/people.ts';
import { loadSurveys } from '../../demo/surveys/index.ts';
import { testBrowser, type TestBrowser } from '../../testing/browser.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import type { AuthState, OpenedSession } from './schemas.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

type Answer<T> = { data: T | null; warning: string | null; code?: string };

async function start(browser: TestBrowser, requestId: string, language = 'it') {
  const answer = await browser.send({
    url: `/api/Login/GetUrlSpidLogin?requestId=${requestId}`,
    headers: { 'accept-language': language },
  });
  return { status: answer.statusCode, ...answer.json<Answer<string>>() };
}

/** Goes to the provider, picks the person, confirms, and comes back with code and state. */
async function throughProvider(browser: TestBrowser, address: string, person: DemoPersonKey) {
  const page = await toLoginPage(browser, address);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = `person=${demoPeople[person].userId}`;
  const second = await browser.send({
    method: 'POST',
    url: `${page}/person`,
    headers: form,
    payload,
  });
  assert.equal(second.statusCode, 200);
  let answer = await browser.send({
    method: 'POST',
    url: `${page}/confirm`,
    headers: form,
    payload,
  });
  while (answer.statusCode === 303 && !String(answer.headers.location).includes('/auth?')) {
    answer = await browser.send({ url: String(answer.headers.location) });
  }
  const back = new URL(String(answer.headers.location));
  assert.equal(`${back.origin}${back.pathname}`, 'http://localhost:8080/auth');
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
}

async function toLoginPage(browser: TestBrowser, address: string): Promise<string> {
  const answer = await browser.send({ url: address });
  assert.equal(answer.statusCode, 303, answer.body);
  return String(answer.headers.location);
}

async function exchange(browser: TestBrowser, body: Record<string, string>) {
  const answer = await browser.send({ method: 'POST', url: '/api/Login/SpidLogin', payload: body });
  return answer.json<Answer<AuthState>>();
}

async function complete(browser: TestBrowser, requestId: string, cart?: object) {
  const answer = await browser.send({
    method: 'POST',
    url: '/api/Login/Complete',
    payload: { requestId, cart: cart ?? null },
  });
  return answer.json<Answer<OpenedSession>>();
}

async function identified(person: DemoPersonKey) {
  const browser = testBrowser(t.app);
  const requestId = randomUUID();
  const { data: address } = await start(browser, requestId);
  assert.ok(address);
  const { code, state } = await throughProvider(browser, address, person);
  const answer = await exchange(browser, { code, state, clientId: requestId });
  return { browser, requestId, code, state, answer };
}

test('[LOGIN-02] [API-39] the address of the provider carries state, nonce and PKCE', async () => {
  const browser = testBrowser(t.app);
  const requestId = randomUUID();
  const { data } = await start(browser, requestId, 'en-GB');
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

test('[LOGIN-14] [API-40] [API-43] [SHELL-42] [SHELL-43] a registered person logs in', async () => {
  const { browser, requestId, answer } = await identified('giulia');
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

test('[LOGIN-20] a company user logs in with company and business role', async () => {
  const { answer } = await identified('paolo');
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
  test(`[LOGIN-14] [${id}] ${person} is told why, and gets no session`, async () => {
    const { browser, requestId, answer } = await identified(person);
    const { isDeleted, isPending, isUserNotFound, userId } = answer.data ?? {};
    assert.deepEqual({ isDeleted, isPending, isUserNotFound }, flags);
    assert.equal(userId, null);
    const completed = await complete(browser, requestId);
    assert.equal(completed.data, null);
    assert.match(completed.code ?? '', /^(?:ACCOUNT_NOT_ACTIVE|REGISTRATION_REQUIRED)$/);
  });
}

test('[LOGIN-21] [LOGIN-22] [LOGIN-24] [API-42] a new person registers with the verified identity and enters', async () => {
  const { browser, requestId, answer } = await identified('nina');
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

test('[LOGIN-04] [LOGIN-08] a code, a state and a login serve once', async () => {
  const { browser, requestId, code, state } = await identified('marco');
  const again = await exchange(browser, { code, state, clientId: requestId });
  assert.equal(again.code, 'LOGIN_EXPIRED');
  assert.ok((await complete(browser, requestId)).data);
  assert.equal((await complete(browser, requestId)).code, 'LOGIN_EXPIRED');
});

test('twenty exchanges and completions of one login at once are one each', async () => {
  const browser = testBrowser(t.app);
  const requestId = randomUUID();
  const { data: address } = await start(browser, requestId);
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

test('[LOGIN-04] the same request id begins again, with a new nonce and challenge', async () => {
  const browser = testBrowser(t.app);
  const requestId = randomUUID();
  const first = new URL((await start(browser, requestId)).data ?? '').searchParams;
  const second = await start(browser, requestId);
  const query = new URL(second.data ?? '').searchParams;
  assert.notEqual(first.get('nonce'), query.get('nonce'));
  assert.notEqual(first.get('code_challenge'), query.get('code_challenge'));
  const { code, state } = await throughProvider(browser, second.data ?? '', 'marco');
  const answer = await exchange(browser, { code, state, clientId: requestId });
  assert.equal(answer.data?.userId, demoPeople.marco.userId);
});

test('another browser cannot go on with a login that it did not begin', async () => {
  const { requestId, code, state } = await identified('marco');
  const thief = testBrowser(t.app);
  assert.equal((await complete(thief, requestId)).code, 'LOGIN_EXPIRED');
  assert.equal((await start(thief, requestId)).code, 'LOGIN_EXPIRED');
  const stolen = await exchange(thief, { code, state, clientId: requestId });
  assert.equal(stolen.code, 'LOGIN_EXPIRED');
  assert.equal((await complete(thief, requestId)).code, 'LOGIN_EXPIRED');
});

test('a code of another login is refused', async () => {
  const browser = testBrowser(t.app);
  const mine = randomUUID();
  const other = randomUUID();
  await start(browser, mine);
  const { data } = await start(browser, other);
  const { code } = await throughProvider(browser, data ?? '', 'marco');
  const answer = await exchange(browser, { code, state: mine, clientId: mine });
  assert.equal(answer.code, 'LOGIN_REFUSED');
  const crossed = await exchange(browser, { code, state: mine, clientId: other });
  assert.equal(crossed.code, 'LOGIN_EXPIRED');
});

test('a login is over after half an hour', async () => {
  const now = new Date();
  const browser = testBrowser(t.app);
  const requestId = randomUUID();
  await start(browser, requestId);
  t.setNow(new Date(now.getTime() + 31 * 60_000));
  const answer = await exchange(browser, { code: 'abc', state: requestId, clientId: requestId });
  t.setNow(null);
  assert.equal(answer.code, 'LOGIN_EXPIRED');
});

test('[LOGIN-07] a person who cancels comes back with the reason in their language', async () => {
  for (const [language, text] of [
    ['it', 'Accesso annullato dall’utente'],
    ['en', 'Login cancelled by the user'],
  ] as const) {
    const browser = testBrowser(t.app);
    const { data } = await start(browser, randomUUID(), language);
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
    const { data } = await start(browser, randomUUID(), language);
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

test('[LOGIN-20] [API-41] a company login by digital identity ends in a company token', async () => {
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
  const { browser, requestId, answer } = await identified('nina');
  const resume = () =>
    browser.send({ method: 'POST', url: '/api/Login/CredentialLogin', payload: { requestId } });
  for (const again of [await resume(), await resume()]) {
    assert.deepEqual(again.json<Answer<AuthState>>().data, answer.data);
  }
  const thief = testBrowser(t.app);
  await start(thief, randomUUID());
  const stolen = await thief.send({
    method: 'POST',
    url: '/api/Login/CredentialLogin',
    payload: { requestId },
  });
  assert.equal(stolen.json<Answer<AuthState>>().code, 'LOGIN_EXPIRED');
});

test('a foreign return address is refused on a page of ours, and nobody is sent there', async () => {
  const browser = testBrowser(t.app);
  const { data } = await start(browser, randomUUID());
  const address = new URL(data ?? '');
  address.searchParams.set('redirect_uri', 'https://evil.example/auth');
  const answer = await browser.send({ url: address.href });
  assert.equal(answer.statusCode, 400);
  assert.equal(answer.headers.location, undefined);
  assert.match(answer.body, /Richiesta rifiutata/);
});

test('a login below the asked level of assurance is refused', async () => {
  const { levels } = t.platform.config.oidc;
  const strict = await testPlatform({
    config: { oidc: { ...t.platform.config.oidc, levels: ['https://www.spid.gov.it/SpidL3'] } },
  });
  try {
    const browser = testBrowser(strict.app);
    const requestId = randomUUID();
    const { data } = await start(browser, requestId);
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

test('[LOGIN-11] [SURVEY-11] [SHELL-42] a login brings the codes of the surveys that wait for the person', async () => {
  await loadSurveys(t.platform);
  const codes = async (person: DemoPersonKey) => {
    const { browser, requestId, answer } = await identified(person);
    const { data } = await complete(browser, requestId);
    assert.deepEqual(answer.data?.surveyCode, data?.surveyCode);
    return data?.surveyCode;
  };
  assert.deepEqual(await codes('paolo'), ['company']);
  assert.deepEqual(await codes('marco'), []);
});
