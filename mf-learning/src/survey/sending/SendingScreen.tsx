import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Button, ErrorState, Spinner } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { ScreenHeading } from '../screens/ScreenHeading.tsx';
import { surveyMessages } from '../survey-messages.ts';
import { messages } from './messages.ts';

const Middle = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(4),
  padding: theme.spacing(6, 4),
  '& h1': { ...theme.typography.h3, '&:focus': { outline: 'none' } },
}));

/** The answers are on their way, or did not get there: then they are still here. */
export function SendingScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error === null) {
    return (
      <Middle role="status">
        <Spinner />
        <ScreenHeading>
          <FormattedMessage {...messages.sending} />
        </ScreenHeading>
      </Middle>
    );
  }
  const { info, correlationId } = toApiError(error);
  return (
    <Middle>
      <ErrorState
        titleLevel={1}
        title={<FormattedMessage {...messages.sendFailed} />}
        text={info ?? <FormattedMessage {...messages.sendFailedText} />}
        correlationId={correlationId}
        onRetry={onRetry}
        action={
          <Button variant="outlined" to={paths.dashboard()}>
            <FormattedMessage {...surveyMessages.toDashboard} />
          </Button>
        }
      />
    </Middle>
  );
}
