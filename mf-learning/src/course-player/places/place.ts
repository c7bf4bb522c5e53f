import { plainTextOf } from 'shared-ui/lesson-text';
import { lessonsOf, type Course, type Lesson } from '../course.ts';

/** A place of a course: at a moment of a video, at a paragraph, or (both null) at a whole lesson. */
export type Place = {
  /** Null: the lesson is no longer in the course. */
  lessonId: number | null;
  /** Whole seconds. */
  second: number | null;
  paragraph: string | null;
};

export type Paragraph = { id: string; text: string };

/** Where notes may point to in a lesson's text: each of its blocks, under the block's id. */
export const paragraphsOf = ({ text }: Pick<Lesson, 'text'>): Paragraph[] =>
  text.blocks.map((block) => ({
    id: block.id,
    text: plainTextOf({ version: 1, blocks: [block] }),
  }));

/** `27:04`, `1:02:03`. */
export function momentText(second: number): string {
  const whole = Math.max(0, Math.floor(second));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${two(minutes)}:${rest}`;
}

/** Number of a paragraph from 1; null for one that the text no longer has. */
export function paragraphNumber(lesson: Lesson | undefined, id: string): number | null {
  if (lesson === undefined) return null;
  const place = paragraphsOf(lesson).findIndex((paragraph) => paragraph.id === id);
  return place === -1 ? null : place + 1;
}

/** In the order of the course: by lesson, then by moment or paragraph; what has no lesson any more is last. */
export function inCourseOrder<T extends Place>(course: Course, things: readonly T[]): T[] {
  const lessons = lessonsOf(course);
  const rank = ({ lessonId }: Place) => {
    const place = lessons.findIndex(({ id }) => id === lessonId);
    return place === -1 ? lessons.length : place;
  };
  const within = ({ lessonId, second, paragraph }: Place) => {
    if (second !== null) return second;
    const lesson = lessons.find(({ id }) => id === lessonId);
    return paragraph === null ? -1 : (paragraphNumber(lesson, paragraph) ?? -1);
  };
  return things.toSorted((one, other) => rank(one) - rank(other) || within(one) - within(other));
}
