import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { exportPKCS8, generateKeyPair } from 'jose';
import { capturedLog } from '../../../testing/captured-log.ts';
import {
  credential,
  identityClaims,
  newHolder,
  presented,
} from '../../../testing/login/credential-holder.ts';
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { storedRows } from '../../../testing/login/stored-rows.ts';
import {
  direct,
  fetchRequest,
  qrLogin,
  type ReadRequest,
} from '../../../testing/login/wallet-login.ts';
import { credentialKinds } from '../../../ports/credential-kinds.ts';
import { presentationErrors } from './errors.ts';

const { log, lines } = capturedLog();
let t: TestPlatform;
before(async () => {
  t = await testPlatform({ log });
});
after(() => t.close());

const now = () => Math.floor(t.platform.clock.now().getTime() / 1000);

/** What a login by wallet leaves behind: people, sessions, and how far the code has come. */
async function traces(requestId: string) {
  const { rows } = await t.platform.database.query(
    `select to_jsonb(l) as login, to_jsonb(p) as code from login_request l
     join presentation_request p on p.login_request_id = l.id where l.id = $1`,
    [requestId],
  );
  return { rows, stored: await storedRows(t) };
}

const isLogged = (code: string) =>
  lines.some((line) => line.code === code && line.correlationId !== undefined);

type Fields = Record<string, string>;
type Bad = (request: ReadRequest) => Promise<Fields>;

/** The fields of a good answer, changed where a test needs it. */
async function fieldsFor(
  request: ReadRequest,
  {
    held = {},
    binding = {},
    fields = {},
  }: {
    held?: Parameters<typeof credential>[2];
    binding?: Partial<{ nonce: string; aud: string; iat: number }>;
    fields?: Fields;
  } = {},
): Promise<Fields> {
  const holder = await credential(t.platform, identityClaims('marco'), held);
  const { nonce, client_id: aud, state } = request;
  const compact = await presented(holder, { nonce, aud, iat: now(), ...binding });
  return { state, vp_token: JSON.stringify({ person: [compact] }), ...fields };
}

const foreignKey = async () =>
  exportPKCS8((await generateKeyPair('ES256', { extractable: true })).privateKey);

const bad: [string, keyof typeof presentationErrors, Bad][] = [
  ['a tampered state', 'PRESENTATION_STATE', (r) => fieldsFor(r, { fields: { state: 'x' } })],
  [
    'no state',
    'PRESENTATION_STATE',
    async (r) => {
      const { vp_token = '' } = await fieldsFor(r);
      return { vp_token };
    },
  ],
  ['a wrong nonce', 'PRESENTATION_NONCE', (r) => fieldsFor(r, { binding: { nonce: 'other' } })],
  [
    'a wrong audience',
    'PRESENTATION_AUDIENCE',
    (r) => fieldsFor(r, { binding: { aud: 'x509_san_dns:evil.example' } }),
  ],
  [
    'an old presentation',
    'PRESENTATION_STALE',
    (r) => fieldsFor(r, { binding: { iat: now() - 600 } }),
  ],
  [
    'a presentation of the future',
    'PRESENTATION_STALE',
    (r) => fieldsFor(r, { binding: { iat: now() + 600 } }),
  ],
  [
    'an expired credential',
    'CREDENTIAL_EXPIRED',
    (r) => fieldsFor(r, { held: { registered: { exp: now() - 3600 } } }),
  ],
  [
    'a credential that is not valid yet',
    'CREDENTIAL_EXPIRED',
    (r) => fieldsFor(r, { held: { registered: { nbf: now() + 3600 } } }),
  ],
  [
    'an issuer who is not on the list',
    'CREDENTIAL_UNTRUSTED',
    async (r) =>
      fieldsFor(r, { held: { issuer: 'https://evil.example', issuerPem: await foreignKey() } }),
  ],
  [
    'a forged signature of a trusted issuer',
    'CREDENTIAL_INVALID',
    async (r) => fieldsFor(r, { held: { issuerPem: await foreignKey() } }),
  ],
  [
    'a credential without a holder’s key',
    'PRESENTATION_UNBOUND',
    (r) => fieldsFor(r, { held: { isBound: false } }),
  ],
  [
    'a presentation without key binding',
    'PRESENTATION_UNBOUND',
    async (r) => {
      const { compact } = await credential(t.platform, identityClaims('marco'));
      return { state: r.state, vp_token: JSON.stringify({ person: [compact] }) };
    },
  ],
  [
    'key binding by another key',
    'CREDENTIAL_INVALID',
    async (r) => {
      const { compact } = await credential(t.platform, identityClaims('marco'));
      const thief = { compact, holder: await newHolder() };
      const { nonce, client_id: aud } = r;
      const token = await presented(thief, { nonce, aud, iat: now() });
      return { state: r.state, vp_token: JSON.stringify({ person: [token] }) };
    },
  ],
  [
    'a claim put in after the signature',
    'CREDENTIAL_INVALID',
    async (r) => {
      const fields = await fieldsFor(r);
      const [compact = ''] = (JSON.parse(fields['vp_token'] ?? '') as { person: string[] }).person;
      const forged = Buffer.from(JSON.stringify(['salt', 'given_name', 'Anna'])).toString(
        'base64url',
      );
      const parts = compact.split('~');
      parts.splice(1, 1, forged);
      return { ...fields, vp_token: JSON.stringify({ person: [parts.join('~')] }) };
    },
  ],
  [
    'a credential of another type',
    'CREDENTIAL_NOT_ASKED',
    (r) => fieldsFor(r, { held: { type: 'urn:example:library-card' } }),
  ],
  [
    'a credential that nobody asked for',
    'CREDENTIAL_NOT_ASKED',
    async (r) => {
      const fields = await fieldsFor(r);
      return { ...fields, vp_token: (fields['vp_token'] ?? '').replace('"person"', '"company"') };
    },
  ],
  [
    'a token that is no JSON',
    'PRESENTATION_MALFORMED',
    (r) => fieldsFor(r, { fields: { vp_token: '{"person":' } }),
  ],
  [
    'a token that is no credential',
    'PRESENTATION_MALFORMED',
    (r) => fieldsFor(r, { fields: { vp_token: '{"person":["a.b.c~"]}' } }),
  ],
  [
    'two credentials for one question',
    'PRESENTATION_MALFORMED',
    async (r) => {
      const fields = await fieldsFor(r);
      const { person } = JSON.parse(fields['vp_token'] ?? '') as { person: string[] };
      return { ...fields, vp_token: JSON.stringify({ person: [...person, ...person] }) };
    },
  ],
];

for (const [what, code, make] of bad) {
  test(`${what} is refused, logged, and changes nothing`, async () => {
    const login = await qrLogin(t);
    const request = await fetchRequest(t, login.invitation.code);
    const fields = await make(request);
    const before = await traces(login.requestId);
    lines.length = 0;
    const answer = await direct(t, request, fields);
    const { it } = presentationErrors[code]().definition;
    assert.deepEqual([answer.status, answer.code, answer.Info], [400, code, it]);
    assert.ok(isLogged(code));
    assert.deepEqual(await traces(login.requestId), before);
    assert.equal((await login.status()).data?.status, 'opened');
    assert.equal((await login.identify()).code, 'LOGIN_EXPIRED');
    // The good answer still counts.
    assert.equal((await direct(t, request, await fieldsFor(request))).status, 200);
  });
}

test('the texts come in English too', async () => {
  const login = await qrLogin(t);
  const request = await fetchRequest(t, login.invitation.code);
  const { Info } = await direct(t, request, { state: 'x' }, 'en');
  assert.equal(Info, 'The answer of the wallet does not belong to this request');
});

test('a replayed presentation is refused by the request that it was made for and by any other', async () => {
  const login = await qrLogin(t);
  const request = await fetchRequest(t, login.invitation.code);
  const fields = await fieldsFor(request);
  assert.equal((await direct(t, request, fields)).status, 200);
  const other = await qrLogin(t);
  const otherRequest = await fetchRequest(t, other.invitation.code);
  const replayed = { ...fields, state: otherRequest.state };
  for (const [begun, asked, answer, code] of [
    [login, request, fields, 'PRESENTATION_UNKNOWN'],
    [other, otherRequest, replayed, 'PRESENTATION_NONCE'],
  ] as const) {
    const before = await traces(begun.requestId);
    lines.length = 0;
    const { code: told, Info } = await direct(t, asked, answer);
    assert.deepEqual([told, Info], [code, presentationErrors[code]().definition.it]);
    assert.ok(isLogged(code));
    assert.deepEqual(await traces(begun.requestId), before);
  }
});

test('oversize fields are refused before they are read', async () => {
  const login = await qrLogin(t);
  const request = await fetchRequest(t, login.invitation.code);
  const before = await traces(login.requestId);
  lines.length = 0;
  const big = await direct(t, request, { state: request.state, vp_token: 'x'.repeat(70_000) });
  assert.deepEqual(
    [big.status, big.code, big.Info],
    [413, 'TOO_LARGE', 'La richiesta è troppo grande'],
  );
  const long = await direct(t, request, { state: 'x'.repeat(300), vp_token: '{}' });
  assert.deepEqual(
    [long.status, long.code, long.Info],
    [400, 'BAD_REQUEST', 'La richiesta non è valida'],
  );
  assert.ok(isLogged('TOO_LARGE') && isLogged('BAD_REQUEST'));
  assert.deepEqual(await traces(login.requestId), before);
});

test('a code is shown to the browser that began it only', async () => {
  const login = await qrLogin(t);
  const thief = await qrLogin(t);
  const url = `/api/Login/QrCode?requestId=${login.requestId}`;
  const answer = await thief.browser.send({ url });
  assert.equal(answer.json<{ code: string }>().code, 'LOGIN_EXPIRED');
  const again = await thief.browser.send({
    method: 'POST',
    url: '/api/Login/QrCode',
    payload: { requestId: login.requestId },
  });
  assert.equal(again.json<{ code: string }>().code, 'LOGIN_EXPIRED');
});

test('a company credential of somebody else is refused beside one’s own identity', async () => {
  const login = await qrLogin(t, 'LoginCompany');
  const request = await fetchRequest(t, login.invitation.code);
  const { nonce, client_id: aud, state } = request;
  const binding = { nonce, aud, iat: now() };
  const person = await credential(t.platform, identityClaims('marco'));
  const company = (fiscalCode: string, holder = person.holder) =>
    credential(
      t.platform,
      {
        legal_name: 'Officine Greco S.r.l.',
        vat_number: '04182730723',
        role: 'LEGAL_REPRESENTATIVE',
        personal_administrative_number: fiscalCode,
      },
      { type: credentialKinds.AmletCredentialCompany.type, holder },
    );
  const marco = String(identityClaims('marco')['personal_administrative_number']);
  const paolo = String(identityClaims('paolo')['personal_administrative_number']);
  for (const borrowed of [await company(paolo), await company(marco, await newHolder())]) {
    const vp_token = JSON.stringify({
      person: [await presented(person, binding)],
      company: [await presented(borrowed, binding)],
    });
    const answer = await direct(t, request, { state, vp_token });
    assert.equal(answer.code, 'COMPANY_CREDENTIAL_FOREIGN');
  }
});
