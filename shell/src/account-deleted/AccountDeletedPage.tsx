import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Button, EmptyState, Page } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { messages } from './messages.ts';

/** Says good-bye after a deletion (LOGIN-37); cold, after a reload, without the name (E78). */
export function AccountDeletedPage() {
  const intl = useIntl();
  const { state } = useLocation() as { state: { name?: unknown } | null };
  const name = typeof state?.name === 'string' ? state.name : '';
  return (
    <Page title={intl.formatMessage(messages.title)} width="public">
      <EmptyState
        illustration="offline"
        title={
          name === '' ? (
            <FormattedMessage {...messages.goodbye} />
          ) : (
            <FormattedMessage {...messages.goodbyeTo} values={{ name }} />
          )
        }
        text={<FormattedMessage {...messages.text} />}
        action={
          <Button to={paths.home()}>
            <FormattedMessage {...messages.toHome} />
          </Button>
        }
      />
    </Page>
  );
}
