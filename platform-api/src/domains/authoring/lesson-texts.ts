import { isDeepStrictEqual } from 'node:util';
import { plainTextOf } from 'contracts';
import type { CourseContent, StoredCourse } from '../catalogue/index.ts';

type Lesson = CourseContent['modules'][number]['lessons'][number];

/**
 * The course with both readings of each lesson's text. The words follow from the formatted text; a client of the version
 * before sends words alone, and changes the formatted text only by changing them.
 */
export function withLessonTexts(
  stored: StoredCourse | null,
  content: CourseContent,
): CourseContent {
  const storedLessons = new Map(
    (stored?.modules ?? []).flatMap((module) =>
      module.lessons.map((lesson) => [lesson.id, lesson] as const),
    ),
  );
  return {
    ...content,
    modules: content.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => ({
        ...lesson,
        ...textsOf(lesson, storedLessons.get(lesson.id)),
      })),
    })),
  };
}

function textsOf(
  { description, content }: Lesson,
  before: Lesson | undefined,
): Pick<Lesson, 'description' | 'content'> {
  if (content === null) return { description, content };
  if (content === undefined) {
    const isSame = before?.description === description;
    return { description, content: isSame ? (before.content ?? null) : null };
  }
  // Another way of reading the same text is no change by its author.
  const isStored = before !== undefined && isDeepStrictEqual(before.content, content);
  return { description: isStored ? before.description : plainTextOf(content), content };
}
