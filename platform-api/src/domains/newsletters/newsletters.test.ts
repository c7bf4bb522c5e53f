import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoCourseId, journeyCourseKey } from '../../demo/courses/index.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../../testing/platform.ts';

const courseId = demoCourseId(journeyCourseKey);
const ofPlatform = '/api/NewsletterWB/Registration';
const ofCourse = `/api/CorsiNewsLetter/Registration/${courseId}`;

let t: TestPlatform;
let giulia: TestSession;
before(async () => {
  t = await testPlatform({ courses: true });
  giulia = await t.login('giulia', 'Discente');
});
after(() => t.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const isRegistered = async (url: string, method: Method = 'GET', session = giulia) => {
  const answer = await session.call({ method, url });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json().data.isRegistered as boolean;
};

const byLink = (method: 'DELETE' | 'PUT', query: string) =>
  t.call(null, { method, url: `/api/NewsletterRegistration?${query}` });

test('[API-35] [API-36 part] a person signs up for the platform and for a course, and leaves each alone', async () => {
  assert.equal(await isRegistered(ofPlatform), false);
  assert.equal(await isRegistered(ofPlatform, 'POST'), true);
  assert.equal(await isRegistered(ofPlatform, 'PUT'), true);
  assert.equal(await isRegistered(ofCourse), false);
  assert.equal(await isRegistered(ofCourse, 'POST'), true);
  assert.equal(await isRegistered(ofPlatform, 'DELETE'), false);
  assert.equal(await isRegistered(ofCourse), true);
  assert.equal(await isRegistered(ofCourse, 'DELETE'), false);
});

test('one’s own newsletters are listed, the platform’s first, and nobody else’s', async () => {
  const own = async () => {
    const answer = await giulia.call({ url: '/api/NewsletterRegistration/Own' });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer
      .json<{ data: { courseId: number | null; courseTitle: string | null }[] }>()
      .data.map(({ courseId: course, courseTitle }) => [course, courseTitle !== null]);
  };
  await isRegistered(ofCourse, 'POST');
  await isRegistered(ofPlatform, 'POST', await t.login('marco'));
  assert.deepEqual(await own(), [[courseId, true]]);
  await isRegistered(ofPlatform, 'POST');
  assert.deepEqual(await own(), [
    [null, false],
    [courseId, true],
  ]);
  await isRegistered(ofPlatform, 'DELETE');
  await isRegistered(ofCourse, 'DELETE');
  assert.deepEqual(await own(), []);
  await t.platform.database.query('delete from newsletter_registration');
});

test('[API-36 part] one registration ends by its own id, and leaves the others', async () => {
  await isRegistered(ofPlatform, 'POST');
  await isRegistered(ofCourse, 'POST');
  const { rows } = await t.platform.database.query(
    'select id from newsletter_registration where course_id is not null',
  );
  const url = `/api/NewsletterRegistration/${String(rows[0]?.['id'])}`;
  assert.equal((await t.call(null, { method: 'DELETE', url })).statusCode, 200);
  assert.equal(await isRegistered(ofCourse), false);
  assert.equal(await isRegistered(ofPlatform), true);
});

test('[API-36 part] [API-38] [PUB-10] a link without a course ends the platform’s newsletter, with one that course’s', async () => {
  await isRegistered(ofPlatform, 'POST');
  await isRegistered(ofCourse, 'POST');
  assert.equal((await byLink('DELETE', `userId=${giulia.userId}`)).statusCode, 200);
  assert.equal(await isRegistered(ofPlatform), false);
  assert.equal(await isRegistered(ofCourse), true);
  const query = `courseId=${courseId}&userId=${giulia.userId}`;
  assert.equal((await byLink('DELETE', query)).statusCode, 200);
  assert.equal(await isRegistered(ofCourse), false);
});

test('a link can be followed twice, tells nothing of strangers, and takes back only who was in', async () => {
  await isRegistered(ofPlatform, 'POST');
  const link = `userId=${giulia.userId}`;
  const first = await byLink('DELETE', link);
  const again = await byLink('DELETE', link);
  const stranger = '00000000-0000-4000-8000-000000000000';
  const unknown = await byLink('DELETE', `userId=${stranger}`);
  for (const answer of [again, unknown]) {
    assert.equal(answer.statusCode, first.statusCode);
    assert.deepEqual(answer.json().data, first.json().data);
    assert.equal(answer.json().warning, first.json().warning);
  }
  await byLink('PUT', link);
  assert.equal(await isRegistered(ofPlatform), true);
  const marco = await t.login('marco');
  await byLink('PUT', `userId=${marco.userId}`);
  assert.equal(await isRegistered(ofPlatform, 'GET', marco), false);
});

test('[PUB-11 part] a link that was cut is a warning in the reader’s language, and changes nothing', async () => {
  await isRegistered(ofPlatform, 'POST');
  for (const query of ['', 'userId=', 'userId=abc', `userId=${giulia.userId}&courseId=x`]) {
    const answer = await byLink('DELETE', query);
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.json().code, 'UNSUBSCRIBE_LINK_INVALID');
    assert.match(answer.json().warning, /link di disiscrizione/);
  }
  assert.equal(await isRegistered(ofPlatform), true);
});

test('people who sign up twice at once are registered once', async () => {
  const sara = await t.login('lucia');
  await Promise.all(Array.from({ length: 12 }, () => isRegistered(ofPlatform, 'POST', sara)));
  const { rows } = await t.platform.database.query(
    'select count(*)::int as n from newsletter_registration where user_id = $1',
    [sara.userId],
  );
  assert.equal(rows[0]?.['n'], 1);
});

test('nobody signs up for a draft or for a course that is not there', async () => {
  for (const id of [demoCourseId('rls-aggiornamento'), 9999]) {
    const url = `/api/CorsiNewsLetter/Registration/${id}`;
    assert.equal((await giulia.call({ method: 'POST', url })).statusCode, 404);
  }
});

test('one click in a mail program leaves without login or confirmation, by either kind of form', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    await isRegistered(ofPlatform, 'POST');
    const { rows } = await t.platform.database.query(
      'select id from newsletter_registration where user_id = $1 and course_id is null',
      [giulia.userId],
    );
    const url = `/api/NewsletterRegistration/${String(rows[0]?.['id'])}`;
    // A scanner that follows the address changes nothing.
    const looked = await t.call(null, { method: 'GET', url });
    assert.equal(looked.statusCode, 303);
    assert.match(String(looked.headers.location), /\/unsubscribe\?userId=/);
    assert.equal(await isRegistered(ofPlatform), true);
    const payload = type.startsWith('multipart')
      ? '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
      : 'List-Unsubscribe=One-Click';
    const left = await t.call(null, {
      method: 'POST',
      url,
      headers: { 'content-type': type },
      payload,
    });
    assert.equal(left.statusCode, 200, left.body);
    assert.equal(await isRegistered(ofPlatform), false);
  }
});
