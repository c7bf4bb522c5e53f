import { ArrowCounterClockwise } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ChartBar } from '@phosphor-icons/react/dist/csr/ChartBar';
import { DotsThreeVertical } from '@phosphor-icons/react/dist/csr/DotsThreeVertical';
import { PencilSimple } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { PlayCircle } from '@phosphor-icons/react/dist/csr/PlayCircle';
import { Info } from '@phosphor-icons/react/dist/csr/Info';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionMenu, IconButton, IconLink, ProgressRing, type MenuAction } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { completedCount, lessonsOf, type Course } from './course.ts';
import { playerMessages } from './player-messages.ts';

const Root = styled('header')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.band,
  color: theme.vars.palette.text.onBand,
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  height: theme.spacing(14),
  padding: theme.spacing(0, 2),
  [theme.breakpoints.up('md')]: { height: theme.spacing(16), padding: theme.spacing(0, 5) },
  '@media print': { display: 'none' },
}));

const Names = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  lineHeight: 1.25,
  '& small': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.onBandMuted,
    [theme.breakpoints.down('md')]: { display: 'none' },
  },
  '& b': {
    fontFamily: theme.fonts.heading,
    fontWeight: 650,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [theme.breakpoints.down('md')]: { fontSize: '0.9375rem' },
  },
}));

const Progress = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3.5),
  ...theme.typography.body2,
  color: theme.vars.palette.text.onBandMuted,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** The player's own bar: the way back, the course, its progress, what else can be done. */
export function PlayerBar({
  course,
  onReset,
  search,
}: {
  course: Course;
  onReset: () => void;
  /** Opens the search of the course. */
  search: ReactNode;
}) {
  const intl = useIntl();
  const lessons = lessonsOf(course);
  const completed = completedCount(lessons);
  const isLearner = course.mode === 'learner';
  const detail = paths.course(course.id);
  const actions: MenuAction[] = [
    {
      key: 'detail',
      label: <FormattedMessage {...playerMessages.detail} />,
      icon: <Info size={20} aria-hidden />,
      to: detail,
    },
  ];
  // Only editors and administrators see a course as a preview (CAT-19).
  if (course.mode === 'preview') {
    actions.push(
      {
        key: 'use',
        label: <FormattedMessage {...playerMessages.use} />,
        icon: <PlayCircle size={20} aria-hidden />,
        to: paths.coursePlayer(course.id),
        isCurrent: true,
      },
      {
        key: 'edit',
        label: <FormattedMessage {...playerMessages.edit} />,
        icon: <PencilSimple size={20} aria-hidden />,
        to: paths.courseEdit(course.id),
      },
    );
  }
  if (!isLearner) {
    actions.push({
      key: 'teaching',
      label: <FormattedMessage {...playerMessages.teaching} />,
      icon: <ChartBar size={20} aria-hidden />,
      to: paths.courseTeaching(course.id),
    });
  }
  if (isLearner) {
    actions.push({
      key: 'reset',
      label: <FormattedMessage {...playerMessages.reset} />,
      icon: <ArrowCounterClockwise size={20} aria-hidden />,
      onSelect: onReset,
      ...(completed === 0
        ? { disabledReason: <FormattedMessage {...playerMessages.resetNothing} /> }
        : {}),
    });
  }
  return (
    <Root data-band="">
      <IconLink onBand to={detail} label={intl.formatMessage(playerMessages.back)}>
        <ArrowLeft size={22} weight="bold" aria-hidden />
      </IconLink>
      <Names>
        <small>
          <FormattedMessage {...playerMessages.course} />
        </small>
        <b lang="it">{course.title}</b>
      </Names>
      {search}
      {isLearner && (
        <Progress>
          <FormattedMessage
            {...playerMessages.lessonOf}
            values={{ completed, total: lessons.length }}
          />
          <ProgressRing percentage={course.percentage} size={40} hasNumber={false} />
        </Progress>
      )}
      <ActionMenu
        label={intl.formatMessage(playerMessages.actions)}
        actions={actions}
        trigger={(props) => (
          <IconButton {...props} onBand label={intl.formatMessage(playerMessages.actions)}>
            <DotsThreeVertical size={22} weight="bold" aria-hidden />
          </IconButton>
        )}
      />
    </Root>
  );
}
