import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState, LoadingBlock, PaddedCard } from 'shared-ui';
import { AddCourse } from '../AddCourse.tsx';
import { courseMessages } from '../course-messages.ts';
import { CourseSection } from '../CourseSection.tsx';
import { messages } from './messages.ts';
import { OwnFigures } from './OwnFigures.tsx';

/** The editor's own courses and their numbers, or the prompt to add some (DASH-06). */
export function EditorDashboard() {
  const intl = useIntl();
  return (
    <>
      <CourseSection
        typology={1}
        title={intl.formatMessage(courseMessages.sectionUploaded)}
        empty={
          <PaddedCard>
            <EmptyState
              illustration="lesson"
              titleLevel={3}
              title={<FormattedMessage {...messages.emptyEditor} />}
              text={<FormattedMessage {...messages.emptyEditorText} />}
              action={<AddCourse />}
            />
          </PaddedCard>
        }
      />
      <LoadingBlock>
        <OwnFigures />
      </LoadingBlock>
    </>
  );
}
