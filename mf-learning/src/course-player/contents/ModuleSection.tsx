import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CaretUp } from '@phosphor-icons/react/dist/csr/CaretUp';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProgressRing, useFormats } from 'shared-ui';
import { percentageOf, type Course, type Lesson, type Module } from '../course.ts';
import { LessonRow } from './LessonRow.tsx';
import { messages } from './messages.ts';

const Root = styled('section')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Toggle = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3.5),
  width: '100%',
  padding: theme.spacing(4),
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
  '&:focus-visible': { outlineOffset: -3 },
  '& > span:not([role=img])': { flex: 1, display: 'grid', lineHeight: 1.35, minWidth: 0 },
  '& b': { fontWeight: 650, overflowWrap: 'anywhere' },
  '& small': {
    ...theme.typography.caption,
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}));

const Title = styled('h3')({ margin: 0, font: 'inherit' });

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: theme.spacing(0, 1, 3),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(3) },
}));

/** One module: open from the start where there is something to do or done. */
export function ModuleSection({
  course,
  module,
  currentId,
  firstLockedId,
  lockTextOf,
  onOpen,
}: {
  course: Course;
  module: Module;
  currentId: number | undefined;
  firstLockedId: number | undefined;
  lockTextOf: (lesson: Lesson) => string | null;
  onOpen: (lesson: Lesson) => void;
}) {
  const { duration } = useFormats();
  const id = useId();
  const { lessons } = module;
  const isUsable = lessons.some((lesson) => lesson.lock === null || lesson.id === currentId);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isUsable;
  return (
    <Root>
      <Title>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setChosen(!isOpen)}
        >
          {course.mode === 'learner' && (
            <ProgressRing percentage={percentageOf(lessons)} size={32} hasNumber={false} />
          )}
          <span>
            <b>{module.name}</b>
            <small>
              {lessons.length === 0 ? (
                <FormattedMessage {...messages.moduleEmpty} />
              ) : (
                <FormattedMessage
                  {...messages.moduleFacts}
                  values={{ count: lessons.length, duration: duration(module.duration) }}
                />
              )}
            </small>
          </span>
          {isOpen ? (
            <CaretUp size={16} weight="bold" aria-hidden />
          ) : (
            <CaretDown size={16} weight="bold" aria-hidden />
          )}
        </Toggle>
      </Title>
      <List id={id} hidden={!isOpen || lessons.length === 0}>
        {lessons.map((lesson) => (
          <LessonRow
            key={lesson.id}
            courseId={course.id}
            lesson={lesson}
            isCurrent={lesson.id === currentId}
            lockText={lockTextOf(lesson)}
            tellsLock={lesson.id === firstLockedId || lesson.lock?.reason === 'pacing'}
            onOpen={onOpen}
          />
        ))}
      </List>
    </Root>
  );
}
