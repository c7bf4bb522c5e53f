import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoCompany, demoPeople } from '../../../demo/people.ts';
import {
  credential,
  identityClaims,
  newHolder,
  presented,
} from '../../../testing/login/credential-holder.ts';
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { direct, fetchRequest, qrLogin } from '../../../testing/login/wallet-login.ts';
import { credentialKinds } from '../../../ports/credential-kinds.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

/** Answers a company login as a person who shows an identity and a company credential. */
async function companyLogin(person: 'paolo' | 'marco', changes: Record<string, unknown> = {}) {
  const login = await qrLogin(t, 'LoginCompany');
  const request = await fetchRequest(t, login.invitation.code);
  const { nonce, client_id: aud, state } = request;
  const binding = { nonce, aud, iat: Math.floor(Date.now() / 1000) };
  const holder = await newHolder();
  const identity = identityClaims(person);
  const { personal_administrative_number } = identity;
  const company = {
    legal_name: demoCompany.name,
    vat_number: demoCompany.vatNumber,
    role: 'LEGAL_REPRESENTATIVE',
    personal_administrative_number,
    ...changes,
  };
  const type = credentialKinds.AmletCredentialCompany.type;
  const vp_token = JSON.stringify({
    person: [await presented(await credential(t.platform, identity, { holder }), binding)],
    company: [await presented(await credential(t.platform, company, { holder, type }), binding)],
  });
  assert.equal((await direct(t, request, { state, vp_token })).status, 200);
  return login;
}

test('[LOGIN-20 part] [API-41 part] a company user gets a company token: company and role are in the auth state', async () => {
  const login = await companyLogin('paolo');
  const { data } = await login.complete('GetTokenForCompany');
  assert.deepEqual(data?.company, {
    id: demoCompany.id,
    name: 'Officine Greco S.r.l.',
    role: 'LEGAL_REPRESENTATIVE',
    sdi: 'M5UXCR1',
  });
  const headers = { authorization: `Bearer ${data?.token}` };
  assert.equal((await login.browser.send({ url: '/api/Users/profile', headers })).statusCode, 200);
});

test('[LOGIN-20 part] a delegate gets one too, as a delegate', async () => {
  const setRole = (role: string) =>
    t.platform.database.query('update account set company_role = $1 where company_id = $2', [
      role,
      demoCompany.id,
    ]);
  await setRole('DELEGATE');
  try {
    const login = await companyLogin('paolo', { role: 'DELEGATE' });
    const { data } = await login.complete('GetTokenForCompany');
    assert.equal(data?.company?.role, 'DELEGATE');
  } finally {
    await setRole('LEGAL_REPRESENTATIVE');
  }
});

test('[LOGIN-20 part] the company token ends with the business role', async () => {
  const login = await companyLogin('paolo');
  const { data } = await login.complete('GetTokenForCompany');
  const headers = { authorization: `Bearer ${data?.token}` };
  const profile = () => login.browser.send({ url: '/api/Users/profile', headers });
  const { database } = t.platform;
  await database.query('update account set company_id = null, company_role = null where id = $1', [
    data?.userId,
  ]);
  try {
    assert.equal((await profile()).statusCode, 401);
  } finally {
    await database.query(
      "update account set company_id = $2, company_role = 'LEGAL_REPRESENTATIVE' where id = $1",
      [data?.userId, demoCompany.id],
    );
  }
  assert.equal((await profile()).statusCode, 200);
});

test('[LOGIN-20 part] who is neither legal representative nor delegate gets none', async () => {
  const login = await companyLogin('marco');
  const refused = await login.complete('GetTokenForCompany');
  assert.deepEqual([refused.data, refused.code], [null, 'NO_BUSINESS_ROLE']);
});

test('[LOGIN-20 part] company and role of the credential must be those on record', async () => {
  for (const changes of [{ role: 'DELEGATE' }, { vat_number: '12345678903' }]) {
    const login = await companyLogin('paolo', changes);
    const refused = await login.complete('GetTokenForCompany');
    assert.deepEqual([refused.data, refused.code], [null, 'COMPANY_MISMATCH']);
  }
});

test('a login as oneself opens no company session, nor the other way round', async () => {
  const company = await companyLogin('paolo');
  assert.equal((await company.complete()).code, 'LOGIN_KIND_MISMATCH');
  assert.ok((await company.complete('GetTokenForCompany')).data);
});

test('who acts for a company can leave it: the same session goes on as the person’s, until they act for it again', async () => {
  const login = await companyLogin('paolo');
  const { data } = await login.complete('GetTokenForCompany');
  const headers = { authorization: `Bearer ${data?.token}` };
  const send = (url: string, method: 'GET' | 'PUT' = 'GET', payload?: object) =>
    login.browser.send({ url, method, headers, ...(payload === undefined ? {} : { payload }) });
  const act = async (acts: boolean) =>
    (await send('/api/Account/Company', 'PUT', { acts })).json<{ data: Acting }>().data;
  const seen = async () => ({
    isCompany: (await send('/api/Users/profile')).json<{ data: { hasAmletId: boolean } }>().data
      .hasAmletId,
    people: (await send('/api/Companies/GetPeople')).statusCode,
    redeemsAsCompany: (await send('/api/Wallet/GetRedemptionTerms')).json<{
      data: { isAzienda: boolean };
    }>().data.isAzienda,
  });
  const asCompany = { isCompany: true, people: 200, redeemsAsCompany: true };
  const asPerson = { isCompany: false, people: 403, redeemsAsCompany: false };
  assert.deepEqual(await seen(), asCompany);

  for (const time of ['once', 'twice']) {
    const left = await act(false);
    assert.equal(left.company, null, time);
    assert.equal(left.represents?.name, demoCompany.name, time);
    assert.deepEqual(left.surveyCode.includes('company'), false);
    assert.deepEqual(await seen(), asPerson, time);
  }
  // In a new login as oneself too.
  const anew = await (await companyLogin('paolo')).complete('GetTokenForCompany');
  assert.equal(anew.data?.company?.id, demoCompany.id);
  assert.deepEqual(await seen(), asCompany);

  await act(false);
  assert.equal((await act(true)).company?.id, demoCompany.id);
  assert.deepEqual(await seen(), asCompany);
});

type Acting = {
  company: { id: string } | null;
  represents: { name: string } | null;
  surveyCode: string[];
};

test('who represents no company cannot act for one', async () => {
  const answer = await t.call('marco', {
    method: 'PUT',
    url: '/api/Account/Company',
    payload: { acts: true },
  });
  assert.equal(answer.json<{ code: string }>().code, 'NO_BUSINESS_ROLE');
  const { rows } = await t.platform.database.query(
    'select acts_as_person from account where id = $1',
    [demoPeople.marco.userId],
  );
  assert.deepEqual(rows, [{ acts_as_person: false }]);
});
