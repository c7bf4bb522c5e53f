import type { PersonalData } from '../../personal-data.ts';
import { courseStructure } from '../catalogue/index.ts';
import * as repository from './repository.ts';

/** Notes and bookmarks, with the names of their courses and lessons. */
export const noteData: PersonalData = {
  part: 'notes',
  async collect(platform, userId) {
    const notes = await repository.allNotesOf(platform.database.db, userId);
    const courseIds = [...new Set(notes.map(({ courseId }) => courseId))];
    const courses = new Map(
      await Promise.all(
        courseIds.map(async (id) => [id, await courseStructure(platform, id)] as const),
      ),
    );
    return {
      data: notes.map(({ courseId, lessonId, text, second, paragraph, createdAt, updatedAt }) => {
        const course = courses.get(courseId);
        const lesson = course?.modules
          .flatMap((module) => module.lessons)
          .find(({ id }) => id === lessonId);
        return {
          course: course?.title ?? '',
          lesson: lesson?.name ?? null,
          second,
          paragraph,
          text,
          createdAt,
          updatedAt,
        };
      }),
    };
  },
  erase: (platform, userId) => repository.deleteNotesOf(platform.database.db, userId),
};
