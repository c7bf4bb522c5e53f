import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, toApiError, type AnswerOf } from 'shared-auth';
import { clockOf, steadyNow, type ServerClock } from './clock/server-clock.ts';
import type { Attempt, AttemptQuestion, ExamKind, StoredAnswer } from './exam.ts';
import type { Picture, SolvedQuestion } from './question.ts';
import { noteHeld, screenLeftBehind } from './running/left-behind.ts';
import type { AttemptCalls } from './running/runner-store.ts';
import { screenId } from './running/screen-id.ts';

type WireOverview = AnswerOf<'/api/Exams/{courseId}/{kind}', 'get'>;
type WireAttempt = AnswerOf<'/api/Exams/Attempts/{id}', 'get'>;
type WireResult = AnswerOf<'/api/Exams/Attempts/{id}/Result', 'get'>;

export type ExamOverview = WireOverview & { clock: ServerClock };
export type PastAttempt = WireOverview['attempts'][number];
export type ExamResult = Omit<WireResult, 'questions'> & {
  questions: SolvedQuestion[] | null;
  clock: ServerClock;
};

/** The answer, with the server's time reckoned from how long it took. */
async function timed<T extends { serverTime: string }>(ask: () => Promise<T>) {
  const sentAt = steadyNow();
  const wire = await ask();
  return { wire, clock: clockOf(wire.serverTime, sentAt, steadyNow()) };
}

/** An exam before it begins: rules, identity, attempts, and whether it can begin now. */
export const examOverviewQuery = (courseId: number, kind: ExamKind) =>
  queryOptions({
    queryKey: endpointKey('/api/Exams/{courseId}/{kind}', courseId, kind),
    queryFn: async ({ signal }): Promise<ExamOverview> => {
      const { wire, clock } = await timed(() =>
        api.get('/api/Exams/{courseId}/{kind}', { path: { courseId, kind }, signal }),
      );
      return { ...wire, clock };
    },
    // An attempt may have begun or ended on another device.
    staleTime: 0,
  });

/** Whether the simulation of a course is open to this person. */
export const openSimulationQuery = (courseId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/Use/{id}', courseId, 'simulation'),
    queryFn: async ({ signal }): Promise<boolean> => {
      const course = await api.get('/api/Courses/Use/{id}', { path: { id: courseId }, signal });
      // Entry 1 is the simulation (1§3, E61).
      const simulation = course.esamiDTO[1];
      return simulation !== undefined && simulation.link !== null && simulation.isPayed;
    },
  });

export const postAttempt = (courseId: number, kind: ExamKind) =>
  api.post('/api/Exams/{courseId}/{kind}/Attempts', {
    path: { courseId, kind },
    body: { screen: screenId(), isIdentityConfirmed: true, areRulesRead: true },
  });

/** The calls of one attempt, in the name of this tab, or of one of this device that is gone. */
export function attemptCalls(id: string): AttemptCalls {
  let screen = screenId();
  const path = { id };
  const heard = ({ wire, clock }: { wire: WireAttempt; clock: ServerClock }): Attempt => {
    if (wire.isHere && wire.endedBy === null) void noteHeld(id, screen);
    return attemptOf(wire, clock);
  };
  const read = () => timed(() => api.get('/api/Exams/Attempts/{id}', { path, query: { screen } }));
  return {
    read: async () => {
      const answer = await read();
      if (answer.wire.isHere || answer.wire.endedBy !== null) return heard(answer);
      const left = await screenLeftBehind(id);
      if (left === null) return heard(answer);
      screen = left;
      return heard(await read());
    },
    takeOver: async () =>
      heard(
        await timed(() =>
          api.post('/api/Exams/Attempts/{id}/ContinueHere', { path, body: { screen } }),
        ),
      ),
    store: async ({ position, ...given }): Promise<StoredAnswer> => {
      const { wire, clock } = await timed(() =>
        api.put('/api/Exams/Attempts/{id}/Answers/{position}', {
          path: { id, position },
          body: { screen, ...given },
          // Sooner than usual: the candidate should learn soon that answers wait.
          timeoutMs: 10_000,
        }),
      );
      return { ...wire, clock };
    },
    handIn: () => api.post('/api/Exams/Attempts/{id}/End', { path, body: { screen } }),
  };
}

/** Often enough for a badge that a job issues within seconds, and for a registration that takes a minute. */
const BADGE_POLL_MS = 2000;
const LEDGER_POLL_MS = 10_000;

export const examResultQuery = (attemptId: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Exams/Attempts/{id}/Result', attemptId),
    queryFn: async ({ signal }): Promise<ExamResult> => {
      const { wire, clock } = await timed(() =>
        api.get('/api/Exams/Attempts/{id}/Result', { path: { id: attemptId }, signal }),
      );
      return { ...wire, questions: wire.questions?.map(solvedOf) ?? null, clock };
    },
    // This page may be ahead of the server by a moment.
    retry: (failures, error) => toApiError(error).code === 'EXAM_RUNNING' && failures < 5,
    retryDelay: 1000,
    refetchInterval: ({ state }) =>
      state.data === undefined || !awaitsBadge(state.data)
        ? false
        : state.data.badge === null
          ? BADGE_POLL_MS
          : LEDGER_POLL_MS,
  });

/** Whether a certification was passed for which the badge is not issued and registered yet. */
const awaitsBadge = ({ kind, isPassed, isPreview, badge }: ExamResult): boolean =>
  kind === 'certification' && isPassed && !isPreview && badge?.isOnLedger !== true;

const attemptOf = (wire: WireAttempt, clock: ServerClock): Attempt => ({
  id: wire.id,
  courseId: wire.courseId,
  courseTitle: wire.courseTitle,
  kind: wire.kind,
  isPreview: wire.isPreview,
  startedAt: wire.startedAt,
  endsAt: wire.endsAt,
  endedBy: wire.endedBy,
  isHere: wire.isHere,
  // The contract does not tie the kind to the shapes of content and answer.
  questions: wire.questions.map(
    (question) => ({ ...question, picture: pictureOf(question) }) as AttemptQuestion,
  ),
  clock,
});

const solvedOf = (wire: NonNullable<WireResult['questions']>[number]): SolvedQuestion =>
  ({ ...wire, picture: pictureOf(wire) }) as SolvedQuestion;

const pictureOf = (wire: { pictureUrl: string | null; pictureText: string }): Picture | null =>
  wire.pictureUrl === null ? null : { url: wire.pictureUrl, text: wire.pictureText };
