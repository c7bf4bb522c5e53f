import { randomBytes, randomUUID } from 'node:crypto';
import type { Platform } from '../../platform.ts';
import { accountById } from '../accounts/index.ts';
import { categoryById, courseStructure } from '../catalogue/index.ts';
import { certificationScore } from '../exams/index.ts';
import { badgeKind, COURSE_BADGE, EXAM_BADGE } from './badge-types.ts';
import { signedCredential } from './credential.ts';
import { issuerId } from './issuer/issuer.ts';
import { noteBadge } from './note-on-ledger.ts';
import { plateCode } from './plate-code.ts';
import { findBadgeOfCourse, insertBadge, saveTransaction, type Badge } from './repository.ts';
import { digestOf, pictureOf } from './signed-statements.ts';
import { statusPosition } from './status/status-repository.ts';
import { validUntil } from './valid-until.ts';

export type CourseCompletion = { userId: string; courseId: number; completedAt: Date };

/** What a badge is given for; the type says whether for the course or its certification exam. */
export type Achievement = CourseCompletion & { type: number };

/** The job that follows a completed course. */
export const ISSUE_JOB = 'badge.issue';
/** The job that mails the holder. */
export const MAIL_JOB = 'badge.mail';

/** Without a type it is of a course: a job that an earlier version stored. */
export type IssueJob = { userId: string; courseId: number; completedAt: string; type?: number };

/** Two waiting jobs for one person, course and type are one. */
export const badgeKey = ({ userId, courseId, type }: Omit<Achievement, 'completedAt'>) =>
  type === COURSE_BADGE ? `${userId}:${courseId}` : `${userId}:${courseId}:${type}`;

/**
 * Requests the badge of an achievement in the running transaction: it is issued if and only if that
 * commits. Repeated calls give one badge for a person, course and type.
 */
export async function requestBadge(
  platform: Platform,
  { userId, courseId, type, completedAt }: Achievement,
): Promise<void> {
  await platform.jobs.enqueue(
    ISSUE_JOB,
    { userId, courseId, type, completedAt: completedAt.toISOString() } satisfies IssueJob,
    { key: badgeKey({ userId, courseId, type }) },
  );
}

/** `requestBadge` of a completed course. */
export const requestCourseBadge = (
  platform: Platform,
  completion: CourseCompletion,
): Promise<void> => requestBadge(platform, { ...completion, type: COURSE_BADGE });

/** `requestBadge` of a passed certification exam. */
export const requestExamBadge = (platform: Platform, pass: CourseCompletion): Promise<void> =>
  requestBadge(platform, { ...pass, type: EXAM_BADGE });

/** `issueBadge` of a completed course. */
export const issueCourseBadge = (
  platform: Platform,
  completion: CourseCompletion,
  options?: { tellHolder: boolean },
): Promise<Badge | null> => issueBadge(platform, { ...completion, type: COURSE_BADGE }, options);

/** `issueBadge` of a passed certification exam. */
export const issueExamBadge = (
  platform: Platform,
  pass: CourseCompletion,
  options?: { tellHolder: boolean },
): Promise<Badge | null> => issueBadge(platform, { ...pass, type: EXAM_BADGE }, options);

/**
 * Issues the badge of an achievement and notes it on the ledger. Runs to its end however often it is
 * called: one credential, one transaction, one mail.
 * @returns null when the account or the course is gone
 */
export async function issueBadge(
  platform: Platform,
  achievement: Achievement,
  options: { tellHolder: boolean } = { tellHolder: true },
): Promise<Badge | null> {
  const { db } = platform.database;
  const { userId, courseId, type } = achievement;
  const key = { userId, courseId, type };
  if ((await findBadgeOfCourse(db, key)) === null) {
    const badge = await newBadge(platform, achievement);
    if (badge === null) return null;
    // Of two that sign at once the first stored one counts; the other is forgotten unseen.
    await insertBadge(db, badge);
  }
  const badge = await findBadgeOfCourse(db, key);
  if (badge === null || badge.transactionId !== null) return badge;

  const { transactionId } = await noteBadge(platform, badge);
  await platform.database.transaction(async () => {
    const isFirst = await saveTransaction(platform.database.db, badge.id, transactionId);
    if (isFirst && options.tellHolder) {
      await platform.jobs.enqueue(MAIL_JOB, { badgeId: badge.id }, { key: badge.id });
    }
  });
  return { ...badge, transactionId };
}

async function newBadge(
  platform: Platform,
  { userId, courseId, type, completedAt }: Achievement,
): Promise<Badge | null> {
  const account = await accountById(platform, userId);
  const course = await courseStructure(platform, courseId);
  if (account === null || account.status === 'deleted' || course === null) return null;
  const category =
    course.categoryId === null ? null : await categoryById(platform, course.categoryId);

  const id = randomUUID();
  const facts = {
    id,
    courseId,
    type,
    levelId: course.levelId ?? 0,
    categoryKey: category?.key ?? null,
    code: plateCode(id),
    title: course.title,
    criteria: criteriaOf(type, course.title),
    tags: category ? [category.name] : [],
    holderName: `${account.name} ${account.surname}`,
    acquiredAt: completedAt,
    validUntil: validUntil(completedAt, course.validityMonths),
  };
  const picture = pictureOf({ ...facts, categoryId: course.categoryId });
  const credential = await signedCredential(platform, {
    ...facts,
    synopsis: course.synopsis,
    holderEmail: account.communicationEmail,
    escoSkills: course.escoSkills,
    score:
      badgeKind(type) === 'exam'
        ? await certificationScore(platform, { userId, courseId, completedAt })
        : null,
    statusPosition: await statusPosition(platform.database.db, id),
    pictureDigest: digestOf(picture),
  });
  return {
    ...facts,
    userId,
    categoryId: category?.id ?? null,
    categoryName: category?.name ?? '',
    teachers: course.professors.map((professor) => professor.name),
    issuerAddress: issuerId(platform),
    credential,
    picture,
    salt: randomBytes(32).toString('base64url'),
    transactionId: null,
    isPublic: true,
    revokedAt: null,
    revocationReason: null,
    revokedBy: null,
  };
}

const criteriaOf = (type: number, title: string): string =>
  badgeKind(type) === 'course'
    ? `Tutte le lezioni del corso «${title}» completate nell'ordine previsto.`
    : `Esame di certificazione del corso «${title}» superato.`;
