import type { PersonalData } from '../../personal-data.ts';
import { courseForSale } from '../catalogue/index.ts';
import * as repository from './repository.ts';

/** What a person asked their teachers, with the answers. */
export const questionData: PersonalData = {
  part: 'questions',
  async collect(platform, userId) {
    const questions = await repository.allQuestionsOf(platform.database.db, userId);
    return {
      data: await Promise.all(
        questions.map(async ({ courseId, second, text, askedAt, answer, answeredAt }) => ({
          course: (await courseForSale(platform, courseId))?.title ?? '',
          second,
          text,
          askedAt,
          answer,
          answeredAt,
        })),
      ),
    };
  },
  erase: (platform, userId) => repository.forgetPerson(platform.database.db, userId),
};
