import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isApiError } from 'shared-auth';
import { Button, EmptyState, LoadError, Page, PageSkeleton, StateView } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { authoringMessages } from './authoring-messages.ts';

/** The id that an address names; null for what can be none. */
export function courseIdOf(param: string | undefined): number | null {
  const id = Number(param);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** What an author works on, once it is there; one that the server does not know is a page that says so. */
export function AuthoredCourse<T>({
  query,
  children,
}: {
  query: UseQueryResult<T>;
  children: (found: T) => ReactNode;
}) {
  return (
    <StateView
      query={query}
      skeleton={<PageSkeleton />}
      error={({ error, retry }) =>
        isApiError(error) && error.status === 404 ? (
          <CourseNotFound />
        ) : (
          <LoadError error={error} retry={retry} />
        )
      }
    >
      {children}
    </StateView>
  );
}

export function CourseNotFound() {
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
