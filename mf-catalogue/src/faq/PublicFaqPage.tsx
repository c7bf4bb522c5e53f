import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { courseMessages } from '../course-messages.ts';
import { messages } from './messages.ts';
import { Questions } from './Questions.tsx';

/** `/public/faq` (FAQ-01). */
export function PublicFaqPage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  return (
    <Page
      width="public"
      title={title}
      lead={<FormattedMessage {...messages.lead} />}
      breadcrumb={[
        { label: intl.formatMessage(courseMessages.homepage), to: paths.home() },
        { label: title },
      ]}
    >
      <Questions />
    </Page>
  );
}
