import type { LessonText } from 'contracts';
import type { Platform } from '../../../platform.ts';
import { courseStructure, documentTypes } from '../../catalogue/index.ts';
import { learningErrors } from '../errors.ts';
import { readableDocuments, type ReadableDocument } from './course-documents.ts';
import { readablePictures, type ReadablePicture } from './lesson-pictures.ts';

export type FreePreview = {
  name: string;
  description: string;
  content: LessonText | null;
  pictures: ReadablePicture[];
  video: ReadableDocument | null;
};

/**
 * A lesson that its author opened to everyone, while its course is on sale.
 * @throws LESSON_NOT_FOUND for every other lesson
 */
export async function freePreview(
  platform: Platform,
  courseId: number,
  lessonId: number,
): Promise<FreePreview> {
  const course = await courseStructure(platform, courseId);
  const lesson = course?.modules
    .flatMap((module) => module.lessons)
    .find(({ id, isFreePreview }) => id === lessonId && isFreePreview);
  if (lesson === undefined || course?.status !== 'PUBLISHED') {
    throw learningErrors.LESSON_NOT_FOUND();
  }
  const videos = lesson.documents.filter(({ typeId }) => typeId === documentTypes.video);
  const [video] = await readableDocuments(platform, videos, true);
  const content = lesson.content && withoutCheckpoints(lesson.content);
  return {
    name: lesson.name,
    description: lesson.description,
    content,
    pictures: readablePictures(platform, { content }, true),
    video: video ?? null,
  };
}

/** Their answers are for who learns. */
const withoutCheckpoints = ({ blocks, ...text }: LessonText): LessonText => ({
  ...text,
  blocks: blocks.filter(({ type }) => type !== 'checkpoint'),
});
