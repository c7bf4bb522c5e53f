import type { Attempt, AttemptQuestion, StoredAnswer } from '../exam.ts';
import { stillWaiting, withChange, type Change, type Given } from '../sending/waiting.ts';

/** Why answers do not go through: without a network, or without an answer of the server. */
export type Disconnection = 'network' | 'server';

/**
 * One attempt on this page. `elsewhere`: another page answers, and this one only says so. `over`: its time has
 * passed or it was handed in, and nothing more is sent.
 */
export type RunnerState =
  | { name: 'loading' }
  | { name: 'failed'; error: unknown }
  | { name: 'running'; attempt: Attempt; waiting: Change[] }
  | { name: 'offline'; attempt: Attempt; waiting: Change[]; cause: Disconnection }
  | { name: 'elsewhere'; attempt: Attempt; waiting: Change[] }
  | { name: 'over'; attempt: Attempt; reason: 'time' | 'handedIn' };

export type RunnerEvent =
  /** The server's word on the whole attempt. */
  | { type: 'read'; attempt: Attempt; stored: readonly Change[] }
  | { type: 'unreadable'; error: unknown }
  | { type: 'given'; position: number; given: Given }
  | { type: 'stored'; answer: StoredAnswer }
  /** The server will never take this change. */
  | { type: 'refused'; change: Change }
  | { type: 'disconnected'; cause: Disconnection }
  | { type: 'taken' }
  | { type: 'ended'; reason: 'time' | 'handedIn' };

/** The next state; an event that a state does not know changes nothing. */
export function runnerReducer(state: RunnerState, event: RunnerEvent): RunnerState {
  if (state.name === 'over') return state;
  switch (event.type) {
    case 'read':
      return readState(state, event.attempt, event.stored);
    case 'unreadable':
      return state.name === 'loading' ? { name: 'failed', error: event.error } : state;
    case 'given':
      return isOpen(state) ? givenState(state, event.position, event.given) : state;
    case 'stored':
      return isOpen(state) ? storedState(state, event.answer) : state;
    case 'refused':
      return isOpen(state)
        ? { ...state, waiting: state.waiting.filter((change) => change !== event.change) }
        : state;
    case 'disconnected':
      return isOpen(state) ? { ...opened(state), name: 'offline', cause: event.cause } : state;
    case 'taken':
      return isOpen(state) ? { ...opened(state), name: 'elsewhere' } : state;
    case 'ended':
      return hasAttempt(state)
        ? { name: 'over', attempt: state.attempt, reason: event.reason }
        : state;
  }
}

type WithAttempt = Extract<RunnerState, { attempt: Attempt }>;
type Open = Extract<RunnerState, { name: 'running' | 'offline' }>;

export const hasAttempt = (state: RunnerState): state is WithAttempt => 'attempt' in state;

/** Whether this page takes answers. */
export const isOpen = (state: RunnerState): state is Open =>
  state.name === 'running' || state.name === 'offline';

const opened = ({ attempt, waiting }: Open) => ({ attempt, waiting });

function readState(state: RunnerState, attempt: Attempt, stored: readonly Change[]): RunnerState {
  if (attempt.endedBy !== null) {
    const reason = attempt.endedBy === 'time' ? 'time' : 'handedIn';
    // An ended attempt comes without its questions.
    return { name: 'over', attempt: hasAttempt(state) ? state.attempt : attempt, reason };
  }
  const former = hasAttempt(state) ? state.attempt.questions : [];
  const questions = attempt.questions.map((question) => newest(question, former));
  const waiting = stillWaiting('waiting' in state ? state.waiting : stored, questions);
  return {
    name: attempt.isHere ? 'running' : 'elsewhere',
    attempt: { ...attempt, questions },
    waiting,
  };
}

/** A read that was overtaken by a write knows less than this page. */
function newest(question: AttemptQuestion, former: readonly AttemptQuestion[]): AttemptQuestion {
  const known = former.find(({ position }) => position === question.position);
  if (known === undefined || known.sequence <= question.sequence) return question;
  const { answer, isFlagged, sequence, answeredAt } = known;
  return { ...question, answer, isFlagged, sequence, answeredAt };
}

function givenState(state: Open, position: number, given: Given): RunnerState {
  const question = state.attempt.questions.find((one) => one.position === position);
  if (question === undefined) return state;
  return { ...state, waiting: withChange(state.waiting, question, given) };
}

/** An answer of the server is also the proof that it can be reached. */
function storedState({ attempt, waiting }: Open, answer: StoredAnswer): RunnerState {
  const { position, sequence, isFlagged, answeredAt, endsAt, clock } = answer;
  const questions = attempt.questions.map((question) =>
    question.position === position
      ? { ...question, answer: answer.answer, isFlagged, sequence, answeredAt }
      : question,
  );
  return {
    name: 'running',
    attempt: { ...attempt, questions, endsAt, clock },
    waiting: stillWaiting(waiting, questions),
  };
}

/** A question as the candidate sees it: what the server has, under what still waits. */
export type ShownQuestion = AttemptQuestion & { isWaiting: boolean };

export function shownQuestions(attempt: Attempt, waiting: readonly Change[]): ShownQuestion[] {
  return attempt.questions.map((question) => {
    const change = waiting.find(({ position }) => position === question.position);
    if (change === undefined) return { ...question, isWaiting: false };
    return {
      ...question,
      answer: change.answer === undefined ? question.answer : change.answer,
      isFlagged: change.isFlagged ?? question.isFlagged,
      isWaiting: true,
    };
  });
}

export const answeredCount = (questions: readonly Pick<AttemptQuestion, 'answer'>[]): number =>
  questions.filter(({ answer }) => answer !== null).length;
