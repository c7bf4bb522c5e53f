import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Button, EmptyState, LoadError, Page } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { messages } from './messages.ts';

/** Why nothing is shown: another teacher's course, none at all, or not loaded. */
export function TeachingFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const intl = useIntl();
  const { status } = toApiError(error);
  const isRefused = status === 403 || status === 404 || status === 400;
  if (!isRefused) return <LoadError error={error} retry={onRetry} />;
  const title = status === 403 ? messages.refusedTitle : messages.missingTitle;
  return (
    <Page title={intl.formatMessage(title)} width="full">
      <EmptyState
        illustration={status === 403 ? 'lesson' : 'search'}
        titleLevel={1}
        title={<FormattedMessage {...title} />}
        text={
          <FormattedMessage {...(status === 403 ? messages.refusedText : messages.missingText)} />
        }
        action={
          <Button to={paths.courses()}>
            <FormattedMessage {...messages.toCourses} />
          </Button>
        }
      />
    </Page>
  );
}
