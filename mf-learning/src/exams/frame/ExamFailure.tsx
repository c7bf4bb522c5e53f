import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Button, EmptyState, ErrorState, MAIN_ID, useDocumentTitle } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { messages } from './messages.ts';

const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: theme.spacing(6, 4),
}));

/** Why there is no exam: not bought, not there, or not loaded. */
export function ExamFailure({
  courseId,
  ...failure
}: { courseId: number } & ({ kind: 'missing' } | { error: unknown; onRetry: () => void })) {
  const { status, info, correlationId } =
    'error' in failure
      ? toApiError(failure.error)
      : { status: 404, info: null, correlationId: undefined };
  const isFailed = status === null || status >= 500 || status === 429;
  const title =
    status === 403
      ? messages.refusedTitle
      : isFailed
        ? messages.failedTitle
        : messages.missingTitle;
  useDocumentTitle(useIntl().formatMessage(title));
  const toCourse = (
    <Button variant={isFailed ? 'outlined' : 'contained'} to={paths.course(courseId)}>
      <FormattedMessage {...messages.toCourse} />
    </Button>
  );
  return (
    <Main id={MAIN_ID} tabIndex={-1}>
      {isFailed && 'error' in failure ? (
        <ErrorState
          titleLevel={1}
          title={<FormattedMessage {...title} />}
          correlationId={correlationId}
          onRetry={failure.onRetry}
          action={toCourse}
        />
      ) : (
        <EmptyState
          illustration={status === 403 ? 'lesson' : 'search'}
          titleLevel={1}
          title={<FormattedMessage {...title} />}
          text={info ?? <FormattedMessage {...messages.missingText} />}
          action={toCourse}
        />
      )}
    </Main>
  );
}
