import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { LightMyRequestResponse } from 'fastify';
import { testBrowser } from '../../../testing/login/browser.ts';
import { capturedLog } from '../../../testing/captured-log.ts';
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts';
import {
  complete,
  identified,
  post,
  returned,
  startLogin,
  toLoginPage,
} from '../../../testing/login/provider-login.ts';
import { storedRows } from '../../../testing/login/stored-rows.ts';
import { identityErrors } from '../errors.ts';

const { log, lines } = capturedLog();
let t: TestPlatform;
before(async () => {
  t = await testPlatform({ log });
});
after(() => t.close());

/** Everything that leads to the bad call is done; this is the call. */
type BadCall = () => Promise<LightMyRequestResponse>;

const general = {
  BAD_REQUEST: { status: 400, it: 'La richiesta non è valida' },
  TOO_LARGE: { status: 413, it: 'La richiesta è troppo grande' },
} as const;

type Code = keyof typeof identityErrors | keyof typeof general;

const definitionOf = (code: Code): { status: number; it: string } =>
  code in general
    ? general[code as keyof typeof general]
    : identityErrors[code as keyof typeof identityErrors]().definition;

const registration = {
  name: 'Nina',
  surname: 'Rossetti',
  fiscalCode: 'RSSNNI98R45L424I',
  birthPlace: 'Trieste',
  birthDate: '1998-10-05',
  citizenship: 'Italiana',
  phone: '+39 3776120045',
  email: 'nina.rossetti@example.it',
  address: 'Via Carducci 4, Trieste (TS) 34122',
  province: 'TS',
  zipcode: '34122',
};

/** Exchanges a code that came back, with something about it changed. */
const exchanging =
  (change: (login: Awaited<ReturnType<typeof returned>>) => Record<string, string>) =>
  async (): Promise<BadCall> => {
    const login = await returned(t, 'marco');
    const { browser, requestId, code, state } = login;
    return () => post(browser, 'SpidLogin', { code, state, clientId: requestId, ...change(login) });
  };

/** Exchanges a good code for a login whose row says something else than what it was begun with. */
const exchangingFor = (column: 'nonce' | 'code_verifier') => async (): Promise<BadCall> => {
  const { browser, requestId, code, state } = await returned(t, 'marco');
  await t.platform.database.query(`update login_request set ${column} = $1 where id = $2`, [
    'x'.repeat(43),
    requestId,
  ]);
  return () => post(browser, 'SpidLogin', { code, state, clientId: requestId });
};

/** Registers Nina with something about the form changed. */
const registering = (change: Record<string, string>) => async (): Promise<BadCall> => {
  const { browser, requestId } = await identified(t, 'nina');
  return () => post(browser, 'Register', { requestId, ...registration, ...change });
};

const bad: [what: string, code: Code, prepare: () => Promise<BadCall>][] = [
  ['a tampered state', 'LOGIN_EXPIRED', exchanging(() => ({ state: randomUUID() }))],
  [
    'a state that nobody began',
    'LOGIN_EXPIRED',
    exchanging(() => {
      const invented = randomUUID();
      return { state: invented, clientId: invented };
    }),
  ],
  [
    'a code and a state in another browser',
    'LOGIN_EXPIRED',
    async () => {
      const { requestId, code, state } = await returned(t, 'marco');
      const thief = testBrowser(t.app);
      await startLogin(thief, randomUUID());
      return () => post(thief, 'SpidLogin', { code, state, clientId: requestId });
    },
  ],
  [
    'a replayed code',
    'LOGIN_EXPIRED',
    async () => {
      const { browser, requestId, code, state } = await identified(t, 'marco');
      return () => post(browser, 'SpidLogin', { code, state, clientId: requestId });
    },
  ],
  [
    'a replayed code in a new login of the same browser',
    'LOGIN_REFUSED',
    async () => {
      const { browser, code } = await identified(t, 'marco');
      const next = randomUUID();
      await startLogin(browser, next);
      return () => post(browser, 'SpidLogin', { code, state: next, clientId: next });
    },
  ],
  [
    'a code of another login of the same browser',
    'LOGIN_REFUSED',
    async () => {
      const { browser, code } = await returned(t, 'marco');
      const other = randomUUID();
      await startLogin(browser, other);
      return () => post(browser, 'SpidLogin', { code, state: other, clientId: other });
    },
  ],
  ['an invented code', 'LOGIN_REFUSED', exchanging(() => ({ code: 'invented' }))],
  ['a wrong nonce', 'LOGIN_REFUSED', exchangingFor('nonce')],
  ['a wrong code verifier (PKCE)', 'LOGIN_REFUSED', exchangingFor('code_verifier')],
  [
    'an expired login',
    'LOGIN_EXPIRED',
    async () => {
      const { browser, requestId, code, state } = await returned(t, 'marco');
      return async () => {
        t.setNow(new Date(Date.now() + 31 * 60_000));
        const answer = await post(browser, 'SpidLogin', { code, state, clientId: requestId });
        t.setNow(null);
        return answer;
      };
    },
  ],
  ['an oversize code', 'BAD_REQUEST', exchanging(() => ({ code: 'x'.repeat(2001) }))],
  ['an oversize state', 'BAD_REQUEST', exchanging(() => ({ state: 'x'.repeat(65) }))],
  ['an oversize body', 'TOO_LARGE', exchanging(() => ({ code: 'x'.repeat(2_000_000) }))],
  [
    'an oversize request id',
    'BAD_REQUEST',
    async () => {
      const browser = testBrowser(t.app);
      const url = `/api/Login/GetUrlSpidLogin?requestId=${'x'.repeat(65)}`;
      return () => browser.send({ url });
    },
  ],
  [
    'a session for a login that has identified nobody',
    'LOGIN_EXPIRED',
    async () => {
      const { browser, requestId } = await returned(t, 'marco');
      return () => post(browser, 'Complete', { requestId, cart: null });
    },
  ],
  [
    'a second session for one login',
    'LOGIN_EXPIRED',
    async () => {
      const { browser, requestId } = await identified(t, 'marco');
      assert.ok((await complete(browser, requestId)).data);
      return () => post(browser, 'Complete', { requestId, cart: null });
    },
  ],
  [
    'a company session for a login as oneself',
    'LOGIN_KIND_MISMATCH',
    async () => {
      const { browser, requestId } = await identified(t, 'paolo');
      return () => post(browser, 'GetTokenForCompany', { requestId, cart: null });
    },
  ],
  [
    'a session for a person who has not registered',
    'REGISTRATION_REQUIRED',
    async () => {
      const { browser, requestId } = await identified(t, 'nina');
      return () => post(browser, 'Complete', { requestId, cart: null });
    },
  ],
  [
    'a session for a deleted account',
    'ACCOUNT_NOT_ACTIVE',
    async () => {
      const { browser, requestId } = await identified(t, 'sara');
      return () => post(browser, 'Complete', { requestId, cart: null });
    },
  ],
  [
    'a session for an account whose certification is pending',
    'ACCOUNT_NOT_ACTIVE',
    async () => {
      const { browser, requestId } = await identified(t, 'omar');
      return () => post(browser, 'Complete', { requestId, cart: null });
    },
  ],
  [
    'a registration that nobody vouched for',
    'LOGIN_EXPIRED',
    async () => {
      const { browser, requestId } = await returned(t, 'nina');
      return () => post(browser, 'Register', { requestId, ...registration });
    },
  ],
  [
    'a registration of a registered person',
    'ALREADY_REGISTERED',
    async () => {
      const { browser, requestId } = await identified(t, 'marco');
      const fiscalCode = 'BNCMRC91P03A794D';
      return () => post(browser, 'Register', { requestId, ...registration, fiscalCode });
    },
  ],
  [
    'a registration with another person’s fiscal code',
    'FISCAL_CODE_MISMATCH',
    registering({ fiscalCode: 'SRTGLI88E54L781R' }),
  ],
  ...(
    [
      ['name', 101],
      ['surname', 101],
      ['birthPlace', 201],
      ['citizenship', 201],
      ['phone', 201],
      ['email', 201],
      ['address', 401],
      ['province', 3],
      ['zipcode', 6],
    ] as const
  ).map(([field, length]): (typeof bad)[number] => [
    `a registration with an oversize ${field}`,
    'BAD_REQUEST',
    registering({ [field]: 'x'.repeat(length) }),
  ]),
];

for (const [what, code, prepare] of bad) {
  test(`${what} is refused in the catalogue’s words, logged, and changes nothing`, async () => {
    const call = await prepare();
    const before = await storedRows(t);
    lines.length = 0;
    const answer = await call();
    const { status, it } = definitionOf(code);
    const told = answer.json<{ data: null; code: string; Info: string; correlationId: string }>();
    assert.deepEqual(
      [answer.statusCode, told.code, told.Info, told.data],
      [status, code, it, null],
    );
    assert.ok(
      lines.some((line) => line.code === code && line.correlationId === told.correlationId),
      'the refusal is in the log, under the id that the person was told',
    );
    assert.deepEqual(await storedRows(t), before);
  });
}

for (const [column, reason] of [
  ['nonce', /nonce/],
  ['code_verifier', /invalid_grant/],
] as const) {
  test(`the log says that it was the ${column}, and the person hears only that it failed`, async () => {
    const call = await exchangingFor(column)();
    lines.length = 0;
    const answer = await call();
    assert.doesNotMatch(answer.body, reason);
    const reasons = lines.flatMap((line) => line.reason ?? []);
    assert.match(reasons.join(), reason);
  });
}

test('a foreign return address is refused on a page of ours, logged, and nobody is sent there', async () => {
  const browser = testBrowser(t.app);
  const { data } = await startLogin(browser, randomUUID());
  const address = new URL(data ?? '');
  address.searchParams.set('redirect_uri', 'https://evil.example/auth');
  const before = await storedRows(t);
  lines.length = 0;
  const answer = await browser.send({ url: address.href });
  assert.equal(answer.statusCode, 400);
  assert.equal(answer.headers.location, undefined);
  assert.match(answer.body, /Richiesta rifiutata/);
  assert.match(answer.body, /Nulla è stato condiviso/);
  assert.deepEqual(
    lines.filter(({ msg }) => msg === 'refused').map((line) => line.code),
    ['invalid_redirect_uri'],
  );
  assert.deepEqual(await storedRows(t), before);
});

test('a person who is not of the demo is asked again, and nobody is identified', async () => {
  const browser = testBrowser(t.app);
  const { data } = await startLogin(browser, randomUUID());
  const page = await toLoginPage(browser, data ?? '');
  const before = await storedRows(t);
  for (const step of ['person', 'confirm']) {
    const answer = await browser.send({
      method: 'POST',
      url: `${page}/${step}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `person=${randomUUID()}`,
    });
    assert.deepEqual([answer.statusCode, answer.headers.location], [303, page]);
  }
  assert.deepEqual(await storedRows(t), before);
});
