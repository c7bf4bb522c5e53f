import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Button, EmptyState, LoadingBlock, PaddedCard } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { courseMessages } from '../course-messages.ts';
import { CourseSection } from '../CourseSection.tsx';
import { courseToResume, learnerCoursesQuery } from './api.ts';
import { messages } from './messages.ts';
import { OwnFigures } from './OwnFigures.tsx';
import { ResumeBand, ResumeSkeleton } from './ResumeBand.tsx';

/** A part of the dashboard's own columns; parts of it stand below each other. */
const Main = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(12) }));

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(12),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.spacing(8),
  },
}));

/** Blocks of a learner: what to go on with, own, taught, suggested and most ranked (DASH-08 to DASH-11). */
export function LearnerDashboard() {
  const intl = useIntl();
  const { isDocente } = useSession();
  const own = useQuery(learnerCoursesQuery);
  const toResume = own.data && courseToResume(own.data);
  return (
    <>
      <LoadingBlock>
        {own.isPending && <ResumeSkeleton />}
        {toResume && <ResumeBand course={toResume} />}
      </LoadingBlock>
      <LoadingBlock>
        <Main data-dashboard="main">
          <CourseSection
            typology={1}
            title={intl.formatMessage(courseMessages.sectionPersonal)}
            empty={
              <PaddedCard>
                <EmptyState
                  illustration="lesson"
                  titleLevel={3}
                  title={<FormattedMessage {...messages.emptyTitle} />}
                  text={<FormattedMessage {...messages.emptyText} />}
                  action={
                    <Button to={paths.courseTable()}>
                      <FormattedMessage {...courseMessages.discover} />
                    </Button>
                  }
                />
              </PaddedCard>
            }
          />
          {isDocente && (
            <>
              <CourseSection
                typology={3}
                title={intl.formatMessage(courseMessages.sectionTaught)}
              />
              <OwnFigures />
            </>
          )}
        </Main>
      </LoadingBlock>
      <Pair data-dashboard="main">
        <CourseSection
          form="rows"
          typology={2}
          title={intl.formatMessage(courseMessages.sectionSuggested)}
        />
        <CourseSection
          form="rows"
          typology={0}
          title={intl.formatMessage(courseMessages.sectionMostRanked)}
        />
      </Pair>
    </>
  );
}
