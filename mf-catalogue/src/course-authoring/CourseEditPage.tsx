import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { isApiError } from 'shared-auth';
import { Button, EmptyState, LoadError, Page, PageSkeleton, StateView } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { editedCourseQuery } from './api.ts';
import { authoringMessages } from './authoring-messages.ts';
import { CourseEditor } from './CourseEditor.tsx';

/** `/courses/edit` and `/courses/edit/{id}` (EDIT-01). */
export function CourseEditPage() {
  const { courseId } = useParams();
  if (courseId === undefined) return <CourseEditor key="new" course={null} />;
  const id = Number(courseId);
  return Number.isInteger(id) && id > 0 ? <StoredCourse key={id} courseId={id} /> : <NotFound />;
}

function StoredCourse({ courseId }: { courseId: number }) {
  const course = useQuery(editedCourseQuery(courseId));
  return (
    <StateView
      query={course}
      skeleton={<PageSkeleton />}
      error={({ error, retry }) =>
        isApiError(error) && error.status === 404 ? (
          <NotFound />
        ) : (
          <LoadError error={error} retry={retry} />
        )
      }
    >
      {(found) => <CourseEditor course={found} />}
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
