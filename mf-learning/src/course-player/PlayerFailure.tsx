import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Button, EmptyState, ErrorState, MAIN_ID, useDocumentTitle } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { playerMessages } from './player-messages.ts';

const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: theme.spacing(6, 4),
}));

/** Why there is no course to use: not bought, not there, or not loaded. */
export function PlayerFailure({
  courseId,
  error,
  onRetry,
}: {
  courseId: number;
  error: unknown;
  onRetry: () => void;
}) {
  const { status, correlationId } = toApiError(error);
  const kind = status === 403 ? 'refused' : status === 404 || status === 400 ? 'missing' : 'failed';
  const title = {
    refused: playerMessages.notBoughtTitle,
    missing: playerMessages.missingTitle,
    failed: playerMessages.failedTitle,
  }[kind];
  useDocumentTitle(useIntl().formatMessage(title));
  return (
    <Main id={MAIN_ID} tabIndex={-1}>
      {kind === 'failed' ? (
        <ErrorState
          titleLevel={1}
          title={<FormattedMessage {...title} />}
          correlationId={correlationId}
          onRetry={onRetry}
          action={
            <Button variant="outlined" to={paths.courses()}>
              <FormattedMessage {...playerMessages.toCourses} />
            </Button>
          }
        />
      ) : (
        <EmptyState
          illustration={kind === 'refused' ? 'lesson' : 'search'}
          titleLevel={1}
          title={<FormattedMessage {...title} />}
          text={
            <FormattedMessage
              {...(kind === 'refused' ? playerMessages.notBoughtText : playerMessages.missingText)}
            />
          }
          action={
            kind === 'refused' ? (
              <Button to={paths.course(courseId)}>
                <FormattedMessage {...playerMessages.toDetail} />
              </Button>
            ) : (
              <Button to={paths.courses()}>
                <FormattedMessage {...playerMessages.toCourses} />
              </Button>
            )
          }
        />
      )}
    </Main>
  );
}
