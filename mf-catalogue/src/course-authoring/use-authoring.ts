import { createContext, use } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { courseStatus } from '../course-items.ts';
import { authoringMessages } from './authoring-messages.ts';
import type { CourseForm } from './course/course-form.ts';
import { locksOf, type Locks } from './course/life-cycle.ts';

/** The course that is open in the form; both null for one to be added. */
export const AuthoringContext = createContext<{
  courseId: number | null;
  savedStatus: number | null;
  /** Fields with files on their way: the save waits, the page asks before it is left. */
  uploading: ReadonlySet<string>;
  noteUploading: (field: string, isUploading: boolean) => void;
  /** Forms beside the course's own that have unsaved input: they are kept, the page asks before it is left. */
  unsaved: ReadonlySet<string>;
  noteUnsaved: (form: string, isUnsaved: boolean) => void;
}>({
  courseId: null,
  savedStatus: null,
  uploading: new Set(),
  noteUploading: () => undefined,
  unsaved: new Set(),
  noteUnsaved: () => undefined,
});

const reasons: Record<number, MessageDescriptor> = {
  [courseStatus.published]: authoringMessages.lockedPublished,
  [courseStatus.suspended]: authoringMessages.lockedSuspended,
  [courseStatus.deleted]: authoringMessages.lockedDeleted,
};

/** What the saved status allows to write, and how a locked field says why it is locked (E41). */
export function useAuthoring() {
  const intl = useIntl();
  const { courseId, savedStatus, ...notes } = use(AuthoringContext);
  const locks = locksOf(savedStatus);
  const reason = savedStatus === null ? undefined : reasons[savedStatus];
  const lockOf = (part: keyof Locks) =>
    locks[part] && reason !== undefined ? { lockedReason: intl.formatMessage(reason) } : {};
  return { courseId, savedStatus, locks, lockOf, ...notes };
}

/** Lists of the form, each with parts of its own. */
export type PartListName = 'modules' | 'lessons' | 'documents' | 'questions';

export type PartOf<N extends PartListName> = CourseForm[N][number];
