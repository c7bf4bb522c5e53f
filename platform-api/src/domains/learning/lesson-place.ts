import { z } from 'zod';
import { integerId } from '../../http/lists.ts';
import type { CourseStructure, StructuredLesson } from '../catalogue/index.ts';
import { learningErrors } from './errors.ts';

/** A day: no lesson is longer. */
const MAX_SECOND = 86_400;

/** Where in a lesson: at a moment of its video, at a paragraph of its text, or (both null) at the whole of it. */
export type LessonPlace = {
  lessonId: number;
  /** Whole seconds from the beginning of the video. */
  second: number | null;
  /** The id of a block of the text, else its number from 0. */
  paragraph: string | null;
};

export const lessonPlace = z.object({
  lessonId: integerId,
  second: z
    .number()
    .int()
    .min(0)
    .max(MAX_SECOND)
    .nullable()
    .describe('A moment of the video, in seconds; null at a paragraph and at the whole lesson.'),
  paragraph: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .nullable()
    .describe('A paragraph of the text; null at a moment and at the whole lesson.'),
});

/** A moment and a paragraph together are no place. */
export const isOnePlace = ({ second, paragraph }: Omit<LessonPlace, 'lessonId'>): boolean =>
  second === null || paragraph === null;

/** @throws LESSON_NOT_FOUND when the lesson is not one of this course */
export function requireLesson(course: CourseStructure, lessonId: number): StructuredLesson {
  const found = course.modules
    .flatMap((module) => module.lessons)
    .find((lesson) => lesson.id === lessonId);
  if (found === undefined) throw learningErrors.LESSON_NOT_FOUND();
  return found;
}
