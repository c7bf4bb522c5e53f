import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { roleCodes, roleNames } from 'contracts';
import { demoCourseId, journeyCourseKey } from '../../../demo/courses/index.ts';
import { demoPeople, type DemoPersonKey } from '../../../demo/people.ts';
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { issueCourseBadge } from '../../badges/index.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform({ courses: true });
});
after(() => t.close());

type Row = { id: string; name: string; surname: string; email: string; roles: string[] };
type Page = { items: Row[]; totalItems: number; page: number };

const idOf = (person: DemoPersonKey) => demoPeople[person].userId;

async function read<T>(url: string, person: DemoPersonKey = 'anna'): Promise<T> {
  const answer = await t.call(person, { url: `/api/Users/${url}` });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: T }>().data;
}

const found = async (query: string) =>
  (await read<Page>(`SearchUser?${query}`)).items.map(({ surname }) => surname);

test('[API-83 part] people are found by name, mail address and fiscal code, in any order, case and accents', async () => {
  await t.platform.database.query(`update account set name = 'Niccolò' where id = $1`, [
    idOf('davide'),
  ]);
  for (const [text, surnames] of [
    ['bianchi', ['Bianchi']],
    ['BIANCHI marco', ['Bianchi']],
    ['marco.bianchi@', ['Bianchi']],
    ['bncmrc91p03a794d', ['Bianchi']],
    ['niccolo', ['Moretti']],
    ['vi el', ['Vitali']],
    ['%', []],
    ['nobody', []],
  ] as const) {
    assert.deepEqual(await found(`ricerca=${encodeURIComponent(text)}`), surnames, text);
  }
  await t.platform.database.query(
    `update account set communication_email = 'ufficio@edilnova.example' where id = $1`,
    [idOf('elena')],
  );
  assert.deepEqual(await found('ricerca=edilnova'), ['Vitali']);
});

test('[BACK-08 part] people are sorted by name or surname and by nothing else, and paged', async () => {
  const all = await read<Page>('SearchUser?sortBy=surname');
  const surnames = all.items.map(({ surname }) => surname);
  assert.deepEqual(surnames, surnames.toSorted());
  assert.deepEqual(await found(''), surnames);
  const names = (await read<Page>('SearchUser?sortBy=name&sortDirection=desc')).items;
  assert.deepEqual(
    names.map(({ name }) => name),
    names.map(({ name }) => name).toSorted((a, b) => (a < b ? 1 : -1)),
  );
  const second = await read<Page>('SearchUser?page=2&pageSize=2');
  assert.deepEqual(
    [second.items.map(({ surname }) => surname), second.totalItems, second.page],
    [surnames.slice(2, 4), all.totalItems, 2],
  );
  const refused = await t.call('anna', { url: '/api/Users/SearchUser?sortBy=email' });
  assert.equal(refused.statusCode, 400);
});

test('[DASH-05 part] as many are listed as the tiles count, teachers apart; a deleted account is not', async () => {
  const { totalItems } = await read<Page>('SearchUser');
  assert.equal(totalItems, await read<number>('TotalRegisteredUsers'));
  const teachers = await read<Page>('SearchUser?isDocente=true');
  assert.equal(teachers.totalItems, await read<number>('GetTotalProfessors'));
  assert.deepEqual(await found('isDocente=true&ricerca=ferrante'), ['Ferrante']);
  assert.deepEqual(await found('isDocente=true&ricerca=bianchi'), []);
  assert.deepEqual(await found('ruolo=RedattoreCorsiA&sortBy=surname'), ['Moretti', 'Vitali']);
  assert.deepEqual(await found(`ricerca=${demoPeople.sara.identity.surname}+sara`), []);
  const gone = await t.call('anna', { url: `/api/Users/GetUserDetails?userId=${idOf('sara')}` });
  assert.equal(gone.json<{ code: string }>().code, 'ACCOUNT_NOT_FOUND');
});

test('a common surname shows its first 500 in order, whether all are sorted or walked to', async () => {
  const { database } = t.platform;
  const add = (from: number, to: number) =>
    database.query(
      `insert into account (id, name, surname, fiscal_code, fiscal_code_type, email, phone, birth_date, birth_place,
         citizenship, street, municipality, province, zip_code, ulic_code, is_docente, registered_at)
       select gen_random_uuid(), lpad((7919 * n % 10007)::text, 5, '0'), 'Zuccalmaglio', 'ZCC' || n, 'AB',
         'z' || n || '@example.it', '', '1980-01-01', '', '', '', '', '', '', 'MANY-' || n, false, now()
       from generate_series($1::int, $2::int) n`,
      [from, to],
    );
  const namesOf = async (page: number, direction = 'asc') => {
    const { items, ...total } = await read<Page & { hasMore: boolean }>(
      `SearchUser?ricerca=zuccalmaglio&page=${page}&pageSize=20&sortDirection=${direction}`,
    );
    return { names: items.map(({ name }) => name), total: total.totalItems, more: total.hasMore };
  };
  const expected = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      String((7919 * (at + 1)) % 10007).padStart(5, '0'),
    ).toSorted();
  let added = 0;
  for (const [count, more] of [
    [500, false],
    [501, true],
    [4000, true],
    [4100, true],
  ] as const) {
    await add(added + 1, count);
    added = count;
    const names = expected(count);
    assert.deepEqual(await namesOf(1), { names: names.slice(0, 20), total: 500, more });
    assert.deepEqual(await namesOf(25), { names: names.slice(480, 500), total: 500, more });
    assert.deepEqual((await namesOf(26)).names, []);
    assert.deepEqual((await namesOf(1, 'desc')).names, names.toReversed().slice(0, 20));
  }
  await database.query(`delete from account where surname = 'Zuccalmaglio'`);
});

test('teachers by month count who teaches since then, and lead to exactly them; unknown ones are in no month', async () => {
  type Months = { month: string; professors: number; isCurrent: boolean }[];
  const months = async () => {
    const answer = await t.call('elena', { url: '/api/List/ProfessorsByMonth' });
    return answer.json<{ data: Months }>().data;
  };
  const known = async () =>
    (await months())
      .filter(({ professors }) => professors > 0)
      .map(({ month, professors }) => [month, professors]);
  const enable = async (person: DemoPersonKey, isDocente: boolean) => {
    const answer = await t.call('anna', {
      method: 'PATCH',
      url: `/api/Users/SaveUser?userId=${idOf(person)}&isDocente=${isDocente}`,
      payload: ['Discente'],
    });
    assert.equal(answer.statusCode, 200, answer.body);
  };
  const since = (query: string) => read<Page>(`SearchUser?${query}`);
  t.setNow(new Date('2026-10-31T23:30:00Z'));
  try {
    const before = await read<number>('GetTotalProfessors');
    await enable('marco', true);
    t.setNow(new Date('2026-11-21T09:00:00Z'));
    await enable('paolo', true);
    // Saved again: still since the first time.
    await enable('marco', true);
    await t.platform.database.query(
      `update account set docente_since = null where id = $1 and is_docente`,
      [idOf('lucia')],
    );
    assert.equal((await months()).length, 12);
    assert.deepEqual(await known(), [['2026-11', 2]]);
    assert.equal(await read<number>('GetTotalProfessors'), before + 2);
    assert.deepEqual((await found('docenteDal=2026-11-01')).toSorted(), ['Bianchi', 'Greco']);
    assert.deepEqual(await found('docenteDal=2026-11-02'), ['Greco']);
    assert.deepEqual((await since('docenteDal=2000-01-01')).totalItems, 2, 'Lucia is not known');
    assert.deepEqual(await found('isDocente=true&ricerca=ferrante'), ['Ferrante']);
    // Who no longer teaches is in no month, and neither is who teaches again by a version without the column.
    await enable('marco', false);
    assert.deepEqual(await known(), [['2026-11', 1]]);
    await enable('marco', true);
    for (const flag of ['false', 'true']) {
      await t.platform.database.query(`update account set is_docente = ${flag} where id = $1`, [
        idOf('marco'),
      ]);
    }
    assert.deepEqual(await known(), [['2026-11', 1]]);
    assert.equal((await t.call('marco', { url: '/api/List/ProfessorsByMonth' })).statusCode, 403);
    const refused = await t.call('anna', { url: '/api/Users/SearchUser?docenteDal=ieri' });
    assert.equal(refused.statusCode, 400);
  } finally {
    await enable('marco', false);
    await enable('paolo', false);
    t.setNow(null);
  }
});

test('registrations by month of Italy count those who are registered, and lead to exactly them', async () => {
  const registeredAt = (person: DemoPersonKey, at: string) =>
    t.platform.database.query('update account set registered_at = $2 where id = $1', [
      idOf(person),
      at,
    ]);
  const total = await read<number>('TotalRegisteredUsers');
  await t.platform.database.query(`update account set registered_at = '2020-01-01T10:00:00Z'`);
  t.setNow(new Date('2026-11-21T09:00:00Z'));
  try {
    await registeredAt('marco', '2026-10-31T22:59:00Z');
    await registeredAt('davide', '2026-10-31T23:01:00Z');
    await registeredAt('lucia', '2026-11-20T10:00:00Z');
    await registeredAt('elena', '2025-12-01T10:00:00Z');
    await registeredAt('paolo', '2025-11-30T22:59:00Z');
    // Neither a deleted account nor one that waits is registered.
    await registeredAt('sara', '2026-11-20T10:00:00Z');
    await registeredAt('omar', '2026-11-20T10:00:00Z');
    const answer = await t.call('elena', { url: '/api/List/UsersByMonth' });
    const months = answer.json<{
      data: { month: string; users: number; isCurrent: boolean }[];
    }>().data;
    assert.equal(months.length, 12);
    assert.deepEqual(
      [months[0], ...months.filter(({ users }, place) => place > 0 && users > 0)],
      [
        { month: '2025-12', users: 1, isCurrent: false },
        { month: '2026-10', users: 1, isCurrent: false },
        { month: '2026-11', users: 2, isCurrent: true },
      ],
    );
    const since = async (query: string) =>
      (await read<Page>(`SearchUser?registratoDal=${query}`)).totalItems;
    assert.equal(await since('2026-11-01'), 2, 'as many as the tile says');
    assert.equal(
      await since('2025-12-01'),
      months.reduce((sum, { users }) => sum + users, 0),
    );
    assert.deepEqual(await found('registratoDal=2026-11-02'), [demoPeople.lucia.identity.surname]);
    assert.equal(await since('2026-11-01&ruolo=AdminWorkerBadge'), 0, 'with other filters');
    assert.equal(await since(''), total, 'an empty filter is none');
    for (const day of ['2026-02-30', 'ieri']) {
      const refused = await t.call('anna', {
        url: `/api/Users/SearchUser?registratoDal=${day}`,
      });
      assert.equal(refused.statusCode, 400, day);
    }
  } finally {
    t.setNow(null);
  }
});

test('[BACK-18 part] [API-83 part] the detail has the fields of the documents, under their names', async () => {
  const { version, codiceFiscale, azienda, isUltimoAmministratore, ...documented } = await read<
    Record<string, unknown>
  >(`GetUserDetails?userId=${idOf('marco')}`);
  const roles = [{ label: 'Discente', value: roleCodes.Discente }];
  const availableRoles = roleNames
    .filter((role) => role !== 'Discente')
    .map((role) => ({ label: role, value: roleCodes[role] }));
  const { registrationDate, accreditationDate, ...rest } = documented;
  assert.deepEqual(rest, {
    id: idOf('marco'),
    roles,
    availableRoles,
    isDocente: false,
    name: 'Marco',
    surname: 'Bianchi',
    email: 'marco.bianchi@example.it',
    phoneNumber: '+39 3472299110',
    blockchainAccredited: true,
    emailComunicazioni: null,
  });
  assert.ok(!Number.isNaN(Date.parse(String(registrationDate))));
  assert.ok(!Number.isNaN(Date.parse(String(accreditationDate))));
  assert.deepEqual(
    [version, codiceFiscale, azienda, isUltimoAmministratore],
    ['Discente', 'BNC•••••••••••••', null, false],
  );
  assert.deepEqual(await read(`GetUserRoles?userId=${idOf('marco')}`), { roles, availableRoles });
  const company = await read<{ azienda: object }>(`GetUserDetails?userId=${idOf('paolo')}`);
  assert.deepEqual(company.azienda, {
    denominazioneAzienda: 'Officine Greco S.r.l.',
    ruoloAziendale: demoPeople.paolo.member.company.role,
  });
});

test('editors read people, and neither their sessions, their fiscal code nor their history (E18)', async () => {
  await read('SearchUser', 'elena');
  await read(`GetUserDetails?userId=${idOf('marco')}`, 'elena');
  for (const [method, url] of [
    ['GET', 'GetUserSessions'],
    ['GET', 'GetUserHistory'],
    ['DELETE', 'UserSessions'],
    ['POST', 'ShowFiscalCode'],
  ] as const) {
    const refused = await t.call('elena', {
      method,
      url: `/api/Users/${url}?userId=${idOf('marco')}`,
    });
    assert.equal(refused.statusCode, 403, url);
  }
});

test('an administrator ends one session of a person, two at once all of them; each end is noted once', async () => {
  const [one, other, third] = [
    await t.login('lucia'),
    await t.login('lucia'),
    await t.login('lucia'),
  ];
  const sessions = `userId=${idOf('lucia')}`;
  const listed = await read<{ id: string; isCurrent: boolean }[]>(`GetUserSessions?${sessions}`);
  for (const { sessionId } of [one, other, third]) {
    assert.ok(listed.some(({ id, isCurrent }) => id === sessionId && !isCurrent));
  }
  const end = async (query: string) =>
    (await t.call('anna', { method: 'DELETE', url: `/api/Users/UserSessions?${query}` })).json<{
      data: number;
    }>().data;
  const single = `${sessions}&sessionId=${one.sessionId}`;
  assert.deepEqual([await end(single), await end(single)], [1, 0]);
  assert.equal((await one.call({ url: '/api/Users/profile' })).statusCode, 401);
  assert.equal((await other.call({ url: '/api/Users/profile' })).statusCode, 200);
  // A session of somebody else is not ended by naming it.
  const marco = await t.login('marco');
  assert.equal(await end(`${sessions}&sessionId=${marco.sessionId}`), 0);
  const left = listed.length - 1;
  const ends = await Promise.all([end(sessions), end(sessions)]);
  assert.deepEqual([Math.min(...ends), Math.max(...ends)], [0, left]);
  assert.equal((await third.call({ url: '/api/Users/profile' })).statusCode, 401);
  const { items } = await read<{ items: { act: string; detail: object }[] }>(
    `GetUserHistory?${sessions}`,
  );
  assert.deepEqual(
    items.map(({ act, detail }) => [act, detail]),
    [
      ['session.ended', { count: left }],
      ['session.ended', { count: 1 }],
    ],
  );
});

test('what was changed of a person is listed with who did it; the fiscal code is shown and that is noted', async () => {
  const url = `userId=${idOf('omar')}`;
  await t.platform.database.query(`update account set status = 'active' where id = $1`, [
    idOf('omar'),
  ]);
  const save = (roles: unknown[], isDocente: boolean) =>
    t.call('anna', {
      method: 'PATCH',
      url: `/api/Users/SaveUser?${url}&isDocente=${isDocente}`,
      payload: roles,
    });
  await save(['Tutor'], true);
  await save(['Tutor'], true);
  await save([], true);
  const shown = await t.call('anna', { method: 'POST', url: `/api/Users/ShowFiscalCode?${url}` });
  assert.equal(shown.json<{ data: string }>().data, demoPeople.omar.identity.fiscalCode);
  const { items } = await read<{
    items: { act: string; actor: { name: string }; subjectName: string; detail: object }[];
  }>(`GetUserHistory?${url}`);
  const by = `${demoPeople.anna.identity.name} ${demoPeople.anna.identity.surname}`;
  const of = `${demoPeople.omar.identity.name} ${demoPeople.omar.identity.surname}`;
  assert.deepEqual(
    items.map(({ act, actor, subjectName, detail }) => [act, actor.name, subjectName, detail]),
    [
      ['fiscal-code.shown', by, of, {}],
      ['role.revoked', by, of, { role: 'Tutor' }],
      ['teacher.enabled', by, of, {}],
      ['role.granted', by, of, { role: 'Tutor' }],
    ],
  );
});

test('the newest badges of a person are listed, and their orders alone', async () => {
  const badge = await issueCourseBadge(t.platform, {
    userId: idOf('lucia'),
    courseId: demoCourseId(journeyCourseKey),
    completedAt: new Date(),
  });
  assert.ok(badge);
  const badges = await read<{ totalItems: number; items: { id: string; isRevoked: boolean }[] }>(
    `GetUserBadges?userId=${idOf('lucia')}`,
  );
  assert.deepEqual(
    [badges.totalItems, badges.items.map(({ id, isRevoked }) => [id, isRevoked])],
    [1, [[badge.id, false]]],
  );
  const others = await read<{ totalItems: number }>(`GetUserBadges?userId=${idOf('marco')}`);
  assert.equal(others.totalItems, 0);
});
