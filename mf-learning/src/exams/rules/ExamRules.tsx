import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert, MAIN_ID, PageHeading, TextLink } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { openSimulationQuery, type ExamOverview } from '../api.ts';
import { PastAttempts } from '../attempts/PastAttempts.tsx';
import { BackBar } from '../frame/BackBar.tsx';
import { Blocks, Columns } from '../frame/ExamFrame.tsx';
import { messages as frame } from '../frame/messages.ts';
import { BeginForm } from './BeginForm.tsx';
import { ExamFigures } from './ExamFigures.tsx';
import { messages } from './messages.ts';
import { RuleList } from './RuleList.tsx';

const Main = styled(Columns)(({ theme }) => ({
  '&:focus': { outline: 'none' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 376px)',
    gap: theme.spacing(12),
  },
}));

/** Before an exam begins: what it is, its rules, who takes it. */
export function ExamRules({
  overview,
  onStarted,
}: {
  overview: ExamOverview;
  onStarted: (attemptId: string) => void;
}) {
  const { courseId, courseTitle, kind, minutes, extraMinutes } = overview;
  const title = `${useIntl().formatMessage(frame[kind])}, ${courseTitle}`;
  return (
    <>
      <BackBar courseId={courseId} courseTitle={courseTitle} kind={kind} />
      <Main as="main" id={MAIN_ID} tabIndex={-1}>
        <Blocks>
          {overview.isPreview && (
            <Alert tone="info">
              <FormattedMessage {...messages.preview} />
            </Alert>
          )}
          <PageHeading title={title}>
            <FormattedMessage {...messages.title} />
          </PageHeading>
          <ExamFigures overview={overview} />
          <RuleList overview={overview} />
          {overview.attempts.length > 0 && (
            <PastAttempts attempts={overview.attempts} courseId={courseId} kind={kind} />
          )}
        </Blocks>
        <Blocks>
          <BeginForm overview={overview} onStarted={onStarted} />
          {extraMinutes > 0 && (
            <Alert tone="info">
              <FormattedMessage
                {...messages.extraTime}
                values={{
                  minutes: extraMinutes,
                  total: minutes + extraMinutes,
                  b: (text) => <b>{text}</b>,
                }}
              />
            </Alert>
          )}
          {kind === 'certification' && <SimulationLink courseId={courseId} />}
        </Blocks>
      </Main>
    </>
  );
}

function SimulationLink({ courseId }: { courseId: number }) {
  const { data: isOpen = false } = useQuery(openSimulationQuery(courseId));
  return (
    isOpen && (
      <TextLink to={paths.exam(courseId, 'simulation')}>
        <FormattedMessage {...messages.simulationFirst} />{' '}
        <ArrowRight size={18} weight="bold" aria-hidden />
      </TextLink>
    )
  );
}
