import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { isApiError } from 'shared-auth';
import { Button, EmptyState, LoadError, Page, PageSkeleton, StateView } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { authoringMessages } from '../authoring-messages.ts';
import { LeaveGuard } from '../saving/LeaveGuard.tsx';
import { AuthoringContext } from '../use-authoring.ts';
import { useNotes } from '../use-notes.ts';
import { courseTitleQuery } from './api.ts';
import { ExamsSection } from './ExamsSection.tsx';
import { messages } from './messages.ts';

/** `/courses/exams/{id}`: the exams of a course for who teaches it, and has no course form (E148). */
export function CourseExamsPage() {
  const courseId = Number(useParams()['courseId']);
  return Number.isInteger(courseId) && courseId > 0 ? (
    <Exams key={courseId} courseId={courseId} />
  ) : (
    <NotFound />
  );
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
    <StateView
      query={title}
      skeleton={<PageSkeleton />}
      error={({ error, retry }) =>
        isApiError(error) && error.status === 404 ? (
          <NotFound />
        ) : (
          <LoadError error={error} retry={retry} />
        )
      }
    >
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
    </StateView>
  );
}

function NotFound() {
  const title = useIntl().formatMessage(authoringMessages.notFound);
  return (
    <Page title={title}>
      <EmptyState
        title={title}
        action={
          <Button to={paths.courses()}>
            <FormattedMessage {...authoringMessages.toCourses} />
          </Button>
        }
      />
    </Page>
  );
}
