import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Button, EmptyState, Page } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { messages } from './messages.ts';

/** A known route with a missing thing. */
export function NotFound() {
  const intl = useIntl();
  const isIn = useSession(({ status }) => status === 'authenticated');
  return (
    <Page title={intl.formatMessage(messages.notFoundTitle)}>
      <EmptyState
        title={<FormattedMessage {...messages.notFoundSentence} />}
        action={
          <Button to={isIn ? paths.dashboard() : paths.publicCatalogue()}>
            <FormattedMessage {...(isIn ? messages.toDashboard : messages.toCatalogue)} />
          </Button>
        }
      />
    </Page>
  );
}
