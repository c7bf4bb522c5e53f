import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { RoleName } from 'contracts';
import { demoPeople, loadPeople, type DemoPersonKey } from '../../demo/people.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { assignRoles, rightsVersion } from './assign-roles.ts';

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

test('[SHELL-40] [API-85 part] [BACK-19 part] an administrator enables a teacher, which counts at the next call', async () => {
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

test('[SHELL-40 part] [BACK-19 part] nobody but an administrator enables a teacher, not even for themselves', async () => {
  for (const person of ['marco', 'elena'] as const) {
    assert.equal((await save(person, person, ['Discente'], true)).statusCode, 403);
  }
});

test('[API-85 part] [BACK-19 part] the list of roles is the whole list, by name or code, the learner’s always in it', async () => {
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
  const unseat = (by: DemoPersonKey, person: DemoPersonKey) =>
    assignRoles(t.platform, idOf(person), { roles: [], isDocente: false, by: idOf(by) });
  const ends = await Promise.allSettled([unseat('anna', 'giulia'), unseat('giulia', 'anna')]);
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

test('[API-85 part] nobody takes the administrator role from themselves, and may change the rest', async () => {
  const refused = await save('anna', 'anna', ['Tutor'], true);
  const { code, warning } = refused.json<{ code: string; warning: string }>();
  assert.deepEqual(
    [refused.statusCode, code, warning],
    [200, 'OWN_ROLE', 'Il tuo ruolo di amministratore lo toglie solo un collega'],
  );
  assert.deepEqual(await rolesOf('anna'), ['Discente', 'AdminWorkerBadge']);
  await save('anna', 'anna', ['AdminWorkerBadge', 'Tutor']);
  assert.deepEqual(await rolesOf('anna'), ['Discente', 'AdminWorkerBadge', 'Tutor']);
});

test('[API-85 part] who loses the role at once with their own change of somebody else changes nothing', async () => {
  const change = (by: DemoPersonKey, person: DemoPersonKey, roles: RoleName[]) =>
    assignRoles(t.platform, idOf(person), { roles, isDocente: false, by: idOf(by) });
  const [unseated, changed] = await Promise.allSettled([
    change('anna', 'giulia', []),
    change('giulia', 'marco', ['Tutor']),
  ]);
  assert.equal(unseated.status, 'fulfilled');
  // Either came first; what came second saw the first.
  assert.deepEqual(
    await rolesOf('marco'),
    changed.status === 'fulfilled' ? ['Discente', 'Tutor'] : ['Discente'],
  );
  await assert.rejects(change('giulia', 'lucia', ['Tutor']), /FORBIDDEN/);
});

test('[API-85 part] of two who save what they both saw at once, the second is told', async () => {
  const seen = rightsVersion({ roles: ['Discente'], isDocente: false });
  const change = (by: DemoPersonKey, roles: RoleName[]) =>
    assignRoles(t.platform, idOf('marco'), { roles, isDocente: false, by: idOf(by), seen });
  const ends = await Promise.allSettled([
    change('anna', ['Tutor']),
    change('giulia', ['Ispettore']),
  ]);
  assert.deepEqual(ends.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  assert.equal((await rolesOf('marco')).length, 2);
  const stale = await t.call('anna', {
    method: 'PATCH',
    url: `/api/Users/SaveUser?userId=${idOf('marco')}&isDocente=true&version=Discente`,
    payload: [],
  });
  assert.deepEqual(
    [stale.statusCode, stale.json<{ code: string }>().code],
    [409, 'RIGHTS_CHANGED'],
  );
});
