import type { LessonText } from 'shared-ui/lesson-text';

/** A course as its player shows it; the wire's names end in `api.ts`. */
export type CourseDocument = {
  id: number;
  kind: 'video' | 'pdf';
  name: string;
  fileName: string;
  /** Short-lived; null while the lesson is locked or the video not ready (E66). */
  url: string | null;
  isReady: boolean;
  isDownloadable: boolean;
  /** Bytes. */
  size: number | null;
  posterUrl: string | null;
  captions: readonly { language: 'it' | 'en'; url: string }[];
};

/** Why a lesson cannot be taken yet (E56). */
export type LessonLock =
  | { reason: 'previous-lesson' }
  /** Opens at this instant of the server's clock. */
  | { reason: 'pacing'; from: string };

export type Lesson = {
  id: number;
  moduleId: number;
  name: string;
  /** Without blocks while the lesson is locked. */
  text: LessonText;
  /** Short-lived addresses of the pictures of the text. */
  pictures: readonly { fileName: string; url: string }[];
  /** Minutes. */
  duration: number;
  documents: readonly CourseDocument[];
  completedDate: string | null;
  isCompleted: boolean;
  /** Where the learner was in its video when the server heard last, and when by its clock, milliseconds. */
  position: { seconds: number; at: number } | null;
  lock: LessonLock | null;
  /** Opened here before the server has sent its text and documents. */
  isArriving: boolean;
};

export type Module = {
  id: number;
  name: string;
  /** Minutes: the sum of its lessons. */
  duration: number;
  lessons: readonly Lesson[];
  documents: readonly CourseDocument[];
};

export type Course = {
  id: number;
  title: string;
  categoryKey: string;
  /** Of its badge: 0, 1 or 2. */
  level: 0 | 1 | 2;
  /** Minutes. */
  duration: number;
  percentage: number;
  modules: readonly Module[];
  documents: readonly CourseDocument[];
  /** Only a learner makes progress: teachers and previews change nothing (E8, E58). */
  mode: 'learner' | 'teacher' | 'preview';
  policy: 'completed' | 'pacing';
  badgeId: string | null;
  /** The course has a certification exam that is not passed yet (EXAM-04). */
  hasExamLeft: boolean;
  serverTime: string;
};

/** The video that a lesson opens on; there may be none. */
export const videoOf = (lesson: Lesson): CourseDocument | undefined =>
  lesson.documents.find((document) => document.kind === 'video');

/** Whether its video can be played now: the lesson is open and the video ready. */
export const hasPlayableVideo = (lesson: Lesson): boolean => {
  const video = videoOf(lesson);
  return lesson.lock === null && video !== undefined && video.isReady && video.url !== null;
};

/** As much of a course as says which lesson follows which. */
type Lessons = { modules: readonly Pick<Module, 'lessons'>[] };

export const lessonsOf = (course: Lessons): Lesson[] =>
  course.modules.flatMap((module) => module.lessons);

export const completedCount = (lessons: readonly Lesson[]): number =>
  lessons.filter((lesson) => lesson.isCompleted).length;

/** Whole percent, rounded down while any lesson is open (E59). */
export const percentageOf = (lessons: readonly Lesson[]): number =>
  lessons.length === 0 ? 0 : Math.floor((completedCount(lessons) * 100) / lessons.length);

/** Where a learner continues: the first lesson that can be completed, else the one that opens next, else the first. */
export function resumeLesson(course: Lessons): Lesson | undefined {
  const lessons = lessonsOf(course);
  return (
    lessons.find((lesson) => !lesson.isCompleted && lesson.lock === null) ??
    lessons.find((lesson) => !lesson.isCompleted) ??
    lessons[0]
  );
}

/** The lesson that an address names (`?lesson=`), else the one to go on with. */
export const chosenLesson = (course: Lessons, search: URLSearchParams): Lesson | undefined =>
  namedLesson(course, search) ?? resumeLesson(course);

export const namedLesson = (course: Lessons, search: URLSearchParams): Lesson | undefined =>
  lessonsOf(course).find(({ id }) => id === Number(search.get('lesson')));

export function neighbours(
  course: Course,
  lessonId: number,
): { previous: Lesson | undefined; next: Lesson | undefined } {
  const lessons = lessonsOf(course);
  const place = lessons.findIndex((lesson) => lesson.id === lessonId);
  return { previous: lessons[place - 1], next: place === -1 ? undefined : lessons[place + 1] };
}

/** Whether opening this lesson by its title completes it (1§4, E58). */
export const completesOnOpening = (course: Course, lesson: Lesson): boolean =>
  course.mode === 'learner' && lesson.lock === null && !lesson.isCompleted;

/**
 * The course as it will be once the server has stored a completion. The next lesson opens as the
 * policy says; content behind a lock arrives with the next answer.
 * @param now the server's time, milliseconds
 */
export function withCompleted(course: Course, lessonId: number, now: number): Course {
  const { next } = neighbours(course, lessonId);
  const done = lessonsOf(course).find(({ id }) => id === lessonId);
  if (done === undefined) return course;
  const paced: LessonLock | null =
    course.policy === 'pacing'
      ? { reason: 'pacing', from: new Date(now + done.duration * 60_000).toISOString() }
      : null;
  const change = (lesson: Lesson): Lesson => {
    if (lesson.id === lessonId) {
      return { ...lesson, isCompleted: true, completedDate: new Date(now).toISOString() };
    }
    if (lesson.id !== next?.id || lesson.lock === null) return lesson;
    return { ...lesson, lock: paced, isArriving: paced === null };
  };
  const modules = course.modules.map((module) => ({
    ...module,
    lessons: module.lessons.map(change),
  }));
  const changed = { ...course, modules };
  return { ...changed, percentage: percentageOf(lessonsOf(changed)) };
}
