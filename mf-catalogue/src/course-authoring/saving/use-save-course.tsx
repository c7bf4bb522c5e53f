import { useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { toApiError } from 'shared-auth';
import { toast } from 'shared-ui';
import { refuseFields, type FormikProps } from 'shared-ui/forms';
import { paths } from 'shared-ui/paths';
import { courseStatus } from '../../course-items.ts';
import { changedBySave, editedCourseQuery, saveCourse } from '../api.ts';
import { authoringMessages } from '../authoring-messages.ts';
import { type CourseForm } from '../course/course-form.ts';
import { bodyOfForm, formOfCourse, type WireCourse } from '../course/course-wire.ts';
import { needsConfirmation } from '../course/life-cycle.ts';
import { formPathOf } from '../course/refused-paths.ts';
import { dropDraft, writeDraft, type DraftOwner } from './draft-store.ts';
import { afterSave } from './merge-course.ts';
import { messages } from './messages.ts';
import type { Asked } from './SaveWarning.tsx';

/**
 * Saving: a draft at once, anything else after a warning (E40); who saves second is told, and chooses
 * between the latest version alone and a copy of the own changes beside it (E53).
 */
export function useSaveCourse({
  formik,
  owner,
  stored,
  onStored,
  onCopyKept,
}: {
  formik: RefObject<FormikProps<CourseForm> | null>;
  owner: DraftOwner;
  /** The course as the server has it; null while it is to be added. */
  stored: WireCourse | null;
  onStored: (course: WireCourse) => void;
  onCopyKept: () => void;
}) {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [toConfirm, setToConfirm] = useState<Asked | null>(null);
  // Of the button that was pressed last; null keeps the status that is saved.
  const [chosen, setChosen] = useState<number | null>(null);
  const status = chosen ?? stored?.statoCorso ?? courseStatus.draft;
  const [hasConflict, setConflict] = useState(false);

  /** Makes the form clean before the page is left for the course that was added (EDIT-03). */
  async function showAdded(course: WireCourse, sent: CourseForm) {
    dropDraft('draft', owner);
    formik.current?.resetForm({ values: sent });
    // The guard sees the clean form.
    await Promise.resolve();
    await navigate(paths.course(course.id));
  }

  function showSaved(course: WireCourse, sent: CourseForm) {
    const { baseline, current } = afterSave(sent, formik.current?.values ?? sent, course);
    onStored(course);
    setChosen(null);
    formik.current?.resetForm({ values: baseline });
    // What was typed into a course that is deleted has nowhere to go.
    if (course.statoCorso !== courseStatus.deleted) void formik.current?.setValues(current, false);
  }

  async function save({ form: sent, status: wanted }: Asked) {
    try {
      const course = await saveCourse(bodyOfForm(sent, stored, wanted));
      toast.success(intl.formatMessage(messages.saved), { isForNextPage: true });
      queryClient.setQueryData(editedCourseQuery(course.id).queryKey, course);
      for (const queryKey of changedBySave) {
        void queryClient.invalidateQueries({ queryKey });
      }
      if (stored === null) await showAdded(course, sent);
      else showSaved(course, sent);
    } catch (error) {
      const { code, info, kind, fields } = toApiError(error);
      if (code === 'COURSE_CHANGED') {
        setConflict(true);
        return;
      }
      toast.error(
        <>
          <span>{intl.formatMessage(authoringMessages.saveFailed)}</span>
          {kind === 'refused' && info !== null && <small> {info}</small>}
        </>,
      );
      if (showRefused(sent, fields)) return;
      throw error;
    }
  }

  /** False when there is no field to put right: the same can then be tried again. */
  function showRefused(sent: CourseForm, fields: Readonly<Record<string, string>>): boolean {
    if (formik.current === null) return false;
    return refuseFields(formik.current, fields, {
      pathOf: (path) => formPathOf(sent, path),
      words: {
        PRICE_BELOW_ONE_EURO: intl.formatMessage(authoringMessages.priceMinimum),
        NOT_A_MULTIPLE_OF_15: intl.formatMessage(authoringMessages.durationMultiple),
        WITHOUT_LESSON: intl.formatMessage(authoringMessages.lessonRequired),
        UNKNOWN: intl.formatMessage(messages.unknownChoice),
      },
    });
  }

  async function reload(isCopyKept: boolean) {
    if (stored === null || formik.current === null) return;
    if (isCopyKept) {
      writeDraft('copy', owner, { version: stored.version, form: formik.current.values });
      onCopyKept();
    }
    const latest = await queryClient.fetchQuery({
      ...editedCourseQuery(stored.id),
      staleTime: 0,
    });
    dropDraft('draft', owner);
    onStored(latest);
    setChosen(null);
    formik.current.resetForm({ values: formOfCourse(latest) });
  }

  return {
    /** What the form is held to: the rules of the status that was chosen. */
    status,
    submit: async (form: CourseForm) => {
      if (needsConfirmation(status)) setToConfirm({ form, status });
      // A failure was told; the form is open again.
      else await save({ form, status }).catch(() => undefined);
    },
    /** Sends the form; null keeps the status that is saved. */
    saveAs: (next: number | null) => {
      // The form is validated by the rules of the last render.
      flushSync(() => setChosen(next));
      void formik.current?.submitForm();
    },
    /** What is stored is deleted as it is: what was typed since need not be valid for it. */
    remove: () => {
      if (stored === null) return;
      setToConfirm({ form: formOfCourse(stored), status: courseStatus.deleted });
    },
    warning: {
      asked: toConfirm,
      close: () => {
        setToConfirm(null);
        setChosen(null);
      },
      confirm: async () => {
        if (toConfirm !== null) await save(toConfirm);
      },
    },
    conflict: {
      isOpen: hasConflict,
      close: () => setConflict(false),
      reload: async () => {
        await reload(false);
        setConflict(false);
      },
      keepCopy: async () => {
        await reload(true);
        setConflict(false);
      },
    },
  };
}
