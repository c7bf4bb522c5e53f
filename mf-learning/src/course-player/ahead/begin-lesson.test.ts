import { waitFor } from '@testing-library/react';
import { resetAuth, signInAs } from 'shared-auth/testing';
import { video, wireCourse } from '../testing-course.ts';
import { beginLesson } from './begin-lesson.ts';
import { begunVideo, takeBegunCourse, takeBegunVideo } from './begun-lesson.ts';
import { page } from './hand-over.ts';

const realFetch = globalThis.fetch;
const sheets: object[] = [];

beforeEach(() => {
  signInAs('Discente', { userId: 'marco' });
  document.body.innerHTML = '<link rel="later" href="/font"><div id="root"><i>frame</i></div>';
  // jsdom has none of these.
  Object.assign(document, { adoptedStyleSheets: sheets });
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  page.begunLesson = undefined;
  document.body.innerHTML = '';
  resetAuth();
});

/** Opens the address with a server that answers so; @returns how often it was asked, and the address, which may change. */
function open({
  search = '?lesson=11',
  pathname = '/courses/use/7',
  status = 200,
  course = wireCourse(),
} = {}) {
  const fetched = jest.fn(async () => ({
    status,
    statusText: '',
    headers: new Headers(),
    json: async () => (status === 200 ? { data: course } : { warning: 'no' }),
  }));
  globalThis.fetch = fetched as unknown as typeof fetch;
  const address = { pathname, search };
  beginLesson(address);
  return Object.assign(fetched, { address });
}

const shown = () => document.querySelector('#first-paint video');
const hasRest = () => document.querySelector('link[rel=preload]') !== null;

test('the video of the lesson in the address is shown in the place of the frame; then the rest comes', async () => {
  open();
  await waitFor(() => expect(shown()).not.toBeNull());
  expect(shown()).toHaveAttribute('src', '/api/Courses/FileStreaming?token=first-101');
  expect(document.querySelector('#first-paint main h1')).toHaveTextContent(
    wireCourse().modules[0]?.lessonList[0]?.name ?? 'none',
  );
  expect(document.getElementById('root')).toHaveAttribute('inert');
  expect(hasRest()).toBe(false);
  shown()?.dispatchEvent(new Event('loadeddata'));
  await waitFor(() => expect(hasRest()).toBe(true));
});

test('the player takes that very element, once, and the page the answer', async () => {
  const fetched = open();
  await waitFor(() => expect(shown()).not.toBeNull());
  const element = shown();
  expect(begunVideo(12, 101)).toBeNull();
  const begun = begunVideo(11, 101);
  expect(begun?.element).toBe(element);
  expect((await takeBegunCourse(7))?.course.id).toBe(wireCourse().id);
  expect(await takeBegunCourse(7)).toBeNull();
  if (begun !== null) takeBegunVideo(begun);
  expect(document.querySelector('#first-paint canvas')).not.toBeNull();
  expect(begunVideo(11, 101)).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('what one has asked for is neither another person’s nor another role’s', async () => {
  open();
  await waitFor(() => expect(shown()).not.toBeNull());
  signInAs('Discente', { userId: 'giulia' });
  expect(begunVideo(11, 101)).toBeNull();
  expect(takeBegunCourse(7)).toBeNull();
  signInAs('AdminWorkerBadge', { userId: 'marco' });
  expect(begunVideo(11, 101)).toBeNull();
  expect(takeBegunCourse(7)).toBeNull();
  resetAuth();
  expect(begunVideo(11, 101)).toBeNull();
});

test('a name is text, whatever is in it', async () => {
  const course = wireCourse();
  const [lesson] = course.modules[0]?.lessonList ?? [];
  if (lesson) lesson.name = '<img src=x onerror=alert(1)>';
  open({ course });
  await waitFor(() => expect(shown()).not.toBeNull());
  expect(document.querySelector('#first-paint h1')?.children).toHaveLength(0);
});

const lockedLesson = () => {
  const course = wireCourse();
  const [lesson] = course.modules[0]?.lessonList ?? [];
  if (lesson) Object.assign(lesson, { isAvailable: false, documentList: [video(101)] });
  return course;
};
const wordsAlone = () => {
  const course = wireCourse();
  const [lesson] = course.modules[0]?.lessonList ?? [];
  if (lesson) lesson.documentList = [];
  return course;
};

test.each<[string, Parameters<typeof open>[0]]>([
  ['an expired token', { status: 401 }],
  ['a course that was not bought', { status: 403 }],
  ['a locked lesson', { course: lockedLesson() }],
  ['a lesson of words alone', { course: wordsAlone() }],
  ['an exam', { pathname: '/courses/use/7/exam/simulation' }],
])('%s: the page goes on as without the script, and the rest comes', async (_, what) => {
  open(what);
  await waitFor(() => expect(hasRest()).toBe(true));
  expect(shown()).toBeNull();
  expect(document.getElementById('root')).not.toHaveAttribute('inert');
  expect(begunVideo(11, 101)).toBeNull();
});

test('once the application has drawn its page nothing is put before it or held up; its player takes the video', async () => {
  document.getElementById('root')?.setAttribute('data-drawing', '');
  open();
  await waitFor(() => expect(begunVideo(11, 101)).not.toBeNull());
  expect(document.getElementById('first-paint')).toBeNull();
  await waitFor(() => expect(hasRest()).toBe(true));
});

test('who has gone on to another page before the answer sees no lesson there', async () => {
  const { address } = open();
  address.pathname = '/dashboard';
  await waitFor(() => expect(hasRest()).toBe(true));
  expect(shown()).toBeNull();
  expect(begunVideo(11, 101)).toBeNull();
});
