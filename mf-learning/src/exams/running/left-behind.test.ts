import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { attemptCalls } from '../api.ts';
import { ATTEMPT_ID, fakeExam } from '../testing-exam.ts';
import { screenId } from './screen-id.ts';

/** The locks that pages of this browser have; a page that ends gives its own back. */
let held: Set<string>;
beforeEach(() => {
  signInAs('Discente');
  held = new Set();
  const request = async (
    name: string,
    { ifAvailable = false }: LockOptions,
    hold: (lock: object | null) => unknown,
  ) => {
    if (held.has(name)) return ifAvailable ? hold(null) : undefined;
    held.add(name);
    return hold({ name });
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
});
afterEach(() => {
  resetAuth();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
});

/** A page of this browser has begun the exam: its lock, and what it left in the storage. */
function begunBy(screen: string) {
  const exam = fakeExam();
  exam.server.screen = screen;
  held.add(`exam:screen:${screen}`);
  localStorage.setItem('exam:held', JSON.stringify({ attemptId: ATTEMPT_ID, screen }));
  return { ...exam, api: fakeApi(exam.endpoints), calls: attemptCalls(ATTEMPT_ID) };
}

const right = { position: 1, sequence: 1, answer: { optionId: 'a' } };

it('after the page that held the exam was killed, the next one of this browser answers in its name', async () => {
  const { server, calls } = begunBy('killed');
  held.clear();
  expect(await calls.read()).toMatchObject({ isHere: true });
  expect(held).toContain('exam:screen:killed');
  await calls.store(right);
  expect(server.questions[0]?.answer).toEqual({ optionId: 'a' });
  expect(server.screen).toBe('killed');
});

it('while the page that holds the exam lives, another is told and writes nothing', async () => {
  const { server, calls } = begunBy('alive');
  expect(await calls.read()).toMatchObject({ isHere: false });
  await expect(calls.store(right)).rejects.toMatchObject({ code: 'EXAM_OPEN_ELSEWHERE' });
  expect(server.questions[0]?.answer).toBeNull();
});

it('another device that took it over since is not disturbed', async () => {
  const { api, server, calls } = begunBy('killed and late');
  held.clear();
  server.screen = 'another device';
  expect(await calls.read()).toMatchObject({ isHere: false });
  expect(api.callsTo('POST /api/Exams/Attempts/{id}/ContinueHere')).toHaveLength(0);
  expect(server.screen).toBe('another device');
});

it('the exam of somebody else on this browser leaves nothing to take', async () => {
  const { calls } = begunBy('of another attempt');
  held.clear();
  localStorage.setItem(
    'exam:held',
    JSON.stringify({ attemptId: 'another', screen: 'of another attempt' }),
  );
  expect(await calls.read()).toMatchObject({ isHere: false });
});

it('without locks a dead page is not told from a live one', async () => {
  const { calls } = begunBy('who knows');
  Reflect.deleteProperty(navigator, 'locks');
  expect(await calls.read()).toMatchObject({ isHere: false });
});

it('a page that may answer leaves its name and has its lock', async () => {
  const { server, calls } = begunBy('gone');
  localStorage.clear();
  server.screen = screenId();
  await calls.read();
  expect(held).toContain(`exam:screen:${screenId()}`);
  expect(JSON.parse(localStorage.getItem('exam:held') ?? '{}')).toEqual({
    attemptId: ATTEMPT_ID,
    screen: screenId(),
  });
});

it('one that takes the exam over is the one that is followed', async () => {
  const { calls } = begunBy('on the other tab');
  expect(await calls.takeOver()).toMatchObject({ isHere: true });
  expect(JSON.parse(localStorage.getItem('exam:held') ?? '{}')).toMatchObject({
    screen: screenId(),
  });
});
