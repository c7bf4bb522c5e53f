import { isTransient, toApiError } from 'shared-auth';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { serverNow } from '../clock/server-clock.ts';
import type { Attempt, StoredAnswer } from '../exam.ts';
import { storedWaiting } from '../sending/stored-waiting.ts';
import { retryAfterMs, type Change, type Given } from '../sending/waiting.ts';
import {
  hasAttempt,
  isOpen,
  runnerReducer,
  type RunnerEvent,
  type RunnerState,
} from './runner-state.ts';

/** Words that are still being typed wait this long for more. */
const TYPING_PAUSE_MS = 600;

export type AttemptCalls = {
  read: () => Promise<Attempt>;
  /** From now on this page answers, and no other. */
  takeOver: () => Promise<Attempt>;
  store: (change: Change) => Promise<StoredAnswer>;
  handIn: () => Promise<unknown>;
};

export type RunnerStore = StoreApi<RunnerState> & {
  /** Reads the attempt, and watches network and page until the returned function is called. */
  start: () => () => void;
  give: (position: number, given: Given, options?: { isTyped?: boolean }) => void;
  /** Tries at once what waits, or asks the server how the attempt is. */
  retry: () => Promise<void>;
  takeOver: () => Promise<void>;
  /** Sends what waits, then ends the attempt; rejects, and changes nothing, where either fails. */
  handIn: () => Promise<void>;
  endTime: () => void;
};

/**
 * One attempt on this page: what is given is shown and kept on the device at once, sent one by one in order, and
 * tried again until the server has it.
 * @param onRefused told of an answer that the server will never take
 */
export function createRunnerStore(
  attemptId: string,
  calls: AttemptCalls,
  onRefused: (error: unknown) => void,
): RunnerStore {
  const store = createStore<RunnerState>(() => ({ name: 'loading' }));
  let sending: Promise<void> | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWatched = false;

  const dispatch = (event: RunnerEvent) => {
    const before = store.getState();
    const state = runnerReducer(before, event);
    if (state === before) return;
    if (state.name === 'over') storedWaiting.forget(attemptId);
    else if (hasAttempt(state)) {
      storedWaiting.write(attemptId, state.attempt.endsAt, state.waiting);
    }
    store.setState(state, true);
  };

  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (!isWatched) return;
    timer = setTimeout(() => {
      // Without anything to send, only a question tells whether the server is back.
      void (store.getState().name === 'offline' ? retry() : send());
    }, ms);
  };

  const disconnect = (error: unknown) => {
    failures += 1;
    const { kind } = toApiError(error);
    dispatch({ type: 'disconnected', cause: kind === 'refused' ? 'server' : 'network' });
    schedule(retryAfterMs(failures));
  };

  /** What a refusal of the server makes of the attempt; false where it says nothing about it. */
  const heed = (error: unknown): boolean => {
    const failure = toApiError(error);
    if (failure.code === 'EXAM_OPEN_ELSEWHERE') dispatch({ type: 'taken' });
    else if (failure.code === 'EXAM_OVER') dispatch({ type: 'ended', reason: 'time' });
    else if (isTransient(failure) || failure.kind === 'aborted') disconnect(error);
    else return false;
    return true;
  };

  /** @returns whether the next one may follow */
  const sendOne = async (change: Change): Promise<boolean> => {
    try {
      const answer = await calls.store(change);
      failures = 0;
      dispatch({ type: 'stored', answer });
      return true;
    } catch (error) {
      if (heed(error)) return false;
      const { status } = toApiError(error);
      // The session has ended: what waits stays on the device for the next one.
      if (status === 401 || status === 403) return false;
      dispatch({ type: 'refused', change });
      onRefused(error);
      return true;
    }
  };

  const sendAll = async () => {
    for (;;) {
      const state = store.getState();
      const change = isOpen(state) ? state.waiting[0] : undefined;
      if (change === undefined || !(await sendOne(change))) return;
    }
  };

  const send = async (): Promise<void> => {
    clearTimeout(timer);
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  };

  const learn = async (ask: () => Promise<Attempt>): Promise<void> => {
    try {
      const attempt = await ask();
      failures = 0;
      storedWaiting.forgetEnded(serverNow(attempt.clock));
      dispatch({ type: 'read', attempt, stored: storedWaiting.read(attemptId) });
    } catch (error) {
      if (!hasAttempt(store.getState())) dispatch({ type: 'unreadable', error });
      else heed(error);
      return;
    }
    await send();
  };

  const retry = async () => {
    const state = store.getState();
    if (isOpen(state) && state.waiting.length > 0) await send();
    else await learn(calls.read);
  };

  const start = () => {
    isWatched = true;
    const look = () => {
      // Another page may have taken it over meanwhile, and the steady clock may have slept.
      if (document.visibilityState === 'visible') void learn(calls.read);
    };
    const lose = () => dispatch({ type: 'disconnected', cause: 'network' });
    const regain = () => void retry();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('offline', lose);
    window.addEventListener('online', regain);
    void learn(calls.read);
    return () => {
      isWatched = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', regain);
    };
  };

  return {
    ...store,
    start,
    retry,
    give: (position, given, { isTyped = false } = {}) => {
      dispatch({ type: 'given', position, given });
      schedule(isTyped ? TYPING_PAUSE_MS : 0);
    },
    takeOver: () => learn(calls.takeOver),
    handIn: async () => {
      await send();
      const state = store.getState();
      if (!isOpen(state)) return;
      if (state.waiting.length > 0) throw new Error('Answers are still waiting');
      try {
        await calls.handIn();
        dispatch({ type: 'ended', reason: 'handedIn' });
      } catch (error) {
        heed(error);
        if (isOpen(store.getState())) throw error;
      }
    },
    endTime: () => dispatch({ type: 'ended', reason: 'time' }),
  };
}
