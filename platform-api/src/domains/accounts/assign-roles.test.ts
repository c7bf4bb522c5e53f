import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoPeople, loadPeople, type DemoPersonKey } from '../../demo/people.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { assignRoles } from './assign-roles.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());
beforeEach(async () => {
  await t.platform.database.script('truncate account cascade');
  await loadPeople(t.platform);
});

const idOf = (person: DemoPersonKey) => demoPeople[person].userId;
const save = (by: DemoPersonKey, person: DemoPersonKey, roles: unknown[], isDocente = false) =>
  t.call(by, {
    method: 'PATCH',
    url: `/api/Users/SaveUser?userId=${idOf(person)}&isDocente=${isDocente}`,
    payload: roles,
  });
const rolesOf = async (person: DemoPersonKey) =>
  (await t.call(person, { url: '/api/Account/Roles' })).json<{ data: string[] }>().data;

test('[SHELL-40] [API-85 part] an administrator enables a teacher, which counts at the next call', async () => {
  const marco = await t.login('marco');
  const isDocente = async () =>
    (await marco.call({ url: '/api/Users/profile' })).json<{ data: { isDocente: boolean } }>().data
      .isDocente;
  assert.equal(await isDocente(), false);
  assert.equal((await save('anna', 'marco', ['Discente'], true)).statusCode, 200);
  assert.equal(await isDocente(), true);
  await save('anna', 'marco', ['Discente'], false);
  assert.equal(await isDocente(), false);
});

test('[SHELL-40 part] nobody but an administrator enables a teacher, not even for themselves', async () => {
  for (const person of ['marco', 'elena'] as const) {
    assert.equal((await save(person, person, ['Discente'], true)).statusCode, 403);
  }
});

test('[API-85 part] the list of roles is the whole list, by name or code, the learner’s always in it', async () => {
  await save('anna', 'marco', [6, 'Tutor']);
  assert.deepEqual(await rolesOf('marco'), ['Discente', 'Tutor', 'RedattoreCorsiA']);
  await save('anna', 'marco', []);
  assert.deepEqual(await rolesOf('marco'), ['Discente']);
  assert.equal((await save('anna', 'marco', ['Admin'])).statusCode, 400);
  const unknown = await t.call('anna', {
    method: 'PATCH',
    url: '/api/Users/SaveUser?userId=00000000-0000-4000-8000-000000000000&isDocente=false',
    payload: [],
  });
  assert.equal(unknown.json<{ code: string }>().code, 'ACCOUNT_NOT_FOUND');
});

test('[API-85 part] a role that was taken away is neither active nor begun with', async () => {
  const elena = await t.login('elena');
  await save('anna', 'elena', ['Discente']);
  const role = await elena.call({ url: '/api/Account/Role' });
  assert.equal(role.json<{ data: string }>().data, 'Discente');
  const again = await t.login('elena');
  const { data } = (await again.call({ url: '/api/Account/Role' })).json<{ data: string }>();
  assert.equal(data, 'Discente');
});

test('[API-85 part] of two administrators who unseat one another at once, one stays', async () => {
  const unseat = (person: DemoPersonKey) =>
    assignRoles(t.platform, idOf(person), { roles: [], isDocente: false, by: 'test' });
  const ends = await Promise.allSettled([unseat('anna'), unseat('giulia')]);
  assert.deepEqual(ends.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  const { rows } = await t.platform.database.query(
    "select count(*)::int as left from account_role where role = 'AdminWorkerBadge'",
  );
  assert.deepEqual(rows, [{ left: 1 }]);
});

test('[API-85 part] the last administrator keeps the role', async () => {
  await save('anna', 'giulia', []);
  const refused = await save('anna', 'anna', []);
  assert.equal(refused.json<{ code: string }>().code, 'LAST_ADMINISTRATOR');
  assert.ok((await rolesOf('anna')).includes('AdminWorkerBadge'));
});
