import type { Principal } from '../../../http/access.ts';
import type { PersonalData } from '../../../personal-data.ts';
import type { Platform } from '../../../platform.ts';
import { peopleByEmail, peopleById } from '../../accounts/index.ts';
import { courseForSale } from '../../catalogue/index.ts';
import { isEnrolled } from '../../learning/index.ts';
import { requireExamAuthor } from '../bank/require-author.ts';
import { planErrors } from './errors.ts';
import * as repository from './repository.ts';

export type ExtraTime = { userId: string; name: string; surname: string; percent: number };

/**
 * People who have more time in the exams of a course, by surname.
 * @throws FORBIDDEN, COURSE_NOT_FOUND
 */
export async function listExtraTimes(
  platform: Platform,
  author: Principal,
  courseId: number,
): Promise<ExtraTime[]> {
  await requireExamAuthor(platform, author, courseId);
  const rows = await repository.extraTimes(platform.database.db, courseId);
  const people = await peopleById(
    platform,
    rows.map(({ userId }) => userId),
  );
  return rows
    .map(({ userId, percent }) => ({
      userId,
      percent,
      name: people.get(userId)?.name ?? '',
      surname: people.get(userId)?.surname ?? '',
    }))
    .toSorted((one, other) =>
      `${one.surname} ${one.name}`.localeCompare(`${other.surname} ${other.name}`, 'it'),
    );
}

/**
 * Gives a person more time; attempts that began keep theirs. Only among those who follow the course, so that
 * nobody learns which addresses have an account.
 * @param percent of the time of the plan, on top of it
 * @throws FORBIDDEN, COURSE_NOT_FOUND, LEARNER_NOT_FOUND
 */
export async function giveExtraTime(
  platform: Platform,
  author: Principal,
  { courseId, email, percent }: { courseId: number; email: string; percent: number },
): Promise<ExtraTime[]> {
  await requireExamAuthor(platform, author, courseId);
  for (const userId of await peopleByEmail(platform, email)) {
    if (await isEnrolled(platform, userId, courseId)) {
      await repository.setExtraTime(platform.database.db, { courseId, userId, percent });
      return listExtraTimes(platform, author, courseId);
    }
  }
  throw planErrors.LEARNER_NOT_FOUND({ fields: { email: 'UNKNOWN' } });
}

/** @throws FORBIDDEN, COURSE_NOT_FOUND */
export async function takeExtraTime(
  platform: Platform,
  author: Principal,
  extra: { courseId: number; userId: string },
): Promise<ExtraTime[]> {
  await requireExamAuthor(platform, author, extra.courseId);
  await repository.deleteExtraTime(platform.database.db, extra);
  return listExtraTimes(platform, author, extra.courseId);
}

/** That a person needs more time may tell of their health: it goes with the account. */
export const extraTimeData: PersonalData = {
  part: 'exam-extra-time',
  async collect(platform, userId) {
    const rows = await repository.extraTimesOf(platform.database.db, userId);
    const data = await Promise.all(
      rows.map(async ({ courseId, percent }) => ({
        course: (await courseForSale(platform, courseId))?.title ?? '',
        extraTimePercent: percent,
      })),
    );
    return { data };
  },
  erase: (platform, userId) => repository.forgetExtraTimes(platform.database.db, userId),
};
