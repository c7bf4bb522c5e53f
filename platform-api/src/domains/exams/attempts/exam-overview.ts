import type { DomainError } from '../../../errors.ts';
import type { Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { accountById } from '../../accounts/index.ts';
import { courseForSale } from '../../catalogue/index.ts';
import { examErrors } from '../errors.ts';
import type { ExamKind } from '../questions/question.ts';
import { usableRight, type UsableRight } from '../rights/index.ts';
import { candidateExam, progressOf, type CandidateExam } from './candidate.ts';
import { extraMinutes, isDue, startsAgain } from './clock.ts';
import { endAttempt } from './end-attempt.ts';
import type { ExamBadges } from './exam-badges.ts';
import {
  endedAttemptsOf,
  extraTimeOf,
  liveAttemptOf,
  type Attempt,
  type EndedAttempt,
} from './repository.ts';
import { hoursBetween, startRefusal } from './start-refusal.ts';

export type ExamOverview = CandidateExam & {
  kind: ExamKind;
  extraMinutes: number;
  hoursBetween: number;
  identity: { name: string; surname: string; birthDate: string; email: string };
  right: UsableRight | null;
  refusal: DomainError | null;
  startsFrom: Date | null;
  live: (Attempt & { courseTitle: string }) | null;
  /** The last first. */
  attempts: EndedAttempt[];
  now: Date;
};

/**
 * What a candidate reads before an exam: its rules, who they are to us, and whether they can begin.
 * @throws as `candidateExam`
 */
export async function examOverview(
  platform: Platform,
  badges: ExamBadges,
  principal: Principal,
  courseId: number,
  kind: ExamKind,
): Promise<ExamOverview> {
  const { userId } = principal;
  const { db } = platform.database;
  const exam = await candidateExam(platform, principal, courseId, kind);
  const live = await liveNow(platform, badges, userId);
  const now = platform.clock.now();
  const account = await accountById(platform, userId);
  const attempts = await endedAttemptsOf(db, userId, courseId, kind);
  const right = exam.isPreview ? null : await usableRight(db, userId, courseId, kind, now);
  const facts = {
    kind,
    plan: exam.plan,
    hasRight: right !== null,
    progress: kind === 'certification' ? await progressOf(platform, userId, courseId) : 100,
    ended: attempts,
    now,
  };
  const hours = hoursBetween(kind, exam.plan);
  const isDone = kind === 'certification' && attempts.some(({ isPassed }) => isPassed);
  const from = exam.isPreview || isDone ? null : startsAgain(attempts[0], hours);
  return {
    ...exam,
    kind,
    extraMinutes: extraMinutes(exam.plan.minutes, await extraTimeOf(db, userId, courseId)),
    hoursBetween: hours,
    identity: {
      name: account?.name ?? '',
      surname: account?.surname ?? '',
      birthDate: account?.birthDate ?? '',
      email: account?.communicationEmail ?? '',
    },
    right,
    refusal: refusalOf(live, courseId, kind, exam.isPreview ? null : startRefusal(facts)),
    startsFrom: from !== null && from > now ? from : null,
    live,
    attempts,
    now,
  };
}

/** A live attempt of this exam goes on; one of another is in the way. */
function refusalOf(
  live: ExamOverview['live'],
  courseId: number,
  kind: ExamKind,
  other: DomainError | null,
): DomainError | null {
  if (live === null) return other;
  if (live.courseId === courseId && live.kind === kind) return null;
  return examErrors.EXAM_OTHER_LIVE({ params: { course: live.courseTitle } });
}

/** The live attempt of a person; one whose time is over is ended first. */
async function liveNow(
  platform: Platform,
  badges: ExamBadges,
  userId: string,
): Promise<ExamOverview['live']> {
  const live = await liveAttemptOf(platform.database.db, userId);
  if (live === null) return null;
  if (isDue(live, platform.clock.now())) {
    await endAttempt(platform, badges, live.id, { by: 'time' });
    return null;
  }
  const course = await courseForSale(platform, live.courseId);
  return { ...live, courseTitle: course?.title ?? '' };
}
