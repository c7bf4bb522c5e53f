import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { testPlatform, type TestPlatform, type TestSession } from '../../../testing/platform.ts';
import { rows } from '../../../testing/shop.ts';
import { accountData, accreditationData } from '../index.ts';
import {
  begin,
  call,
  clear,
  press,
  profileOf,
  providerOf,
  request,
  stateOf,
  walk,
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

test('ten requests at once are one procedure', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => request(marco)));
  assert.deepEqual(new Set(answers.map(({ warning }) => warning)), new Set([null]));
  assert.equal(new Set(answers.map(({ data }) => data)).size, 1);
  assert.equal((await rows(t, 'select 1 from company_credential')).length, 1);
  assert.equal((await rows(t, 'select 1 from company_credential_demo')).length, 1);
});

test('requests for two companies at once leave the one that the person is sent to', async () => {
  for (let round = 0; round < 5; round += 1) {
    await clear(t);
    const answers = await Promise.all([request(marco), request(marco, '04182730723')]);
    const { pIva } = await profileOf(marco);
    const [stored] = await rows(t, 'select reference from company_credential');
    const kept = answers[pIva === '04182730723' ? 1 : 0];
    assert.ok(String(kept?.data).endsWith(String(stored?.['reference'])));
    for (const other of answers.filter((answer) => answer !== kept)) {
      // Answered before it was replaced, or told that it was.
      assert.ok(other.data !== null || other.code === 'ACCREDITATION_REPLACED', other.code);
    }
  }
});

test('the call that brings the credential, ten times at once, makes one company and one delegate', async () => {
  const reference = await begin(marco);
  await walk(t, reference, 'login', 'start', 'upload', 'accept');
  await press(t, reference, 'download');
  const [row] = await rows(t, 'select request_id from company_credential');
  const event = { reference, requestId: row?.['request_id'] };
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(t, event)));
  assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]));
  assert.equal(await stateOf(marco), 6);
  assert.equal((await rows(t, "select 1 from company where vat_number = '12345678903'")).length, 1);
});

test('two people who become delegates of one new company at once are both in it', async () => {
  for (const person of [marco, lucia]) {
    await walk(t, await begin(person), 'login', 'start', 'upload', 'accept');
  }
  const open = await rows(t, 'select reference, request_id from company_credential');
  for (const { reference } of open) await press(t, String(reference), 'download');
  await Promise.all(
    open.map(({ reference, request_id: requestId }) => call(t, { reference, requestId })),
  );
  const companies = await Promise.all(
    [marco, lucia].map(async (p) => (await profileOf(p)).company),
  );
  assert.equal(companies[0]?.id, companies[1]?.id);
  assert.ok(companies[0]);
});

test('two buttons of the provider’s page at once are one step', async () => {
  const reference = await begin(marco);
  await walk(t, reference, 'login', 'start', 'upload');
  await Promise.all([press(t, reference, 'accept'), press(t, reference, 'reject')]);
  await t.platform.jobs.drain();
  assert.ok([4, 5].includes(await stateOf(marco)));
  assert.equal((await rows(t, 'select 1 from company_credential_demo_step')).length, 4);
});

test('a deletion and a request at once leave nothing of the request, here and at the provider', async () => {
  for (const [name, isDeletionFirst] of [
    ['davide', true],
    ['elena', false],
  ] as const) {
    const person = await t.login(name);
    const remove = () =>
      t.platform.database.transaction(async () => {
        await accreditationData.erase(t.platform, person.userId);
        await accountData.erase(t.platform, person.userId);
      });
    const ask = () => request(person);
    await Promise.all(isDeletionFirst ? [remove(), ask()] : [ask(), remove()]);
    await t.platform.jobs.drain();
    for (const table of ['company_credential', 'company_credential_demo']) {
      assert.deepEqual(await rows(t, `select 1 from ${table}`), [], table);
    }
  }
});

test('the export has the request, and a deletion removes it here and at the provider', async () => {
  const anna = await t.login('anna', 'Discente');
  const reference = await begin(anna);
  await walk(t, reference, 'login');
  const { data } = await accreditationData.collect(t.platform, anna.userId);
  const { statoEventoAmlet, pIva, mailAziendale } = data as Record<string, unknown>;
  assert.deepEqual(
    [statoEventoAmlet, pIva, mailAziendale],
    [1, '12345678903', 'amministrazione@bianchi.example.it'],
  );
  const answer = await anna.call({ method: 'DELETE', url: '/api/Account/DeleteAccount' });
  assert.equal(answer.json().data, true, answer.body);
  await t.platform.jobs.drain();
  for (const table of ['company_credential', 'company_credential_demo']) {
    assert.deepEqual(await rows(t, `select 1 from ${table}`), [], table);
  }
  assert.deepEqual(await providerOf(t).steps(reference, 0), []);
});
