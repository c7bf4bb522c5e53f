import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, IconLink } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { Attempt } from '../exam.ts';
import { Bar, ExamName } from '../frame/ExamFrame.tsx';
import { ExamTime } from './ExamTime.tsx';
import { messages } from './messages.ts';
import { OFFLINE_STRIP_ID } from './OfflineStrip.tsx';

const RunningBar = styled(Bar)(({ theme }) => ({
  // On a phone there is no room for the name beside the words of the last minutes and the button.
  [theme.breakpoints.down('sm')]: {
    '&:has([data-state=lastFive], [data-state=lastOne]) > [data-exam-name]': {
      visibility: 'hidden',
    },
  },
}));

const WideOnly = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Progress = styled(WideOnly)(({ theme }) => ({
  ...theme.typography.caption,
  width: 300,
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > span': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(3) },
  '& > span > :last-child': { color: theme.vars.palette.text.onBandMuted },
  [theme.breakpoints.down('lg')]: { width: 200 },
}));

const Track = styled('i')(({ theme }) => ({
  display: 'block',
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.border.onBand,
  '&[data-edge]': {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    height: 4,
    borderRadius: 0,
    [theme.breakpoints.up('md')]: { display: 'none' },
  },
  '& > i': {
    display: 'block',
    height: '100%',
    backgroundColor: theme.vars.palette.primary.onBand,
  },
}));

/** The bar of a running exam: how far, how long, and the end. No menu, no links but the way out. */
export function ExamBar({
  attempt,
  position,
  answered,
  isOffline,
  onHandIn,
  onTimeOver,
}: {
  attempt: Attempt;
  position: number;
  answered: number;
  isOffline: boolean;
  onHandIn: () => void;
  onTimeOver: () => void;
}) {
  const intl = useIntl();
  const total = attempt.questions.length;
  const part = <i style={{ width: `${(answered * 100) / total}%` }} />;
  return (
    <RunningBar data-band="">
      <WideOnly>
        <IconLink
          onBand
          to={paths.course(attempt.courseId)}
          label={intl.formatMessage(messages.exit)}
        >
          <ArrowLeft size={22} weight="bold" aria-hidden />
        </IconLink>
      </WideOnly>
      <ExamName kind={attempt.kind} courseTitle={attempt.courseTitle} />
      <Progress>
        <span>
          <span>
            <FormattedMessage {...messages.questionOf} values={{ position, total }} />
          </span>
          <span>
            <FormattedMessage {...messages.answered} values={{ count: answered }} />
          </span>
        </span>
        <Track aria-hidden="true">{part}</Track>
      </Progress>
      <ExamTime endsAt={attempt.endsAt} clock={attempt.clock} onOver={onTimeOver} />
      <Button
        variant="outlined"
        onBand
        disabled={isOffline}
        {...(isOffline ? { 'aria-describedby': OFFLINE_STRIP_ID } : {})}
        onClick={onHandIn}
      >
        <FormattedMessage {...messages.handIn} />
      </Button>
      <Track aria-hidden="true" data-edge="">
        {part}
      </Track>
    </RunningBar>
  );
}
