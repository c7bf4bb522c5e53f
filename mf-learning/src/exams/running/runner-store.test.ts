import type { ApiError } from 'shared-auth';
import { clockOf } from '../clock/server-clock.ts';
import type { Attempt, AttemptQuestion, StoredAnswer } from '../exam.ts';
import type { Change } from '../sending/waiting.ts';
import { shownQuestions } from './runner-state.ts';
import { createRunnerStore, type AttemptCalls } from './runner-store.ts';

const STARTED_AT = '2026-05-04T08:00:00.000Z';
const ENDS_AT = '2026-05-04T08:40:00.000Z';

const failure = (parts: Partial<ApiError>) =>
  Object.assign(new Error(parts.code ?? parts.kind), { isApiError: true, status: null, ...parts });
const refusal = (code: string, status = 409) => failure({ kind: 'refused', code, status });
const noNetwork = () => failure({ kind: 'network' });

/** A server with one attempt of three questions: it stores by sequence, as the real one does. */
function fakeServer() {
  const questions: AttemptQuestion[] = [1, 2, 3].map((position) => ({
    position,
    kind: 'trueFalse',
    content: {},
    stem: `Domanda ${position}`,
    area: 'Area',
    points: 1,
    picture: null,
    answer: null,
    isFlagged: false,
    sequence: 0,
    answeredAt: null,
  }));
  const server = {
    questions,
    received: [] as Change[],
    endedBy: null as Attempt['endedBy'],
    isHere: true,
    /** What the next writes do in place of storing. */
    faults: [] as ('unreachable' | 'answer lost' | Error)[],
  };
  const clock = clockOf(STARTED_AT, 0, 0);
  const attempt = (): Attempt => ({
    id: 'attempt',
    courseId: 7,
    courseTitle: 'Corso',
    kind: 'certification',
    isPreview: false,
    startedAt: STARTED_AT,
    endsAt: ENDS_AT,
    endedBy: server.endedBy,
    isHere: server.isHere,
    questions: server.endedBy === null ? structuredClone(questions) : [],
    clock,
  });
  const store = async (change: Change): Promise<StoredAnswer> => {
    server.received.push(change);
    const fault = server.faults.shift();
    if (fault === 'unreachable') throw noNetwork();
    if (fault instanceof Error) throw fault;
    if (server.endedBy !== null) throw refusal('EXAM_OVER');
    if (!server.isHere) throw refusal('EXAM_OPEN_ELSEWHERE');
    const question = questions[change.position - 1] as AttemptQuestion;
    if (change.sequence > question.sequence) {
      Object.assign(question, change, { answeredAt: STARTED_AT });
    }
    if (fault === 'answer lost') throw noNetwork();
    const { position, answer, isFlagged, sequence, answeredAt } = question;
    return { position, answer, isFlagged, sequence, answeredAt, endsAt: ENDS_AT, clock };
  };
  const calls: AttemptCalls = {
    read: async () => attempt(),
    takeOver: async () => {
      server.isHere = true;
      return attempt();
    },
    store,
    handIn: async () => {
      server.endedBy = 'candidate';
    },
  };
  return { server, calls };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const answers = (questions: readonly AttemptQuestion[]) =>
  questions.map(({ answer }) => (answer === null ? null : (answer as { value: boolean }).value));

async function open(fake: ReturnType<typeof fakeServer>) {
  const refused: unknown[] = [];
  const store = createRunnerStore('attempt', fake.calls, (error) => refused.push(error));
  const stop = store.start();
  await settle();
  const shown = () => {
    const state = store.getState();
    return 'waiting' in state ? answers(shownQuestions(state.attempt, state.waiting)) : null;
  };
  return { store, stop, shown, refused };
}

const given = (value: boolean) => ({ answer: { value } });
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('exam:waiting:'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('shows an answer at once, and keeps it on the device until the server has it', async () => {
  const fake = fakeServer();
  const { store, shown } = await open(fake);
  store.give(1, given(true));
  expect(shown()).toEqual([true, null, null]);
  expect(kept()).toHaveLength(1);
  await settle();
  expect(answers(fake.server.questions)).toEqual([true, null, null]);
  expect(kept()).toEqual([]);
});

it('without a network: answers wait, are tried again ever more rarely, and all arrive', async () => {
  const fake = fakeServer();
  const { store } = await open(fake);
  fake.server.faults = ['unreachable', 'unreachable', 'unreachable'];
  store.give(1, given(true));
  await settle();
  expect(store.getState()).toMatchObject({ name: 'offline', cause: 'network' });
  await jest.advanceTimersByTimeAsync(999);
  expect(fake.server.received).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1 + 1999);
  expect(fake.server.received).toHaveLength(2);
  store.give(2, given(false));
  await settle();
  expect(fake.server.received).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(4000);
  expect(answers(fake.server.questions)).toEqual([true, false, null]);
  expect(store.getState()).toMatchObject({ name: 'running', waiting: [] });
});

it('asks again by itself when nothing waits but the server was away', async () => {
  const fake = fakeServer();
  const { store } = await open(fake);
  const { read } = fake.calls;
  fake.calls.read = () => Promise.reject(noNetwork());
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(store.getState().name).toBe('offline');
  fake.calls.read = read;
  await jest.advanceTimersByTimeAsync(1000);
  expect(store.getState().name).toBe('running');
});

it('is tried at once when the network is back', async () => {
  const fake = fakeServer();
  const { store } = await open(fake);
  window.dispatchEvent(new Event('offline'));
  expect(store.getState().name).toBe('offline');
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(store.getState().name).toBe('running');
});

it('an answer that was stored but whose confirmation was lost is sent again, and changes nothing', async () => {
  const fake = fakeServer();
  const { store } = await open(fake);
  fake.server.faults = ['answer lost'];
  store.give(1, given(true));
  await settle();
  expect(store.getState()).toMatchObject({ name: 'offline', waiting: [{ sequence: 1 }] });
  store.give(1, given(false));
  await settle();
  expect(fake.server.received.map(({ sequence }) => sequence)).toEqual([1, 2]);
  expect(answers(fake.server.questions)).toEqual([false, null, null]);
  expect(store.getState()).toMatchObject({ name: 'running', waiting: [] });
});

it('a page that was killed sends what waited when it is opened again', async () => {
  const fake = fakeServer();
  const first = await open(fake);
  fake.server.faults = ['unreachable', 'unreachable'];
  first.store.give(1, given(true));
  await settle();
  first.store.give(3, { ...given(false), isFlagged: true });
  await settle();
  first.stop();

  const second = await open(fake);
  expect(second.shown()).toEqual([true, null, false]);
  expect(answers(fake.server.questions)).toEqual([true, null, false]);
  expect(fake.server.questions[2]?.isFlagged).toBe(true);
  expect(kept()).toEqual([]);
});

it('what waited on this device gives way to what another one has stored since', async () => {
  const fake = fakeServer();
  const first = await open(fake);
  fake.server.faults = ['unreachable'];
  first.store.give(1, given(true));
  await settle();
  first.stop();
  Object.assign(fake.server.questions[0] as AttemptQuestion, {
    answer: { value: false },
    sequence: 4,
  });
  const second = await open(fake);
  expect(second.shown()).toEqual([false, null, null]);
  expect(kept()).toEqual([]);
  second.store.give(1, given(true));
  await settle();
  expect(answers(fake.server.questions)).toEqual([true, null, null]);
});

it('a confirmation that comes after a newer answer was given does not undo it', async () => {
  const fake = fakeServer();
  const { store, shown } = await open(fake);
  store.give(1, given(true));
  const sent = settle();
  store.give(1, given(false));
  await sent;
  await settle();
  expect(shown()).toEqual([false, null, null]);
  expect(answers(fake.server.questions)).toEqual([false, null, null]);
});

it('a read that was overtaken by an answer does not undo it', async () => {
  const fake = fakeServer();
  const { store, shown } = await open(fake);
  let answerRead = (_attempt: Attempt) => {};
  const early = await fake.calls.read();
  fake.calls.read = () => new Promise((resolve) => (answerRead = resolve));
  document.dispatchEvent(new Event('visibilitychange'));
  store.give(1, given(true));
  await settle();
  answerRead(early);
  await settle();
  expect(shown()).toEqual([true, null, null]);
  store.give(1, given(false));
  await settle();
  expect(answers(fake.server.questions)).toEqual([false, null, null]);
});

it('words are sent when the typing pauses', async () => {
  const fake = fakeServer();
  const { store } = await open(fake);
  for (const text of ['a', 'ab', 'abc']) {
    store.give(1, { answer: { text } }, { isTyped: true });
    await jest.advanceTimersByTimeAsync(200);
  }
  expect(fake.server.received).toEqual([]);
  await jest.advanceTimersByTimeAsync(400);
  expect(fake.server.received).toEqual([{ position: 1, sequence: 3, answer: { text: 'abc' } }]);
});

it('stops when another page answers, and goes on here by one press with what waited', async () => {
  const fake = fakeServer();
  const { store } = await open(fake);
  fake.server.isHere = false;
  store.give(1, given(true));
  await settle();
  expect(store.getState().name).toBe('elsewhere');
  store.give(2, given(true));
  expect(store.getState()).toMatchObject({ waiting: [{ position: 1 }] });
  await store.takeOver();
  expect(store.getState()).toMatchObject({ name: 'running', waiting: [] });
  expect(answers(fake.server.questions)).toEqual([true, null, null]);
});

it('an answer that the server will not take is dropped and told, and the next ones go on', async () => {
  const fake = fakeServer();
  const { store, refused, shown } = await open(fake);
  fake.server.faults = [refusal('EXAM_ANSWER_INVALID', 400)];
  store.give(1, given(true));
  store.give(2, given(true));
  await settle();
  expect(refused).toHaveLength(1);
  expect(shown()).toEqual([null, true, null]);
});

it('is over when the server says so, and forgets what waits', async () => {
  const fake = fakeServer();
  const { store } = await open(fake);
  store.give(1, given(true));
  await settle();
  fake.server.endedBy = 'time';
  store.give(2, given(true));
  await settle();
  expect(store.getState()).toMatchObject({ name: 'over', reason: 'time' });
  expect(kept()).toEqual([]);
});

describe('handing in', () => {
  it('sends what waits first', async () => {
    const fake = fakeServer();
    const { store } = await open(fake);
    store.give(1, given(true));
    await store.handIn();
    expect(answers(fake.server.questions)).toEqual([true, null, null]);
    expect(store.getState()).toMatchObject({ name: 'over', reason: 'handedIn' });
  });

  it('does not hand in while an answer cannot be sent', async () => {
    const fake = fakeServer();
    const { store } = await open(fake);
    fake.server.faults = ['unreachable'];
    store.give(1, given(true));
    await expect(store.handIn()).rejects.toThrow('waiting');
    expect(fake.server.endedBy).toBeNull();
    expect(store.getState().name).toBe('offline');
  });

  it('a hand-in whose confirmation was lost is over at the next look', async () => {
    const fake = fakeServer();
    const { store } = await open(fake);
    fake.calls.handIn = async () => {
      fake.server.endedBy = 'candidate';
      throw noNetwork();
    };
    await expect(store.handIn()).rejects.toThrow('network');
    await store.retry();
    expect(store.getState()).toMatchObject({ name: 'over', reason: 'handedIn' });
  });
});
