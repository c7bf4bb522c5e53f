import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { Circle } from '@phosphor-icons/react/dist/csr/Circle';
import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple';
import { PlayCircle } from '@phosphor-icons/react/dist/csr/PlayCircle';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormats, VisuallyHidden } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { Lesson } from '../course.ts';
import { playerMessages } from '../player-messages.ts';
import { messages } from './messages.ts';

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: 48,
  padding: theme.spacing(2, 3),
  borderRadius: theme.radius.md,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  '& > svg': { flex: 'none', color: theme.vars.palette.text.tertiary },
  '& > span:last-of-type': {
    flex: 'none',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.tertiary,
  },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    marginTop: 2,
    color: theme.vars.palette.text.secondary,
  },
  '&[data-state=done] > svg': { color: theme.vars.palette.success.main },
  '&[data-locked]': { color: theme.vars.palette.text.tertiary },
  '&:not([data-locked]):hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&[data-current]:not([data-locked]), &[data-current]:not([data-locked]):hover': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.softText,
    fontWeight: 650,
    '& > svg, & > span:last-of-type': { color: 'inherit' },
  },
  '&:has(a:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.focus.ring}`,
    outlineOffset: -2,
  },
}));

const Name = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** The whole row is the target. */
const Title = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
});

const icons = { done: CheckCircle, current: PlayCircle, open: Circle, locked: LockSimple };

/**
 * One lesson. Following its title opens it and calls `onOpen`; a new tab, or the pointer or
 * focus merely passing, does not call it (E58).
 */
export function LessonRow({
  courseId,
  lesson,
  isCurrent,
  lockText,
  tellsLock,
  onOpen,
}: {
  courseId: number;
  lesson: Lesson;
  isCurrent: boolean;
  lockText: string | null;
  /** Only the first of many locked lessons shows why; all say it to screen readers. */
  tellsLock: boolean;
  onOpen: (lesson: Lesson) => void;
}) {
  const { date, duration } = useFormats();
  const state = lesson.isCompleted
    ? 'done'
    : lockText !== null
      ? 'locked'
      : isCurrent
        ? 'current'
        : 'open';
  const Icon = icons[state];
  const openHere = (event: MouseEvent) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!isElsewhere) onOpen(lesson);
  };
  return (
    <Row
      data-state={state}
      {...(isCurrent ? { 'data-current': '' } : {})}
      {...(lockText === null ? {} : { 'data-locked': '' })}
    >
      <Icon
        size={22}
        weight={state === 'done' || state === 'current' ? 'fill' : 'regular'}
        aria-hidden
      />
      <Name>
        {lockText === null ? (
          <Title
            to={paths.lesson({ courseId, lessonId: lesson.id })}
            {...(isCurrent ? { 'aria-current': 'true' as const } : {})}
            onClick={openHere}
          >
            {lesson.name}
            {lesson.isCompleted && (
              <VisuallyHidden>
                {', '}
                <FormattedMessage
                  {...playerMessages.completedOn}
                  values={{ date: date(lesson.completedDate) }}
                />
              </VisuallyHidden>
            )}
          </Title>
        ) : (
          <>
            {lesson.name}
            {tellsLock ? (
              <small>
                <VisuallyHidden>
                  <FormattedMessage {...messages.lockedMark} />
                  {'. '}
                </VisuallyHidden>
                {lockText}
              </small>
            ) : (
              <VisuallyHidden>
                {'. '}
                <FormattedMessage {...messages.lockedMark} />
                {'. '}
                {lockText}
              </VisuallyHidden>
            )}
          </>
        )}
      </Name>
      <span>{duration(lesson.duration)}</span>
    </Row>
  );
}
