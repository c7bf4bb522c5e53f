import { isDeepStrictEqual } from 'node:util';
import { matchesAccess, type AccessRule } from 'contracts';
import type { Principal } from '../../http/access.ts';
import { inTransaction, type Platform } from '../../platform.ts';
import {
  categoryById,
  courseForSale,
  insertCourse,
  knownProfessorIds,
  storedCourse,
  updateCourse,
  type CourseContent,
  type StoredCourse,
} from '../catalogue/index.ts';
import { contentFaults, faqFaults, unknownParts, type Faults, type Known } from './check-course.ts';
import { settleFiles, withUploads } from './course-files.ts';
import { authoringErrors } from './errors.ts';
import { withLessonTexts } from './lesson-texts.ts';
import { mayBecome, mayWrite, type CoursePart } from './life-cycle.ts';

/** A new course with both null; else the course, and the version that its author read. */
export type CourseRevision = { id: number; version: number } | null;

/** Who of the back office may add courses: editors need a claim (1§6), administrators none (E152). */
const adding: AccessRule = { claims: ['CAI'], claimsExempt: ['AdminWorkerBadge'] };

/** @throws COURSE_NOT_FOUND */
export async function readCourse(platform: Platform, courseId: number): Promise<StoredCourse> {
  const course = await storedCourse(platform, courseId);
  if (course === null) throw authoringErrors.COURSE_NOT_FOUND();
  return course;
}

/**
 * Stores a whole course. Of two saves of the same version, the first is stored and the second is refused
 * (E53): the version is checked again by the update itself.
 * @returns the course as it is stored now, with the ids of its new parts
 * @throws ADDING_NEEDS_CAI, COURSE_NOT_FOUND, COURSE_CHANGED, STATUS_NOT_POSSIBLE, COURSE_LOCKED,
 * COURSE_INVALID, COURSE_WITHOUT_LESSON
 */
export async function saveCourse(
  platform: Platform,
  editor: Principal,
  revision: CourseRevision,
  given: CourseContent,
): Promise<StoredCourse> {
  if (revision === null && !matchesAccess(adding, editor)) {
    throw authoringErrors.ADDING_NEEDS_CAI();
  }
  return inTransaction(platform, async (tx) => {
    const stored = revision === null ? null : await readCourse(platform, revision.id);
    if (stored !== null && stored.version !== revision?.version) {
      throw authoringErrors.COURSE_CHANGED();
    }
    const content = withLessonTexts(stored, withEscoSkills(stored, withValidity(stored, given)));
    refuseWhatIsLocked(stored, content);
    const checked = await withoutFaults(platform, stored, content);
    refuseEmptyPublication(stored, checked);
    if (stored === null) {
      const id = await insertCourse(tx, checked, editor.userId);
      await settleFiles(tx, null, checked);
      return readCourse(platform, id);
    }
    const isFirst = await updateCourse(tx, stored.id, stored.version, checked);
    if (!isFirst) throw authoringErrors.COURSE_CHANGED();
    await settleFiles(tx, stored, checked);
    return readCourse(platform, stored.id);
  });
}

/** Who does not speak of them leaves them as they are. */
const withEscoSkills = (stored: StoredCourse | null, given: CourseContent): CourseContent => ({
  ...given,
  escoSkills: given.escoSkills ?? stored?.escoSkills ?? [],
});

const withValidity = (stored: StoredCourse | null, given: CourseContent): CourseContent =>
  given.validity === undefined ? { ...given, validity: stored?.validity ?? null } : given;

function refuseWhatIsLocked(stored: StoredCourse | null, content: CourseContent): void {
  const saved = stored?.status ?? null;
  if (!mayBecome(saved, content.status)) {
    throw authoringErrors.STATUS_NOT_POSSIBLE({ fields: { statoCorso: 'STATUS_NOT_POSSIBLE' } });
  }
  if (stored === null) return;
  const touched = (Object.keys(partOf) as EditedField[])
    .filter((field) => !isDeepStrictEqual(compared(stored, field), compared(content, field)))
    .map((field) => partOf[field]);
  const locked = [...new Set(touched)].filter((part) => !mayWrite(saved, part));
  if (locked.length === 0) return;
  throw authoringErrors.COURSE_LOCKED({
    fields: Object.fromEntries(locked.map((part) => [part, 'LOCKED'])),
  });
}

/** One that is published without lessons, from before the rule, still gets questions. */
function refuseEmptyPublication(stored: StoredCourse | null, content: CourseContent): void {
  const isPublication = content.status === 'PUBLISHED' && stored?.status !== 'PUBLISHED';
  if (!isPublication || content.modules.some(({ lessons }) => lessons.length > 0)) return;
  throw authoringErrors.COURSE_WITHOUT_LESSON({ fields: { modules: 'WITHOUT_LESSON' } });
}

type EditedField = Exclude<keyof CourseContent, 'status'>;

/** Where each field is locked; a new field of a course does not compile until it is listed here. */
const partOf: Record<EditedField, CoursePart> = {
  title: 'content',
  synopsis: 'content',
  description: 'content',
  prerequisites: 'content',
  levelId: 'content',
  difficulty: 'content',
  categoryId: 'content',
  tags: 'content',
  escoSkills: 'content',
  priceCents: 'content',
  simulationCents: 'content',
  certificationCents: 'content',
  credits: 'content',
  validity: 'validity',
  cover: 'content',
  modules: 'content',
  documents: 'content',
  faqs: 'faq',
};

/** The address of a cover follows from its file. */
const compared = (course: CourseContent, field: EditedField): unknown =>
  field === 'cover' ? (course.cover?.fileRef ?? null) : course[field];

async function withoutFaults(
  platform: Platform,
  stored: StoredCourse | null,
  content: CourseContent,
): Promise<CourseContent> {
  // A locked part keeps its stored value, which was valid when it was written.
  const isOpen = mayWrite(stored?.status ?? null, 'content');
  const uploads = await withUploads(platform, stored, content);
  const fields = {
    ...uploads.faults,
    ...(isOpen ? contentFaults(content, await knownOf(platform, content)) : {}),
    ...faqFaults(content),
    ...(await refresherFaults(platform, stored, content)),
    ...unknownParts(content, stored),
  };
  if (Object.keys(fields).length > 0) throw authoringErrors.COURSE_INVALID({ fields });
  return uploads.content;
}

/** A stored choice stays good when that course is no longer on sale: it is offered to nobody then. */
async function refresherFaults(
  platform: Platform,
  stored: StoredCourse | null,
  { validity }: CourseContent,
): Promise<Faults> {
  const refresherId = validity?.refresherId ?? null;
  if (refresherId === null || refresherId === stored?.validity?.refresherId) return {};
  const refresher = await courseForSale(platform, refresherId);
  return refresherId !== stored?.id && refresher?.status === 'PUBLISHED'
    ? {}
    : { 'validity.refresherId': 'UNKNOWN' };
}

async function knownOf(platform: Platform, { modules, categoryId }: CourseContent): Promise<Known> {
  const professorIds = modules.flatMap(({ professorId }) => professorId ?? []);
  return {
    professorIds: await knownProfessorIds(platform, professorIds),
    hasCategory: categoryId !== null && (await categoryById(platform, categoryId)) !== null,
  };
}
