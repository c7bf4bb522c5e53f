import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoCourseId } from '../../demo/courses/index.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../../testing/platform.ts';
import { ask } from '../../testing/shop.ts';
import { addCourse, readCourse, wholeCourse } from './testing-course.ts';

let t: TestPlatform;
let elena: TestSession;

const refresherId = demoCourseId('dpi');
const draftId = demoCourseId('rls-aggiornamento');

before(async () => {
  t = await testPlatform({ courses: true });
  elena = await t.login('elena', 'RedattoreCorsiA');
});
after(() => t.close());

const body = (changes: object = {}) => ({ ...wholeCourse({ documentList: [] }), ...changes });
const save = (changes: object) => ask(elena, 'POST', 'Courses', { body: changes });
const validityOf = async (id: number) => (await readCourse(elena, id)).validity;
const view = async (id: number) => (await ask(elena, 'GET', `Courses/View/${id}`)).data.validity;

test('an author says for how many months an attestation is valid, and what renews it; the course page too', async () => {
  const { id } = await addCourse(
    elena,
    body({ statoCorso: 1, validity: { months: 60, refresherId } }),
  );
  assert.deepEqual(await validityOf(id), {
    months: 60,
    refresherId,
    refresherTitle: 'Dispositivi di protezione individuale: scelta, uso, manutenzione',
  });
  assert.deepEqual(await view(id), {
    months: 60,
    refresher: {
      id: refresherId,
      title: 'Dispositivi di protezione individuale: scelta, uso, manutenzione',
    },
  });
});

test('without it there is no end; a client that does not know of it leaves it as it is', async () => {
  const { id } = await addCourse(elena, body());
  assert.equal(await validityOf(id), null);
  assert.equal(
    (await save({ ...(await readCourse(elena, id)), validity: { months: 12 } })).status,
    200,
  );
  const { validity: _, ...older } = await readCourse(elena, id);
  assert.equal((await save({ ...older, title: 'Carrelli' })).status, 200);
  assert.equal((await validityOf(id))?.months, 12);
  assert.equal((await save({ ...(await readCourse(elena, id)), validity: null })).status, 200);
  assert.equal(await validityOf(id), null);
});

test('months are whole, 1 to 240', async () => {
  for (const months of [0, -12, 241, 1.5, '12', null]) {
    assert.equal((await save(body({ validity: { months } }))).status, 400, String(months));
  }
  for (const months of [1, 240]) {
    assert.equal((await save(body({ validity: { months } }))).status, 200, String(months));
  }
});

test('the refresher is another published course', async () => {
  const { id } = await addCourse(elena, body({ statoCorso: 1 }));
  const course = await readCourse(elena, id);
  for (const unknown of [draftId, id, 999_999]) {
    const answer = await save({ ...course, validity: { months: 60, refresherId: unknown } });
    assert.deepEqual(
      [answer.status, answer.code, (answer as { fields?: object }).fields],
      [422, 'COURSE_INVALID', { 'validity.refresherId': 'UNKNOWN' }],
    );
  }
});

test('it may change while the course is on sale, not when it is suspended', async () => {
  const { id } = await addCourse(elena, body({ statoCorso: 1 }));
  const changed = { ...(await readCourse(elena, id)), validity: { months: 36, refresherId } };
  assert.equal((await save(changed)).status, 200);
  assert.equal((await save({ ...(await readCourse(elena, id)), statoCorso: 2 })).status, 200);
  const suspended = await readCourse(elena, id);
  const answer = await save({ ...suspended, validity: null });
  assert.deepEqual(
    [answer.code, (answer as { fields?: object }).fields],
    ['COURSE_LOCKED', { validity: 'LOCKED' }],
  );
});

test('a refresher that is no longer on sale stays stored, and is offered to nobody', async () => {
  const other = await addCourse(elena, body({ statoCorso: 1, title: 'Aggiornamento' }));
  const { id } = await addCourse(
    elena,
    body({ statoCorso: 1, validity: { months: 60, refresherId: other.id } }),
  );
  assert.equal((await save({ ...(await readCourse(elena, other.id)), statoCorso: 2 })).status, 200);
  assert.deepEqual(await view(id), { months: 60, refresher: null });
  const course = await readCourse(elena, id);
  assert.equal((await save({ ...course, corsoFaq: [] })).status, 200);
  assert.equal((await validityOf(id))?.refresherId, other.id);
});
