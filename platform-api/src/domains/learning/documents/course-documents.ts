import { picturesOf } from 'contracts';
import type { Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { documentTypes, type CourseDocument, type CourseStructure } from '../../catalogue/index.ts';
import { signedFileUrl } from '../../files/index.ts';
import type { FilesPort } from '../../../ports/files.ts';
import { requireCourseAccess } from '../access/course-access.ts';
import { startCourse } from '../access/start-course.ts';
import { learningErrors } from '../errors.ts';
import { availabilityFor, lockedLesson } from '../access/lesson-access.ts';
import { completionsOf } from '../repository.ts';

export type ReadableDocument = {
  document: CourseDocument;
  /** Short-lived; null when the lesson is locked, the video not ready or the file not there. */
  url: string | null;
  /** Bytes; null where there is no address. */
  size: number | null;
  posterUrl: string | null;
  captions: { language: 'it' | 'en'; url: string }[];
};

/** Path of a course's file in the store. */
export const courseFile = (fileName: string) => `courses/${fileName}`;

const AVAILABLE = 2;

type Stat = FilesPort['stat'];

/**
 * Addresses of the documents that exist and that the caller may read.
 * @param stat asks the store; the same one for all documents of a course bounds how many it is asked at once
 */
export async function readableDocuments(
  platform: Platform,
  documents: CourseDocument[],
  isOpen: boolean,
  stat: Stat = (name) => platform.files.stat(name),
): Promise<ReadableDocument[]> {
  return Promise.all(
    documents.map(async (document) => {
      const none = { document, url: null, size: null, posterUrl: null, captions: [] };
      if (!isOpen || document.status !== AVAILABLE) return none;
      const file = await stat(courseFile(document.fileName));
      if (file === null) return none;
      const url = signedFileUrl(platform, { name: courseFile(document.fileName) });
      const found = { ...none, url, size: file.size };
      if (document.typeId !== documentTypes.video) return found;
      return { ...found, ...(await companionsOf(platform, document.fileName, stat)) };
    }),
  );
}

/** Poster and captions lie beside a video under its name: `lesson.jpg`, `lesson.it.vtt`. */
async function companionsOf(platform: Platform, fileName: string, stat: Stat) {
  const base = fileName.replace(/\.[a-z0-9]+$/, '');
  const [posterUrl, it, en] = await Promise.all([
    addressOf(platform, `${base}.jpg`, stat),
    addressOf(platform, `${base}.it.vtt`, stat),
    addressOf(platform, `${base}.en.vtt`, stat),
  ]);
  const captions: ReadableDocument['captions'] = [];
  if (it !== null) captions.push({ language: 'it', url: it });
  if (en !== null) captions.push({ language: 'en', url: en });
  return { posterUrl, captions };
}

async function addressOf(platform: Platform, fileName: string, stat: Stat): Promise<string | null> {
  const name = courseFile(fileName);
  const file = await stat(name);
  return file === null ? null : signedFileUrl(platform, { name });
}

/** A file of a course that has an address, with the lessons that it belongs to. */
type CourseFile = Pick<CourseDocument, 'name' | 'fileName' | 'downloadable' | 'status'> & {
  lessonIds: number[];
};

/**
 * A new address for a document of a course, or for a picture of a lesson's text, for those who may use the course and have opened its lesson
 * (LEARN-15, E66).
 * @throws COURSE_NOT_BOUGHT, DOCUMENT_NOT_FOUND, LESSON_LOCKED, VIDEO_NOT_READY
 */
export async function courseDocument(
  platform: Platform,
  principal: Principal,
  courseId: number,
  fileName: string,
): Promise<{ url: string; document: CourseFile }> {
  const access = await requireCourseAccess(platform, principal, courseId);
  const { course, mode } = access;
  const document = pictureNamed(course, fileName) ?? fileNamed(course, fileName);

  const now = platform.clock.now();
  const completed = await completionsOf(platform.database.db, principal.userId, courseId);
  const availability = availabilityFor(platform, mode, course, completed, now);
  const states = document.lessonIds.map((lessonId) => availability.get(lessonId));
  const [locked] = states;
  if (locked !== undefined && !states.some((state) => state?.open)) throw lockedLesson(locked, now);
  if (document.status !== AVAILABLE) throw learningErrors.VIDEO_NOT_READY();

  const name = courseFile(document.fileName);
  if ((await platform.files.stat(name)) === null) throw learningErrors.DOCUMENT_NOT_FOUND();
  await startCourse(platform, access);
  const downloadAs = document.downloadable ? document.fileName : undefined;
  return { url: signedFileUrl(platform, { name, downloadAs }), document };
}

/** Whether a video may still be removed: documents are locked once a course is no draft (E41). */
export async function canDeleteVideo(
  platform: Platform,
  principal: Principal,
  courseId: number,
  fileName: string,
): Promise<boolean> {
  const { course } = await requireCourseAccess(platform, principal, courseId);
  const document = documentNamed(course, fileName);
  return document.typeId === documentTypes.video && course.status === 'DRAFT';
}

const lessonsWhere = (
  course: CourseStructure,
  holds: (lesson: CourseStructure['modules'][number]['lessons'][number]) => boolean,
): number[] =>
  course.modules.flatMap(({ lessons }) => lessons.filter(holds).map((lesson) => lesson.id));

function fileNamed(course: CourseStructure, fileName: string): CourseFile {
  const document = documentNamed(course, fileName);
  const lessonIds = lessonsWhere(course, ({ documents }) =>
    documents.some((candidate) => candidate.fileName === fileName),
  );
  return { ...document, lessonIds };
}

function pictureNamed(course: CourseStructure, fileName: string): CourseFile | null {
  const lessonIds = lessonsWhere(
    course,
    ({ content }) => content !== null && picturesOf(content).includes(fileName),
  );
  if (lessonIds.length === 0) return null;
  return { name: fileName, fileName, downloadable: false, status: AVAILABLE, lessonIds };
}

function documentNamed(course: CourseStructure, fileName: string): CourseDocument {
  const all = [
    ...course.documents,
    ...course.modules.flatMap((module) => [
      ...module.documents,
      ...module.lessons.flatMap((lesson) => lesson.documents),
    ]),
  ];
  const document = all.find((candidate) => candidate.fileName === fileName);
  if (document === undefined) throw learningErrors.DOCUMENT_NOT_FOUND();
  return document;
}
