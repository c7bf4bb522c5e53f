import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoPeople } from '../../../demo/people.ts';
import { testBrowser } from '../../../testing/login/browser.ts';
import { qrLogin } from '../../../testing/login/wallet-login.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../../../testing/platform.ts';
import { ask, rows } from '../../../testing/shop.ts';
import {
  begin,
  call,
  clear,
  MAIL,
  press,
  profileOf,
  providerOf,
  request,
  stateOf,
  VAT,
  walk,
  wayTo,
} from './testing-accreditation.ts';

let t: TestPlatform;
let marco: TestSession;
let lucia: TestSession;
before(async () => {
  t = await testPlatform();
  marco = await t.login('marco');
  lucia = await t.login('lucia');
});
after(() => t.close());
beforeEach(() => clear(t));

const requestIdOf = async (session: TestSession) => {
  const sql = 'select request_id as id from company_credential where user_id = $1';
  const { rows } = await t.platform.database.query(sql, [session.userId]);
  return String(rows[0]?.['id']);
};

test('[API-47] a request needs an authenticated person, and its data is the address of the provider’s page', async () => {
  const body = { pIva: VAT, companyMail: MAIL };
  const asVisitor = await t.call(null, {
    method: 'POST',
    url: '/api/Users/AddUserPersonaGiuridica',
    payload: body,
  });
  assert.equal(asVisitor.statusCode, 401);
  const { status, data, warning } = await request(marco);
  assert.deepEqual([status, warning], [200, null]);
  assert.match(data, /^http:\/\/localhost:8080\/dev\/amlet\/amlet_[0-9a-f]{32}$/);
  const { data: config } = await ask(marco, 'GET', 'config');
  assert.ok(config.redirectHosts.includes(new URL(data).host));
  assert.equal(config.companyCredential, true);
  const page = await t.app.inject({ url: new URL(data).pathname });
  assert.match(page.body, /Marco Bianchi, partita IVA 12345678903, amministrazione@bianchi/);
});

test('[PROF-17 part] a VAT number that is not of eleven digits, or an e-mail that is none, is refused at its field', async () => {
  const refused = async (pIva: string, companyMail: string) => {
    const { status, ...answer } = await request(marco, pIva, companyMail);
    return [status, (answer as { fields?: object }).fields];
  };
  for (const pIva of ['', '1234567890', '123456789012', '1234567890A', '١٢٣٤٥٦٧٨٩٠١']) {
    assert.deepEqual(await refused(pIva, MAIL), [400, { pIva: 'INVALID_FORMAT' }], pIva);
  }
  for (const companyMail of ['', 'azienda', 'azienda@', 'azienda@example', '@example.it']) {
    const answer = await refused(VAT, companyMail);
    assert.deepEqual(answer, [400, { companyMail: 'INVALID_FORMAT' }], companyMail);
  }
  assert.deepEqual(await rows(t, 'select 1 from company_credential'), []);
});

test('[PROF-19 part] [PROF-20 part] every state is in the profile under its number, as the provider’s page walks through them', async () => {
  assert.deepEqual(
    await profileOf(marco).then(({ statoEventoAmlet, pIva, mailAziendale }) => [
      statoEventoAmlet,
      pIva,
      mailAziendale,
    ]),
    [0, null, null],
  );
  const reference = await begin(marco);
  const way = [
    ['login', 1],
    ['start', 2],
    ['upload', 3],
    ['reject', 4],
    ['stop', 666],
    ['login', 1],
    ['start', 2],
    ['upload', 3],
    ['reject', 4],
    ['upload', 3],
    ['accept', 5],
    ['refuse', 7],
    ['download', 6],
  ] as const;
  for (const [action, state] of way) {
    await walk(t, reference, action);
    const { statoEventoAmlet, pIva, mailAziendale } = await profileOf(marco);
    assert.deepEqual([statoEventoAmlet, pIva, mailAziendale], [state, VAT, MAIL], action);
  }
  assert.equal(await stateOf(lucia), 0);
});

test('the database takes no other state, and no state without a procedure', async () => {
  await begin(marco);
  const set = (values: string) => t.platform.database.query(`update company_credential ${values}`);
  await assert.rejects(set('set state = 8, sequence = 1'), /company_credential_state/);
  await assert.rejects(set('set state = 1'), /company_credential_sequence/);
  await assert.rejects(
    set('set state = 1, sequence = 1, reference = null'),
    /company_credential_reference/,
  );
  await assert.rejects(set("set vat_number = '1'"), /company_credential_vat/);
});

test('[API-48] an address says whether the identity behind it is verified, and under which id; that of others says nothing', async () => {
  const user = async (session: TestSession, mail: string) =>
    (await ask(session, 'GET', `Users/GetAmletUser?mail=${encodeURIComponent(mail)}`)).data;
  const unknown = { isIdentitaVerificata: false, amletId: null };
  assert.deepEqual(await user(marco, MAIL), unknown);
  const reference = await begin(marco);
  const before = await user(marco, MAIL);
  assert.equal(before.isIdentitaVerificata, false);
  await walk(t, reference, 'login');
  const known = await user(marco, MAIL);
  assert.equal(known.isIdentitaVerificata, true);
  assert.match(known.amletId, /^AML-[0-9A-F]{10}$/);
  assert.deepEqual(await user(lucia, MAIL), unknown);
  assert.deepEqual(await user(marco, 'marco.bianchi@example.it'), unknown);
  assert.equal((await ask(marco, 'GET', 'Users/GetAmletUser?mail=azienda')).status, 400);
});

test('[PROF-28 part] in 4, 7 and 666 the same company and address lead to the same procedure; under way no other company does', async () => {
  const reference = await begin(marco);
  const other = () => request(marco, '04182730723');
  await walk(t, reference, 'login', 'start', 'upload');
  assert.equal(await begin(marco), reference);
  const refused = await other();
  assert.equal(refused.code, 'ACCREDITATION_UNDER_WAY');
  assert.match(refused.warning ?? '', /12345678903/);
  for (const [actions, state] of [
    [['reject'], 4],
    [['upload', 'accept', 'refuse'], 7],
  ] as const) {
    await walk(t, reference, ...actions);
    assert.equal(await stateOf(marco), state);
    assert.equal(await begin(marco), reference);
  }
  await t.platform.database.query('delete from company_credential');
  const second = await begin(marco);
  await walk(t, second, 'login', 'stop');
  assert.equal(await stateOf(marco), 666);
  assert.equal(await begin(marco), second);
  // Not under way: another company begins anew, and the old procedure counts no more.
  const requestId = await requestIdOf(marco);
  assert.ok(!String((await other()).data).endsWith(second));
  assert.deepEqual(
    await profileOf(marco).then(({ statoEventoAmlet, pIva }) => [statoEventoAmlet, pIva]),
    [0, '04182730723'],
  );
  await press(t, second, 'login');
  await call(t, { reference: second, requestId });
  assert.equal(await stateOf(marco), 0);
  // The provider is told to remove it.
  await t.platform.jobs.drain();
  assert.deepEqual(
    await rows(t, 'select 1 from company_credential_demo where reference = $1', [second]),
    [],
  );
});

test('with the credential the person acts for the company; who holds one cannot ask for another', async () => {
  const reference = await begin(marco);
  await walk(t, reference, ...wayTo.download);
  const { hasAmletId, company } = await profileOf(marco);
  assert.equal(hasAmletId, true);
  assert.deepEqual(
    [company?.denominazioneAzienda, company?.ruoloAziendale],
    ['Bianchi & Figli S.n.c.', 'DELEGATE'],
  );
  assert.equal((await request(marco)).code, 'ACCREDITATION_HELD');
  const paolo = await t.login('paolo');
  const { statoEventoAmlet, pIva } = await profileOf(paolo);
  assert.deepEqual([statoEventoAmlet, pIva], [6, '04182730723']);
  assert.equal((await request(paolo)).code, 'ACCREDITATION_HELD');

  // A second person of the same company joins it, in the role that the credential names.
  const provider = providerOf(t);
  t.platform.companyCredential = {
    ...provider,
    steps: async (...args) =>
      (await provider.steps(...args)).map((step) => ({
        ...step,
        company: step.company && { ...step.company, role: 'LEGAL_REPRESENTATIVE' as const },
      })),
  };
  await walk(t, await begin(lucia), ...wayTo.download);
  t.platform.companyCredential = provider;
  const joined = (await profileOf(lucia)).company;
  assert.deepEqual([joined?.id, joined?.ruoloAziendale], [company?.id, 'LEGAL_REPRESENTATIVE']);
});

test('[PROF-16 part] the demo wallet shows the credential once it is downloaded, and it opens a session for the company', async () => {
  const reference = await begin(marco);
  await walk(t, reference, 'login', 'start', 'upload', 'accept');
  const login = await qrLogin(t, 'LoginCompany');
  const inWallet = (button: 'person' | 'share') =>
    testBrowser(t.app).send({
      method: 'POST',
      url: `/dev/wallet/${button}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        ...Object.fromEntries(new URL(login.invitation.code).searchParams),
        person: demoPeople.marco.userId,
      }).toString(),
    });
  assert.equal((await inWallet('share')).statusCode, 400);
  await walk(t, reference, 'download');
  assert.match((await inWallet('person')).body, /Bianchi &#38; Figli S\.n\.c\.[\s\S]*12345678903/);
  assert.equal((await inWallet('share')).statusCode, 200);
  const { data } = await login.complete('GetTokenForCompany');
  assert.deepEqual(
    [data?.company?.name, data?.company?.role],
    ['Bianchi & Figli S.n.c.', 'DELEGATE'],
  );
});

test('a call that is forged, names another request, or comes twice, late or out of order changes nothing', async () => {
  const reference = await begin(marco);
  const requestId = await requestIdOf(marco);
  const ofLucia = { reference: await begin(lucia), requestId: await requestIdOf(lucia) };
  await press(t, reference, 'login');
  assert.equal((await call(t, { reference, requestId }, false)).statusCode, 400);
  assert.equal((await call(t, { reference, requestId: ofLucia.requestId })).statusCode, 200);
  assert.equal((await call(t, { ...ofLucia, requestId })).statusCode, 200);
  assert.equal((await call(t, { reference: 'amlet_0', requestId })).statusCode, 200);
  assert.deepEqual([await stateOf(marco), await stateOf(lucia)], [0, 0]);

  await press(t, reference, 'start');
  await press(t, reference, 'upload');
  const snapshot = () => rows(t, 'select * from company_credential order by user_id');
  // The last call comes first, and brings all that happened; the others find nothing to do.
  await call(t, { reference, requestId });
  assert.equal(await stateOf(marco), 3);
  const then = await snapshot();
  for (let again = 0; again < 3; again += 1) await call(t, { reference, requestId });
  await t.platform.jobs.drain();
  assert.deepEqual(await snapshot(), then);
});

test('a provider that skips, goes back or certifies another person or company is not believed', async () => {
  const reference = await begin(marco);
  const requestId = await requestIdOf(marco);
  await walk(t, reference, 'login', 'start', 'upload', 'accept');
  const provider = providerOf(t);
  const company = {
    legalName: 'Bianchi',
    vatNumber: VAT,
    role: 'DELEGATE' as const,
    fiscalCode: demoPeople.marco.identity.fiscalCode,
  };
  const lies = [
    { sequence: 5, state: 2 as const, company: null },
    { sequence: 6, state: 6 as const, company },
    { sequence: 4, state: 6 as const, company },
    { sequence: 5, state: 6 as const, company: null },
    { sequence: 5, state: 6 as const, company: { ...company, vatNumber: '04182730723' } },
    {
      sequence: 5,
      state: 6 as const,
      company: { ...company, fiscalCode: demoPeople.lucia.identity.fiscalCode },
    },
  ];
  for (const lie of lies) {
    t.platform.companyCredential = { ...provider, steps: async () => [lie] };
    await call(t, { reference, requestId });
    t.platform.companyCredential = provider;
    const { statoEventoAmlet, company: joined } = await profileOf(marco);
    assert.deepEqual([statoEventoAmlet, joined], [5, null], JSON.stringify(lie));
  }
  await walk(t, reference, 'download');
  assert.equal(await stateOf(marco), 6);
});

test('a provider that is away, gives another’s reference, or a page elsewhere is told as a failure', async () => {
  const ofLucia = await begin(lucia);
  const provider = providerOf(t);
  const page = 'http://localhost:8080/dev/amlet/x';
  const failing: (typeof provider.request)[] = [
    () => Promise.reject(new Error('away')),
    async () => ({ reference: ofLucia, redirectUrl: page }),
    async () => ({ reference: 'amlet_1', redirectUrl: 'https://evil.example/' }),
    async () => ({ reference: 'amlet_1', redirectUrl: 'javascript:alert(1)' }),
  ];
  for (const failed of failing) {
    t.platform.companyCredential = { ...provider, request: failed };
    const { status, code } = await request(marco);
    assert.deepEqual([status, code], [503, 'ACCREDITATION_PROVIDER']);
  }
  t.platform.companyCredential = null;
  assert.equal((await request(marco)).code, 'ACCREDITATION_OFF');
  t.platform.companyCredential = provider;
  // The answer that was lost: the next request goes on with the procedure that there is.
  assert.match(await begin(marco), /^amlet_[0-9a-f]{32}$/);
  assert.equal((await rows(t, 'select 1 from company_credential_demo')).length, 2);
});

test('a call that was lost is made up for when the person goes on', async () => {
  const reference = await begin(marco);
  await press(t, reference, 'login');
  await press(t, reference, 'start');
  await begin(marco);
  assert.equal(await stateOf(marco), 2);
});
