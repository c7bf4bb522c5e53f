import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Formik, type FormikProps } from 'shared-ui/forms';
import { emptyCourse, type CourseForm } from './course/course-form.ts';
import { courseSchema } from './course/course-schema.ts';
import { formOfCourse, type WireCourse } from './course/course-wire.ts';
import { locksOf } from './course/life-cycle.ts';
import { CourseFormView } from './CourseFormView.tsx';
import { ConflictDialog } from './saving/ConflictDialog.tsx';
import { readDraft, takeDraft } from './saving/draft-store.ts';
import { DraftKeeper } from './saving/DraftKeeper.tsx';
import { DraftNotices } from './saving/DraftNotices.tsx';
import { LeaveGuard } from './saving/LeaveGuard.tsx';
import { SaveWarning } from './saving/SaveWarning.tsx';
import { useSaveCourse } from './saving/use-save-course.tsx';
import { AuthoringContext } from './use-authoring.ts';
import { useNotes } from './use-notes.ts';

/** The form of one course; null adds one. */
export function CourseEditor({ course }: { course: WireCourse | null }) {
  const intl = useIntl();
  const userId = useSession().person?.userId ?? '';
  const courseId = course?.id ?? null;
  const owner = useMemo(() => ({ userId, courseId }), [userId, courseId]);
  const [stored, setStored] = useState(course);
  const [initialValues] = useState(() => (course === null ? emptyCourse : formOfCourse(course)));
  const [restored] = useState(() => takeDraft(owner, course?.version ?? null));
  const [copy, setCopy] = useState(() => readDraft('copy', owner));
  const savedStatus = stored?.statoCorso ?? null;
  const { noted: uploading, note: noteUploading } = useNotes();
  const { noted: unsaved, note: noteUnsaved } = useNotes();
  const context = useMemo(
    () => ({ courseId, savedStatus, uploading, noteUploading, unsaved, noteUnsaved }),
    [courseId, savedStatus, uploading, noteUploading, unsaved, noteUnsaved],
  );
  const formik = useRef<FormikProps<CourseForm>>(null);
  const saving = useSaveCourse({
    formik,
    owner,
    stored,
    onStored: setStored,
    onCopyKept: () => setCopy(readDraft('copy', owner)),
  });
  const { status } = saving;
  const schema = useMemo(
    () => courseSchema(intl, locksOf(savedStatus), status),
    [intl, savedStatus, status],
  );
  return (
    <AuthoringContext value={context}>
      <Formik<CourseForm>
        innerRef={formik}
        initialValues={initialValues}
        validationSchema={schema}
        onSubmit={saving.submit}
      >
        <>
          <CourseFormView
            stored={stored}
            saveAs={saving.saveAs}
            remove={saving.remove}
            notices={
              <DraftNotices
                owner={owner}
                stored={stored}
                restored={restored}
                copy={copy}
                onCopyGone={() => setCopy(null)}
              />
            }
          />
          <DraftKeeper owner={owner} version={stored?.version ?? null} />
        </>
      </Formik>
      <SaveWarning {...saving.warning} />
      <ConflictDialog {...saving.conflict} />
      <LeaveGuard
        isActive={() => uploading.size + unsaved.size > 0 || (formik.current?.dirty ?? false)}
      />
    </AuthoringContext>
  );
}
