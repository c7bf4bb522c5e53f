import { paragraphsOf } from 'shared-ui/lesson-text';
import { emptyCourse, type CourseForm, type LessonForm } from '../course/course-form.ts';

/**
 * What an author typed and did not save, in this browser: it survives a reload, a closed tab, an expired
 * session and a failed save. `draft` is what is in the form; `copy` is what was put aside when someone
 * else had saved first (E53).
 */
export type DraftKind = 'draft' | 'copy';

/** Whose changes of which course; null is the course to be added. */
export type DraftOwner = { userId: string; courseId: number | null };

export type StoredDraft = {
  /** The version that the changes were made on; null for a new course. */
  version: number | null;
  form: CourseForm;
};

const keyOf = (kind: DraftKind, { userId, courseId }: DraftOwner) =>
  `course-${kind}:${userId}:${courseId ?? 'new'}`;

export function readDraft(kind: DraftKind, owner: DraftOwner): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(kind, owner)) ?? 'null');
    return isDraft(stored)
      ? { version: stored.version, form: withTexts({ ...emptyCourse, ...stored.form }) }
      : null;
  } catch {
    return null;
  }
}

/** As a lesson is kept by this version, or by the one before formats: then with its words alone. */
type KeptLesson = Omit<LessonForm, 'content'> &
  Partial<Pick<LessonForm, 'content'>> & {
    description?: string;
  };

const withTexts = (form: CourseForm): CourseForm => ({
  ...form,
  lessons: form.lessons.map(({ description = '', content, ...lesson }: KeptLesson) => ({
    ...lesson,
    content: content ?? paragraphsOf(description),
  })),
});

/** A browser that keeps nothing, or has no room left, still lets one write and save. */
export function writeDraft(kind: DraftKind, owner: DraftOwner, draft: StoredDraft): void {
  try {
    localStorage.setItem(keyOf(kind, owner), JSON.stringify(draft));
  } catch {
    // The form still has it.
  }
}

export function dropDraft(kind: DraftKind, owner: DraftOwner): void {
  try {
    localStorage.removeItem(keyOf(kind, owner));
  } catch {
    // There is none.
  }
}

/**
 * What was typed before and not saved, on the version that is stored now. What was made on an older one
 * is put aside as a copy, for its author to decide (E53).
 */
export function takeDraft(owner: DraftOwner, version: number | null): CourseForm | null {
  const draft = readDraft('draft', owner);
  if (draft === null) return null;
  if (draft.version === version) return draft.form;
  writeDraft('copy', owner, draft);
  dropDraft('draft', owner);
  return null;
}

function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null || !('form' in value)) return false;
  const { version, form } = value as StoredDraft;
  if (version !== null && !Number.isInteger(version)) return false;
  // Written by another version of this page: same names, same kinds, or not at all.
  return (
    typeof form === 'object' &&
    Object.entries(emptyCourse).every(([name, empty]) => {
      const given: unknown = form[name as keyof CourseForm] ?? empty;
      return Array.isArray(given) === Array.isArray(empty) && typeof given === typeof empty;
    })
  );
}
