import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Button, EmptyState, Page } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { AddCourse } from '../AddCourse.tsx';
import { courseMessages } from '../course-messages.ts';
import { CourseSection } from '../CourseSection.tsx';
import { messages } from './messages.ts';

const Sections = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(12) }));

/** `/courses`: three of each list (CAT-01). */
export function CoursesPage() {
  const intl = useIntl();
  const { role, isDocente } = useSession();
  const isEditor = role === 'RedattoreCorsiA' || role === 'AdminWorkerBadge';
  const title = intl.formatMessage(courseMessages.coursesTitle);
  const text = (message: { id: string; defaultMessage: string; description: string }) =>
    intl.formatMessage(message);
  return (
    <Page
      title={title}
      {...(isEditor ? {} : { lead: <FormattedMessage {...messages.learnerLead} /> })}
      breadcrumb={[
        { label: text(courseMessages.dashboard), to: paths.dashboard() },
        { label: title },
      ]}
      actions={
        <>
          {role !== 'RedattoreCorsiA' && (
            <Button variant="outlined" to={paths.courseTable()}>
              <FormattedMessage {...messages.fullCatalogue} />
            </Button>
          )}
          <AddCourse />
        </>
      }
    >
      <Sections>
        <CourseSection
          typology={1}
          title={text(isEditor ? courseMessages.sectionUploaded : courseMessages.sectionPersonal)}
          empty={
            <EmptyState
              illustration="lesson"
              titleLevel={3}
              title={text(isEditor ? messages.emptyUploaded : messages.emptyPersonal)}
              {...(isEditor
                ? {}
                : {
                    action: (
                      <Button to={paths.courseTable()}>
                        <FormattedMessage {...courseMessages.discover} />
                      </Button>
                    ),
                  })}
            />
          }
        />
        {isDocente && <CourseSection typology={3} title={text(courseMessages.sectionTaught)} />}
        <CourseSection typology={2} title={text(courseMessages.sectionSuggested)} />
        <CourseSection typology={0} title={text(courseMessages.sectionMostRanked)} />
        <CourseSection title={text(courseMessages.sectionAll)} />
      </Sections>
    </Page>
  );
}
