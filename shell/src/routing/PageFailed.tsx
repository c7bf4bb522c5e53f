import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorState, Page } from 'shared-ui';
import { messages } from './messages.ts';

/** The place of a page that did not load or that threw, naming who looks after it. */
export function PageFailed({ team, onRetry }: { team?: string | undefined; onRetry?: () => void }) {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage(messages.failedTitle)}>
      <ErrorState
        text={<FormattedMessage {...messages.failedText} />}
        team={team || undefined}
        {...(onRetry === undefined ? {} : { onRetry })}
      />
    </Page>
  );
}
