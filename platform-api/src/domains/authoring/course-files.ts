import { picturesOf } from 'contracts';
import type { InTransaction, Platform } from '../../platform.ts';
import {
  documentTypes,
  referredFiles,
  type CourseContent,
  type DocumentContent,
  type StoredCourse,
} from '../catalogue/index.ts';
import { keepFiles, releaseFiles, uploadedFile } from '../files/index.ts';
import { documentsOf, type Faults } from './check-course.ts';

/** Kinds of upload by the kind of document that they may become. */
const kinds: Record<number, string> = {
  [documentTypes.video]: 'video',
  [documentTypes.pdf]: 'document',
};

/**
 * The course with what the uploads say of its new files: size and state of a document, address of a cover.
 * A file that was not uploaded, or as something else, is a fault.
 */
export async function withUploads(
  platform: Platform,
  stored: StoredCourse | null,
  content: CourseContent,
): Promise<{ content: CourseContent; faults: Faults }> {
  const faults: Faults = {};
  const found = new Map<DocumentContent, DocumentContent>();
  for (const { path, document } of documentsOf(content)) {
    if (document.id !== null) continue;
    const file = await uploadedFile(platform, document.fileName);
    if (file === null || file.kind !== kinds[document.typeId]) {
      faults[`${path}.fileName`] = 'UNKNOWN';
    } else {
      found.set(document, { ...document, upload: { sizeBytes: file.size, status: file.status } });
    }
  }
  Object.assign(faults, await pictureFaults(platform, stored, content));
  const cover = await coverOf(platform, stored, content);
  if (cover === undefined) faults['coverImage'] = 'UNKNOWN';
  const filled = (documents: DocumentContent[]) =>
    documents.map((document) => found.get(document) ?? document);
  return {
    faults,
    content: {
      ...content,
      cover: cover ?? null,
      documents: filled(content.documents),
      modules: content.modules.map((module) => ({
        ...module,
        documents: filled(module.documents),
        lessons: module.lessons.map((lesson) => ({
          ...lesson,
          documents: filled(lesson.documents),
        })),
      })),
    },
  };
}

type Lesson = CourseContent['modules'][number]['lessons'][number];

const picturesIn = ({ content }: Lesson): string[] => (content ? picturesOf(content) : []);

const lessonsIn = (course: CourseContent): { path: string; lesson: Lesson }[] =>
  course.modules.flatMap((module, place) =>
    module.lessons.map((lesson, index) => ({
      path: `modules.${place}.lessonList.${index}`,
      lesson,
    })),
  );

/** Pictures of texts that were not uploaded as such. */
async function pictureFaults(
  platform: Platform,
  stored: StoredCourse | null,
  content: CourseContent,
): Promise<Faults> {
  const faults: Faults = {};
  const known = new Set(
    stored === null ? [] : lessonsIn(stored).flatMap(({ lesson }) => picturesIn(lesson)),
  );
  for (const { path, lesson } of lessonsIn(content)) {
    for (const ref of picturesIn(lesson)) {
      if (known.has(ref)) continue;
      const file = await uploadedFile(platform, ref);
      if (file?.kind === 'lesson-picture') known.add(ref);
      else faults[`${path}.content`] = 'UNKNOWN';
    }
  }
  return faults;
}

/** Undefined for a picture that is no upload, nor the one that is stored. */
async function coverOf(
  platform: Platform,
  stored: StoredCourse | null,
  { cover }: CourseContent,
): Promise<CourseContent['cover'] | undefined> {
  if (cover === null) return null;
  if (cover.fileRef === null) return stored?.cover?.fileRef === null ? stored.cover : undefined;
  const file = await uploadedFile(platform, cover.fileRef);
  // Another cut of the same picture has another address.
  return file?.coverUrl ? { fileRef: file.fileRef, url: file.coverUrl } : undefined;
}

const refsOf = (course: CourseContent | null): string[] =>
  course === null
    ? []
    : [
        ...documentsOf(course).map(({ document }) => document.fileName),
        ...lessonsIn(course).flatMap(({ lesson }) => picturesIn(lesson)),
        ...(course.cover?.fileRef ? [course.cover.fileRef] : []),
      ];

/** After the course is stored: its files are kept, and those that no course names any more are let go. */
export async function settleFiles(
  platform: InTransaction,
  before: StoredCourse | null,
  after: CourseContent,
): Promise<void> {
  const kept = refsOf(after);
  await keepFiles(platform, kept);
  const dropped = refsOf(before).filter((ref) => !kept.includes(ref));
  const referred = await referredFiles(platform, dropped);
  await releaseFiles(
    platform,
    dropped.filter((ref) => !referred.has(ref)),
  );
}
