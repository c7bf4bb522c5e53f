import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Button, EmptyState, Page } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { messages } from './messages.ts';

/** `/accreditamento`: how one comes to act for a company here, as far as that goes today. */
export function AccreditationPage() {
  const intl = useIntl();
  const company = useSession((session) => session.company);
  return (
    <Page
      title={intl.formatMessage(messages.title)}
      breadcrumb={[
        { label: intl.formatMessage(messages.profile), to: paths.profile() },
        { label: intl.formatMessage(messages.title) },
      ]}
    >
      {company === null ? (
        <EmptyState
          illustration="badge"
          title={<FormattedMessage {...messages.notYet} />}
          text={<FormattedMessage {...messages.notYetText} />}
          action={
            <Button to={paths.support()}>
              <FormattedMessage {...messages.toSupport} />
            </Button>
          }
        />
      ) : (
        <EmptyState
          illustration="badge"
          title={<FormattedMessage {...messages.accredited} values={{ company: company.name }} />}
          text={<FormattedMessage {...messages.accreditedText} />}
          action={
            <Button to={paths.profile()}>
              <FormattedMessage {...messages.toProfile} />
            </Button>
          }
        />
      )}
    </Page>
  );
}
