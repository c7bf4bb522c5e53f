import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorState, Page } from 'shared-ui';
import { logToServer } from '../errors/client-log.ts';
import { messages } from './messages.ts';
import { NotFound } from './NotFound.tsx';

/** A page of a remote that threw, in the place of the page, naming who looks after it. */
export function RemoteRouteError({ owner }: { owner: string }) {
  const intl = useIntl();
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) void logToServer(error, `route of ${owner}`);
  }, [error, isMissing, owner]);
  if (isMissing) return <NotFound />;
  return (
    <Page title={intl.formatMessage(messages.failedTitle)}>
      {/* The router remembers what failed here: a new document does not. */}
      <ErrorState team={owner} onRetry={() => window.location.reload()} />
    </Page>
  );
}
