import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { awardMessages as messages } from './award-messages.ts';
import { useNextStep, type NextStep } from './next-step.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3, 4),
  width: '100%',
  // It arrives a moment later.
  minHeight: theme.spacing(20),
  padding: theme.spacing(4, 5),
  borderRadius: theme.radius.lg,
  backgroundColor: theme.vars.palette.background.bandRaised,
  '& > p': {
    flex: '1 1 12rem',
    margin: 0,
    display: 'grid',
    gap: theme.spacing(0.5),
    ...theme.typography.body2,
    color: theme.vars.palette.text.onBandMuted,
  },
  '& > p > b': { fontWeight: 600, color: theme.vars.palette.text.onBand },
}));

/** The one next step after an award: the exam, a survey, another course. */
export function AwardNextStep(after: { courseId: number; hasExamLeft: boolean }) {
  const step = useNextStep(after);
  return <Root>{step !== null && <Step step={step} />}</Root>;
}

function Step({ step }: { step: NextStep }) {
  const { title, text, action, to } = lookOf(step);
  return (
    <>
      <p>
        <b>{title}</b>
        <span>{text}</span>
      </p>
      <Button onBand variant="outlined" to={to}>
        {action}
      </Button>
    </>
  );
}

function lookOf(step: NextStep): Record<'title' | 'text' | 'action', ReactNode> & { to: string } {
  switch (step.kind) {
    case 'exam':
      return {
        title: <FormattedMessage {...messages.examTitle} />,
        text: <FormattedMessage {...messages.examText} />,
        action: <FormattedMessage {...messages.examAction} />,
        to: paths.course(step.courseId, { tab: 'esami' }),
      };
    case 'survey':
      return {
        title: <FormattedMessage {...messages.surveyTitle} />,
        text: <FormattedMessage {...messages.surveyText} />,
        action: <FormattedMessage {...messages.surveyAction} />,
        to: paths.survey(step.code),
      };
    case 'course':
      return {
        title: step.title,
        text: <FormattedMessage {...messages.courseText} />,
        action: <FormattedMessage {...messages.courseAction} />,
        to: paths.coursePlayer(step.courseId),
      };
    case 'search':
      return {
        title: <FormattedMessage {...messages.searchTitle} />,
        text: <FormattedMessage {...messages.searchText} />,
        action: <FormattedMessage {...messages.searchAction} />,
        to: paths.search(),
      };
  }
}
