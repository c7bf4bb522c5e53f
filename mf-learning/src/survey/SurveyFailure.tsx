import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Button, EmptyState, ErrorState, MAIN_ID, useDocumentTitle } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { surveyMessages } from './survey-messages.ts';

const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: theme.spacing(6, 4),
}));

const toDashboard = <FormattedMessage {...surveyMessages.toDashboard} />;

/** Why there is no survey: not there, or not loaded. */
export function SurveyFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { status, correlationId } = toApiError(error);
  useDocumentTitle(useIntl().formatMessage(surveyMessages.loadFailed));
  if (status === 404 || status === 400) return <SurveyMissing />;
  return (
    <Main id={MAIN_ID} tabIndex={-1}>
      <ErrorState
        titleLevel={1}
        title={<FormattedMessage {...surveyMessages.loadFailed} />}
        correlationId={correlationId}
        onRetry={onRetry}
        action={
          <Button variant="outlined" to={paths.dashboard()}>
            {toDashboard}
          </Button>
        }
      />
    </Main>
  );
}

export function SurveyMissing() {
  useDocumentTitle(useIntl().formatMessage(surveyMessages.missing));
  return (
    <Main id={MAIN_ID} tabIndex={-1}>
      <EmptyState
        titleLevel={1}
        title={<FormattedMessage {...surveyMessages.missing} />}
        text={<FormattedMessage {...surveyMessages.missingText} />}
        action={<Button to={paths.dashboard()}>{toDashboard}</Button>}
      />
    </Main>
  );
}
