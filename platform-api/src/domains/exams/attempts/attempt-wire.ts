import type { z } from 'zod';
import type { Platform } from '../../../platform.ts';
import { externalLink } from '../external/external-link.ts';
import { questionPictureUrl } from '../questions/question-picture.ts';
import { questionShapes } from '../questions/question.ts';
import type * as schemas from './attempt-schemas.ts';
import type { StartRefusalCode } from './attempt-schemas.ts';
import type { ExamOverview } from './exam-overview.ts';
import type { ExamResult } from './exam-result.ts';
import { aliasesOf } from './option-aliases.ts';
import type { AttemptQuestion, EndedAttempt, StoredAnswer } from './repository.ts';
import type { ViewedAttempt } from './view-attempt.ts';

/** Of who can take the exam there now, with their name in it; an author sees it as it was planned. */
function externalAddress({ plan, isPreview, refusal, right }: ExamOverview): string | null {
  if (plan.externalUrl === null || isPreview) return plan.externalUrl;
  const isOpen = refusal?.code === ('EXAM_IS_EXTERNAL' satisfies StartRefusalCode);
  return isOpen && right !== null ? externalLink(plan.externalUrl, right.id) : null;
}

export function overviewToWire(
  overview: ExamOverview,
  language: 'it' | 'en',
): z.infer<typeof schemas.examOverview> {
  const { course, plan, refusal, right, live } = overview;
  return {
    courseId: course.id,
    courseTitle: course.title,
    kind: overview.kind,
    externalUrl: externalAddress(overview),
    isPreview: overview.isPreview,
    questions: plan.areas.reduce((sum, { drawn }) => sum + drawn, 0),
    areas: plan.areas.map(({ area, drawn }) => ({ name: area, questions: drawn })),
    thresholdPercent: plan.thresholdPercent,
    minutes: plan.minutes,
    extraMinutes: overview.extraMinutes,
    hoursBetween: overview.hoursBetween,
    identity: overview.identity,
    right: right && {
      attempts: right.attempts,
      attemptsLeft: right.attemptsLeft,
      validUntil: right.validUntil.toISOString(),
    },
    refusal: refusal && {
      code: refusal.code as StartRefusalCode,
      text: refusal.text(language),
    },
    startsFrom: overview.startsFrom?.toISOString() ?? null,
    live: live && {
      id: live.id,
      courseId: live.courseId,
      courseTitle: live.courseTitle,
      kind: live.kind,
      endsAt: live.endsAt.toISOString(),
    },
    attempts: historyToWire(overview.attempts),
    serverTime: overview.now.toISOString(),
  };
}

/** @param screen the page that looks; null when it did not say */
export function attemptToWire(
  platform: Platform,
  { attempt, courseTitle, questions }: ViewedAttempt,
  screen: string | null,
): z.infer<typeof schemas.examAttempt> {
  return {
    id: attempt.id,
    courseId: attempt.courseId,
    courseTitle,
    kind: attempt.kind,
    isPreview: attempt.rightId === null,
    startedAt: attempt.startedAt.toISOString(),
    endsAt: attempt.endsAt.toISOString(),
    endedAt: attempt.endedAt?.toISOString() ?? null,
    endedBy: attempt.endedBy,
    isHere: attempt.screen === screen,
    questions: questions.map((question) => ({
      ...questionToWire(platform, question),
      ...writeToWire(question),
    })),
    serverTime: platform.clock.now().toISOString(),
  };
}

export const storedAnswerToWire = (
  platform: Platform,
  stored: StoredAnswer & Pick<AttemptQuestion, 'content'> & { endsAt: Date },
): z.infer<typeof schemas.storedAnswer> => ({
  position: stored.position,
  answer: stored.answer && aliasesOf(stored.content).toWire(stored.answer),
  ...writeToWire(stored),
  endsAt: stored.endsAt.toISOString(),
  serverTime: platform.clock.now().toISOString(),
});

export function resultToWire(
  platform: Platform,
  result: ExamResult,
): z.infer<typeof schemas.examResult> {
  const { attempt, badge } = result;
  const counts = attempt.rightId !== null;
  return {
    id: attempt.id,
    courseId: attempt.courseId,
    courseTitle: result.courseTitle,
    kind: attempt.kind,
    isPreview: !counts,
    startedAt: attempt.startedAt.toISOString(),
    endedAt: attempt.endedAt.toISOString(),
    endedBy: attempt.endedBy,
    points: attempt.points,
    maxPoints: attempt.maxPoints,
    percent: attempt.percent,
    thresholdPercent: attempt.thresholdPercent,
    isPassed: attempt.isPassed,
    answered: result.answered,
    missingPoints: result.missingPoints,
    areas: result.areas.map(({ area, ...score }) => ({ name: area, ...score })),
    lessons: result.lessons,
    questions: result.questions?.map((question) => solvedToWire(platform, question)) ?? null,
    badge: badge && {
      id: badge.id,
      issuedAt: badge.issuedAt.toISOString(),
      isOnLedger: badge.isOnLedger,
    },
    hasAttestation: counts && attempt.isPassed && (attempt.kind === 'simulation' || badge !== null),
    hasReport: counts,
    attempts: historyToWire(result.attempts),
    serverTime: platform.clock.now().toISOString(),
  };
}

/** What a candidate sees of a question. Named field by field: a key never goes along. */
const questionToWire = (platform: Platform, question: AttemptQuestion) => {
  const aliases = aliasesOf(question.content);
  return {
    position: question.position,
    kind: question.kind,
    stem: question.stem,
    area: question.area,
    points: question.points,
    pictureUrl: questionPictureUrl(platform, question.pictureRef),
    pictureText: question.pictureText,
    content: questionShapes[question.kind].content.parse(aliases.content),
    answer: question.answer && aliases.toWire(question.answer),
  };
};

const solvedToWire = (platform: Platform, question: AttemptQuestion) => ({
  ...questionToWire(platform, question),
  isRight: question.isRight === true,
  right: aliasesOf(question.content).toWire(question.key),
  explanation: question.explanation,
});

const writeToWire = ({ isFlagged, sequence, answeredAt }: StoredAnswer) => ({
  isFlagged,
  sequence,
  answeredAt: answeredAt?.toISOString() ?? null,
});

const historyToWire = (attempts: readonly EndedAttempt[]) =>
  attempts.map((attempt, place) => ({
    id: attempt.id,
    number: attempts.length - place,
    startedAt: attempt.startedAt.toISOString(),
    endedAt: attempt.endedAt.toISOString(),
    endedBy: attempt.endedBy,
    percent: attempt.percent,
    isPassed: attempt.isPassed,
  }));
