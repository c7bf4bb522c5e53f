import { FormattedMessage, useIntl } from 'react-intl';
import { Button, EmptyState, Page } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { Surface } from './surface.ts';
import { messages } from './messages.ts';

/** A missing, deleted or draft course (E19). */
export function CourseNotFound({ surface }: { surface: Surface }) {
  const intl = useIntl();
  return (
    <Page
      width={surface === 'public' ? 'public' : 'app'}
      title={intl.formatMessage(messages.notFound)}
    >
      <EmptyState
        title={<FormattedMessage {...messages.notFoundText} />}
        action={
          <Button to={surface === 'public' ? paths.publicCatalogue() : paths.courseTable()}>
            <FormattedMessage {...messages.backToCatalogue} />
          </Button>
        }
      />
    </Page>
  );
}
