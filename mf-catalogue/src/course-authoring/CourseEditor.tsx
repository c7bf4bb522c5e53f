import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Formik, type FormikProps } from 'shared-ui/forms';
import { ConflictDialog } from './ConflictDialog.tsx';
import { CourseFormView } from './CourseFormView.tsx';
import { emptyCourse, formOfCourse, type CourseForm, type WireCourse } from './course-form.ts';
import { courseSchema } from './course-schema.ts';
import { DraftKeeper } from './DraftKeeper.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import { readDraft, takeDraft } from './draft-store.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { locksOf } from './life-cycle.ts';
import { SaveWarning } from './SaveWarning.tsx';
import { AuthoringContext } from './use-authoring.ts';
import { useSaveCourse } from './use-save-course.tsx';
import { useUploading } from './use-uploading.ts';

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
  const { uploading, noteUploading } = useUploading();
  const context = useMemo(
    () => ({ courseId, savedStatus, uploading, noteUploading }),
    [courseId, savedStatus, uploading, noteUploading],
  );
  const schema = useMemo(() => courseSchema(intl, locksOf(savedStatus)), [intl, savedStatus]);
  const formik = useRef<FormikProps<CourseForm>>(null);
  const saving = useSaveCourse({
    formik,
    owner,
    stored,
    onStored: setStored,
    onCopyKept: () => setCopy(readDraft('copy', owner)),
  });
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
      <LeaveGuard isActive={() => uploading.size > 0 || (formik.current?.dirty ?? false)} />
    </AuthoringContext>
  );
}
