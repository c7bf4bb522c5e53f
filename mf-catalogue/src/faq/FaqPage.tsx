import { FormattedMessage, useIntl } from 'react-intl';
import { Access } from 'shared-auth';
import { Button, Page } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { courseMessages } from '../course-messages.ts';
import { messages } from './messages.ts';
import { Questions } from './Questions.tsx';

/** `/faq`, for everyone who is logged in (FAQ-01). */
export function FaqPage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  return (
    <Page
      title={title}
      lead={<FormattedMessage {...messages.lead} />}
      breadcrumb={[
        { label: intl.formatMessage(courseMessages.dashboard), to: paths.dashboard() },
        { label: title },
      ]}
      actions={
        <Access roles={['AdminWorkerBadge']}>
          <Button variant="outlined" to={paths.faqEdit()}>
            <FormattedMessage {...messages.edit} />
          </Button>
        </Access>
      }
    >
      <Questions />
    </Page>
  );
}
