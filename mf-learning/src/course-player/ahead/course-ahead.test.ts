import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { askAhead, getCourseInUse } from './course-ahead.ts';
import { SERVER_TIME, wireCourse } from '../testing-course.ts';

beforeEach(() => {
  jest.useFakeTimers();
  signInAs('Discente');
});
afterEach(async () => {
  // What a test has asked for and nobody took is none of the next one's.
  await getCourseInUse(1, new AbortController().signal).catch(() => undefined);
  resetAuth();
  jest.useRealTimers();
});

function setUp() {
  const server = fakeApi({ 'GET /api/Courses/Use/{id}': () => ({ data: wireCourse() }) });
  return {
    asked: () => server.callsTo('GET /api/Courses/Use/{id}').map(({ params }) => params['id']),
    take: (courseId: number) => getCourseInUse(courseId, new AbortController().signal),
    ...server,
  };
}

test('the course of the address is asked for once, and taken once', async () => {
  const { asked, take } = setUp();
  askAhead('/courses/use/7');
  askAhead('/courses/use/7');
  expect((await take(7)).id).toBe(wireCourse().id);
  expect(asked()).toEqual(['7']);
  await take(7);
  expect(asked()).toEqual(['7', '7']);
});

test.each(['/dashboard', '/courses/use/7/exam/simulation', '/courses/use/x'])(
  'nothing is asked for at %s',
  (pathname) => {
    const { asked } = setUp();
    askAhead(pathname);
    expect(asked()).toEqual([]);
  },
);

test('another course is not taken for it', async () => {
  const { asked, take } = setUp();
  askAhead('/courses/use/7');
  await take(8);
  expect(asked()).toEqual(['7', '8']);
});

test('what one person has asked for is not shown to the next', async () => {
  const { asked, take } = setUp();
  askAhead('/courses/use/7');
  signInAs('Discente', { userId: 'somebody-else' });
  await take(7);
  expect(asked()).toEqual(['7', '7']);
});

test('the time that an answer has waited is added to the server’s, and an old one is asked for again', async () => {
  const { asked, take } = setUp();
  askAhead('/courses/use/7');
  await jest.advanceTimersByTimeAsync(0);
  jest.advanceTimersByTime(3000);
  const { serverTime } = await take(7);
  expect(Date.parse(serverTime) - Date.parse(SERVER_TIME)).toBeCloseTo(3000, -1);

  askAhead('/courses/use/7');
  await jest.advanceTimersByTimeAsync(0);
  jest.advanceTimersByTime(11_000);
  expect((await take(7)).serverTime).toBe(SERVER_TIME);
  expect(asked()).toEqual(['7', '7', '7']);
});

test('a refusal is told to who takes the course, and the next try asks again', async () => {
  const { use, take } = setUp();
  use({ 'GET /api/Courses/Use/{id}': () => ({ status: 403, info: 'Non è tuo' }) });
  askAhead('/courses/use/7');
  await expect(take(7)).rejects.toMatchObject({ status: 403 });
  use({ 'GET /api/Courses/Use/{id}': () => ({ data: wireCourse() }) });
  expect((await take(7)).id).toBe(wireCourse().id);
});
