import { useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { toApiError } from 'shared-auth';
import { toast } from 'shared-ui';
import { refuseFields, type FormikProps } from 'shared-ui/forms';
import { paths } from 'shared-ui/paths';
import { changedBySave, editedCourseQuery, saveCourse } from '../api.ts';
import { authoringMessages } from '../authoring-messages.ts';
import { type CourseForm } from '../course/course-form.ts';
import { bodyOfForm, formOfCourse, type WireCourse } from '../course/course-wire.ts';
import { needsConfirmation } from '../course/life-cycle.ts';
import { formPathOf } from '../course/refused-paths.ts';
import { dropDraft, writeDraft, type DraftOwner } from './draft-store.ts';
import { afterSave } from './merge-course.ts';
import { messages } from './messages.ts';

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
  const [toConfirm, setToConfirm] = useState<CourseForm | null>(null);
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
    formik.current?.resetForm({ values: baseline });
    void formik.current?.setValues(current, false);
  }

  async function save(sent: CourseForm) {
    try {
      const course = await saveCourse(bodyOfForm(sent, stored));
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
        STATUS_NOT_POSSIBLE: intl.formatMessage(messages.statusNotPossible),
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
    formik.current.resetForm({ values: formOfCourse(latest) });
  }

  return {
    submit: async (form: CourseForm) => {
      if (needsConfirmation(Number(form.status))) setToConfirm(form);
      // A failure was told; the form is open again.
      else await save(form).catch(() => undefined);
    },
    warning: {
      form: toConfirm,
      close: () => setToConfirm(null),
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
