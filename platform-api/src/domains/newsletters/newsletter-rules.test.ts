import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseId, journeyCourseKey } from '../../demo/courses/index.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../../testing/platform.ts';
import { ask } from '../../testing/shop.ts';

/** Lucia teaches this one. */
const taught = demoCourseId('assistenza-persona');
const other = demoCourseId(journeyCourseKey);

let t: TestPlatform;
let anna: TestSession;
let elena: TestSession;
let lucia: TestSession;
let giulia: TestSession;

before(async () => {
  t = await testPlatform({ courses: true });
  anna = await t.login('anna', 'AdminWorkerBadge');
  elena = await t.login('elena', 'RedattoreCorsiA');
  lucia = await t.login('lucia', 'Discente');
  giulia = await t.login('giulia', 'Discente');
});
after(() => t.close());
beforeEach(async () => {
  t.setNow(null);
  await t.platform.database.query('delete from newsletter');
});

type Wire = {
  id: number;
  version: number;
  state: string;
  dataInvio: string | null;
  courseId: number | null;
};

const body = (more: object = {}) => ({
  id: null,
  title: 'Novità',
  text: 'Due lezioni nuove.',
  dataInvio: null,
  ...more,
});

const create = async (
  session: TestSession,
  url = 'NewsletterWB',
  more: object = {},
): Promise<Wire> => {
  const answer = await ask(session, 'POST', url, { body: body(more) });
  assert.equal(answer.status, 200, JSON.stringify(answer));
  return answer.data as Wire;
};

const refusalOf = async (...call: Parameters<typeof ask>) => {
  const { status, code } = await ask(...call);
  return [status, code];
};

test('who may write the newsletter of a course is told its title before there is one, of a draft too', async () => {
  const titleFor = async (session: TestSession, courseId: number | null) => {
    const url = courseId === null ? 'NewsletterWB' : `CorsiNewsLetter?courseId=${courseId}`;
    const { data } = await ask(session, 'GET', url);
    return (data as { courseTitle: string | null }).courseTitle;
  };
  const { database } = t.platform;
  const { rows } = await database.query('select title, status from course where id = $1', [other]);
  await database.query('update course set status = 0 where id = $1', [other]);
  assert.equal(await titleFor(elena, other), rows[0]?.['title']);
  assert.notEqual(await titleFor(lucia, taught), null);
  assert.equal(await titleFor(lucia, other), null);
  assert.equal(await titleFor(giulia, other), null);
  assert.equal(await titleFor(anna, null), null);
  assert.equal(await titleFor(elena, 999_999), null);
  await database.query('update course set status = $2 where id = $1', [other, rows[0]?.['status']]);
});

test('[NEWS-05] [API-33] the platform’s newsletter is stored, read, changed and removed', async () => {
  const stored = await create(anna, 'NewsletterWB', { dataInvio: '2031-01-15' });
  const read = await ask(anna, 'GET', `NewsletterWB/${stored.id}`);
  assert.deepEqual(read.data, {
    id: stored.id,
    title: 'Novità',
    text: 'Due lezioni nuove.',
    dataInvio: '2031-01-14T23:00:00.000Z',
    courseId: null,
    courseTitle: null,
    state: 'draft',
    version: 1,
    canWrite: true,
    progress: null,
  });
  const changed = await ask(anna, 'PUT', 'NewsletterWB', {
    body: body({ id: stored.id, version: 1, title: 'Di gennaio' }),
  });
  assert.equal((changed.data as Wire).version, 2);
  const list = await ask(anna, 'GET', 'NewsletterWB?page=1&lang=it');
  const { items, totalItems, pageSize, openId } = list.data as {
    items: Wire[];
    totalItems: number;
    pageSize: number;
    openId: number;
  };
  assert.deepEqual(
    [items.map(({ id }) => id), totalItems, pageSize, openId],
    [[stored.id], 1, 10, stored.id],
  );
  assert.equal((await ask(anna, 'DELETE', `NewsletterWB/${stored.id}`)).status, 200);
  assert.deepEqual(await refusalOf(anna, 'GET', `NewsletterWB/${stored.id}`), [
    404,
    'NEWSLETTER_NOT_FOUND',
  ]);
});

test('[API-34] a course’s newsletter has the same calls, and neither resource knows the other’s', async () => {
  const stored = await create(elena, `CorsiNewsLetter/${other}`);
  assert.equal(stored.courseId, other);
  const read = await ask(elena, 'GET', `CorsiNewsLetter/${stored.id}`);
  assert.equal((read.data as { courseTitle: string }).courseTitle.length > 0, true);
  const changed = await ask(elena, 'PUT', 'CorsiNewsLetter', {
    body: body({ id: stored.id, version: 1 }),
  });
  assert.equal((changed.data as Wire).version, 2);
  const list = await ask(elena, 'GET', `CorsiNewsLetter?courseId=${other}`);
  assert.equal((list.data as { totalItems: number }).totalItems, 1);
  const wb = await create(anna);
  assert.equal((await ask(elena, 'GET', `NewsletterWB/${stored.id}`)).status, 404);
  assert.equal((await ask(elena, 'GET', `CorsiNewsLetter/${wb.id}`)).status, 404);
  assert.equal((await ask(elena, 'DELETE', `CorsiNewsLetter/${wb.id}`)).status, 404);
  assert.equal((await ask(elena, 'DELETE', `CorsiNewsLetter/${stored.id}`)).status, 200);
  const byId = await ask(elena, 'GET', `NewsletterWB?scope=all&id=${wb.id}`);
  assert.equal((byId.data as { items: Wire[] }).items[0]?.id, wb.id);
  assert.equal((await ask(elena, 'POST', 'CorsiNewsLetter/99999', { body: body() })).status, 404);
});

test('[NEWS-09 part] the administrator writes the platform’s, editors and teachers those of courses (E148, E149)', async () => {
  const may = async (session: TestSession, url: string) => {
    const { status } = await ask(session, 'POST', url, { body: body() });
    await t.platform.database.query('delete from newsletter');
    return status;
  };
  const rows: Record<string, number[]> = {};
  for (const [name, session] of Object.entries({ anna, elena, lucia, giulia })) {
    rows[name] = [
      await may(session, 'NewsletterWB'),
      await may(session, `CorsiNewsLetter/${taught}`),
      await may(session, `CorsiNewsLetter/${other}`),
    ];
  }
  assert.deepEqual(rows, {
    anna: [200, 403, 403],
    elena: [403, 200, 200],
    lucia: [403, 200, 403],
    giulia: [403, 403, 403],
  });
});

test('[NEWS-09 part] an editor reads the platform’s draft, and neither changes nor sends it', async () => {
  const { id } = await create(anna, 'NewsletterWB', { dataInvio: '2031-01-15' });
  const read = await ask(elena, 'GET', `NewsletterWB/${id}`);
  assert.equal((read.data as { canWrite: boolean }).canWrite, false);
  const put = body({ id, version: 1 });
  for (const [method, url, more] of [
    ['PUT', 'NewsletterWB', { body: put }],
    ['DELETE', `NewsletterWB/${id}`, {}],
    ['POST', `NewsletterWB/Send?idNewsletter=${id}`, {}],
    ['POST', `NewsletterWB/Cancel?idNewsletter=${id}`, {}],
  ] as const) {
    assert.deepEqual(await refusalOf(elena, method, url, more), [403, 'FORBIDDEN'], url);
  }
  assert.deepEqual(await refusalOf(giulia, 'GET', `NewsletterWB/${id}`), [
    404,
    'NEWSLETTER_NOT_FOUND',
  ]);
  const seen = await ask(giulia, 'GET', 'NewsletterWB?scope=all');
  const { items, openId, subscribers } = seen.data as Record<string, unknown>;
  assert.deepEqual([items, openId, subscribers], [[], null, null]);
});

test('[NEWS-06 part] a title is required, a text only while there is no send date (E74)', async () => {
  for (const [more, fields] of [
    [{ title: '  ' }, { title: 'REQUIRED' }],
    [{ text: ' \n' }, { text: 'REQUIRED' }],
    [{ title: 'a'.repeat(201) }, { title: 'TOO_LONG' }],
    [{ text: 'a'.repeat(15_001) }, { text: 'TOO_LONG' }],
  ] as const) {
    const answer = await ask(anna, 'POST', 'NewsletterWB', { body: body(more) });
    assert.equal(answer.code, 'NEWSLETTER_INVALID');
    assert.deepEqual((answer as unknown as { fields: object }).fields, fields);
  }
  await create(anna, 'NewsletterWB', { text: '', dataInvio: '2031-01-15' });
});

test('[NEWS-07 part] one unsent newsletter for each scope, also of twelve that are written at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => ask(anna, 'POST', 'NewsletterWB', { body: body() })),
  );
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, ...Array.from({ length: 11 }, () => 409)],
  );
  assert.equal(answers.find(({ status }) => status === 409)?.code, 'NEWSLETTER_EXISTS');
  await create(elena, `CorsiNewsLetter/${other}`);
  await create(lucia, `CorsiNewsLetter/${taught}`);
  assert.deepEqual(await refusalOf(elena, 'POST', `CorsiNewsLetter/${other}`, { body: body() }), [
    409,
    'NEWSLETTER_EXISTS',
  ]);
});

test('two people who change one draft at once: the second gets to know', async () => {
  const { id } = await create(anna);
  const put = (title: string) =>
    ask(anna, 'PUT', 'NewsletterWB', { body: body({ id, version: 1, title }) });
  const answers = await Promise.all([put('Una'), put('Altra')]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  );
  assert.equal(answers.find(({ status }) => status === 409)?.code, 'NEWSLETTER_CHANGED');
});

test('[NEWS-08 part] [API-37 part] without a send date nothing is sent; that of a course goes by the course’s address', async () => {
  const { id } = await create(anna);
  const sent = await ask(anna, 'POST', `NewsletterWB/Send?idNewsletter=${id}`);
  assert.deepEqual([sent.status, sent.code], [422, 'NEWSLETTER_INVALID']);
  assert.equal((await ask(anna, 'POST', 'NewsletterWB/Send?idNewsletter=99999')).status, 404);
  const course = await create(elena, `CorsiNewsLetter/${other}`, { dataInvio: '2031-01-15' });
  const wrong = `CorsiNewsLetter/Send/${taught}?idNewsletter=${course.id}`;
  assert.equal((await ask(elena, 'POST', wrong)).status, 404);
  const right = `CorsiNewsLetter/Send/${other}?idNewsletter=${course.id}`;
  assert.equal(((await ask(elena, 'POST', right)).data as Wire).state, 'scheduled');
});

test('a future date schedules, it can be cancelled once, and the next one can be written then', async () => {
  const { id } = await create(anna, 'NewsletterWB', { dataInvio: '2031-01-15T08:00:00+01:00' });
  const send = `NewsletterWB/Send?idNewsletter=${id}`;
  const cancel = `NewsletterWB/Cancel?idNewsletter=${id}`;
  assert.equal(((await ask(anna, 'POST', send)).data as Wire).state, 'scheduled');
  assert.equal(((await ask(anna, 'POST', send)).data as Wire).state, 'scheduled');
  const change = await ask(anna, 'PUT', 'NewsletterWB', { body: body({ id, version: 1 }) });
  assert.equal(change.code, 'NEWSLETTER_NOT_DRAFT');
  assert.deepEqual(await refusalOf(anna, 'DELETE', `NewsletterWB/${id}`), [
    409,
    'NEWSLETTER_NOT_DRAFT',
  ]);
  assert.equal(((await ask(anna, 'POST', cancel)).data as Wire).state, 'cancelled');
  assert.equal(((await ask(anna, 'POST', cancel)).data as Wire).state, 'cancelled');
  assert.equal((await ask(anna, 'POST', send)).code, 'NEWSLETTER_NOT_DRAFT');
  await create(anna);
});

test('of a cancel and the beginning of the sending at once, one wins', async () => {
  for (let round = 0; round < 5; round += 1) {
    t.setNow(null);
    await t.platform.database.query('delete from newsletter');
    const at = new Date(Date.now() + 60_000);
    const { id } = await create(anna, 'NewsletterWB', { dataInvio: at.toISOString() });
    await ask(anna, 'POST', `NewsletterWB/Send?idNewsletter=${id}`);
    const { beginSending } = await import('./sending/deliveries.ts');
    t.setNow(new Date(at.getTime() + 1000));
    const [cancelled, begun] = await Promise.all([
      ask(anna, 'POST', `NewsletterWB/Cancel?idNewsletter=${id}`),
      beginSending(t.platform, id),
    ]);
    assert.equal(cancelled.status === 200, begun === null);
    if (begun !== null) assert.equal(cancelled.code, 'NEWSLETTER_STARTED');
  }
});

test('[NEWS-16 part] subscribers are listed ten a page, with shortened addresses, for writers only (E162)', async () => {
  await t.platform.database.query('delete from newsletter_registration');
  for (const session of [giulia, lucia, elena]) {
    await ask(session, 'POST', `CorsiNewsLetter/Registration/${other}`);
  }
  await ask(elena, 'DELETE', `CorsiNewsLetter/Registration/${other}`);
  const list = await ask(elena, 'GET', `NewsletterRegistration?courseId=${other}&page=1`);
  const { items, totalItems, pageSize } = list.data as {
    items: { name: string; email: string }[];
    totalItems: number;
    pageSize: number;
  };
  assert.deepEqual([items.length, totalItems, pageSize], [2, 2, 10]);
  for (const number of [1, 2, 3]) {
    const paged = `NewsletterRegistration?courseId=${other}&page=${number}&pageSize=1`;
    const { data } = await ask(elena, 'GET', paged);
    assert.deepEqual((data as { items: object[] }).items, items.slice(number - 1, number));
  }
  assert.match(items.find(({ name }) => name === 'Giulia')?.email ?? '', /^g•••••i@example\.it$/);
  const url = `NewsletterRegistration?courseId=${taught}`;
  assert.equal((await ask(lucia, 'GET', url)).status, 200);
  for (const [session, address] of [
    [lucia, `NewsletterRegistration?courseId=${other}`],
    [anna, `NewsletterRegistration?courseId=${other}`],
    [giulia, url],
    [elena, 'NewsletterRegistration'],
  ] as const) {
    assert.equal((await ask(session, 'GET', address)).status, 403, address);
  }
  assert.equal((await ask(anna, 'GET', 'NewsletterRegistration')).status, 200);
});

test('[NEWS-13] a registration has the address, the course and the person', async () => {
  const answer = await ask(giulia, 'POST', `CorsiNewsLetter/Registration/${other}`);
  assert.deepEqual(answer.data, {
    isRegistered: true,
    email: 'giulia.sartori@example.it',
    courseId: other,
    userId: giulia.userId,
  });
});
