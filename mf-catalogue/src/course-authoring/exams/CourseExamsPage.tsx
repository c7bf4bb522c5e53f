import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Page } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { AuthoredCourse, courseIdOf, CourseNotFound } from '../AuthoredCourse.tsx';
import { authoringMessages } from '../authoring-messages.ts';
import { LeaveGuard } from '../saving/LeaveGuard.tsx';
import { AuthoringContext } from '../use-authoring.ts';
import { useNotes } from '../use-notes.ts';
import { courseTitleQuery } from './api.ts';
import { ExamsSection } from './ExamsSection.tsx';
import { messages } from './messages.ts';

/** `/courses/exams/{id}`: the exams of a course for who teaches it, and has no course form (E148). */
export function CourseExamsPage() {
  const courseId = courseIdOf(useParams()['courseId']);
  return courseId === null ? <CourseNotFound /> : <Exams key={courseId} courseId={courseId} />;
}

function Exams({ courseId }: { courseId: number }) {
  const intl = useIntl();
  const title = useQuery(courseTitleQuery(courseId));
  const { noted: uploading, note: noteUploading } = useNotes();
  const { noted: unsaved, note: noteUnsaved } = useNotes();
  const context = useMemo(
    () => ({ courseId, savedStatus: null, uploading, noteUploading, unsaved, noteUnsaved }),
    [courseId, uploading, noteUploading, unsaved, noteUnsaved],
  );
  return (
    <AuthoredCourse query={title}>
      {(found) => (
        <AuthoringContext value={context}>
          <Page
            title={intl.formatMessage(messages.pageTitle, { title: found })}
            breadcrumb={[
              { label: intl.formatMessage(messages.courses), to: paths.courses() },
              { label: found, to: paths.course(courseId) },
              { label: intl.formatMessage(authoringMessages.exams) },
            ]}
          >
            <ExamsSection courseId={courseId} />
          </Page>
          <LeaveGuard isActive={() => uploading.size + unsaved.size > 0} />
        </AuthoringContext>
      )}
    </AuthoredCourse>
  );
}
