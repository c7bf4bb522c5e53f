import type { Principal } from '../../http/access.ts';
import type { Platform } from '../../platform.ts';
import {
  courseForSale,
  type CourseDocument,
  type CourseExams,
  type CourseForSale,
  type CourseStructure,
} from '../catalogue/index.ts';
import { requireCourseAccess, type CourseAccess } from './access/course-access.ts';
import { startCourse } from './access/start-course.ts';
import type { CourseBadges } from './course-badges.ts';
import { coursePercentage } from './progress/course-progress.ts';
import { boundedStat } from './documents/bounded-stat.ts';
import { readableDocuments, type ReadableDocument } from './documents/course-documents.ts';
import { readablePictures, type ReadablePicture } from './documents/lesson-pictures.ts';
import { availabilityFor } from './access/lesson-access.ts';
import type { LessonAvailability, LessonPolicy } from './access/lesson-availability.ts';
import { completionsOf, positionsOf, type LessonPosition } from './repository.ts';

/** Questions to the file store that one opening of a course has under way. */
const FILES_AT_ONCE = 16;

export type UsedLesson = CourseStructure['modules'][number]['lessons'][number] & {
  completedAt: Date | null;
  /** Where the learner was in its video; null before the first report, and without progress. */
  position: LessonPosition | null;
  availability: LessonAvailability;
  readable: ReadableDocument[];
  pictures: ReadablePicture[];
};

export type UsedCourse = {
  access: CourseAccess;
  product: CourseForSale;
  modules: (Omit<CourseStructure['modules'][number], 'lessons'> & {
    lessons: UsedLesson[];
    readable: ReadableDocument[];
  })[];
  documents: ReadableDocument[];
  percentage: number;
  badgeId: string | null;
  exams: Awaited<ReturnType<CourseExams>>;
  policy: LessonPolicy;
  now: Date;
};

/**
 * A course in use: lessons with what is completed and open, and addresses of the documents that this
 * caller may read now. With them the learner has begun the course.
 * @param options.isOverview without addresses: looking at the list begins nothing
 */
export async function courseInUse(
  platform: Platform,
  { badges, exams }: { badges: CourseBadges; exams: CourseExams },
  principal: Principal,
  courseId: number,
  { isOverview = false }: { isOverview?: boolean } = {},
): Promise<UsedCourse> {
  const access = await requireCourseAccess(platform, principal, courseId);
  const { course, mode } = access;
  const now = platform.clock.now();
  if (!isOverview) await startCourse(platform, access);
  const completed =
    mode === 'learner'
      ? await completionsOf(platform.database.db, principal.userId, courseId)
      : new Map<number, Date>();
  const positions =
    mode === 'learner'
      ? await positionsOf(platform.database.db, principal.userId, courseId)
      : new Map<number, LessonPosition>();
  const availability = availabilityFor(platform, mode, course, completed, now);
  const stat = boundedStat(platform.files, FILES_AT_ONCE);
  const readable = (documents: CourseDocument[], isOpen: boolean) =>
    readableDocuments(platform, documents, isOpen && !isOverview, stat);
  const modules: UsedCourse['modules'] = await Promise.all(
    course.modules.map(async (module) => ({
      ...module,
      lessons: await Promise.all(
        module.lessons.map(async (lesson) => {
          const state = availability.get(lesson.id) ?? { open: true };
          return {
            ...lesson,
            completedAt: completed.get(lesson.id) ?? null,
            position: positions.get(lesson.id) ?? null,
            availability: state,
            readable: await readable(lesson.documents, state.open),
            pictures: readablePictures(platform, lesson, state.open && !isOverview),
          };
        }),
      ),
      readable: await readable(module.documents, true),
    })),
  );
  const total = modules.reduce((sum, module) => sum + module.lessons.length, 0);
  const product = await courseForSale(platform, courseId);
  if (product === null) throw new Error(`Course ${courseId} has a structure but no product`);
  return {
    access,
    product,
    modules,
    documents: await readable(course.documents, true),
    percentage: coursePercentage(completed.size, total),
    badgeId:
      mode === 'learner' ? await badges.courseBadgeId(platform, principal.userId, courseId) : null,
    exams: await exams(platform, mode === 'learner' ? principal.userId : null, courseId),
    policy: platform.config.lessonPolicy,
    now,
  };
}
