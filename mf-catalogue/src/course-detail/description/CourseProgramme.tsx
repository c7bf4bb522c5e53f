import { PlayCircle } from '@phosphor-icons/react/dist/csr/PlayCircle';
import { TextAlignLeft } from '@phosphor-icons/react/dist/csr/TextAlignLeft';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, EmptyState, Glyph, useFormats } from 'shared-ui';
import { courseMessages } from '../../course-messages.ts';
import type { Course, CourseLesson } from '../api.ts';
import { FreePreview } from './FreePreview.tsx';
import { Head, Part } from '../layout.ts';
import { messages } from './messages.ts';

const Frame = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.border.default}`,
  borderRadius: theme.radius.lg,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
}));

const Module = styled('details')(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.vars.palette.border.default}` },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(4),
    padding: theme.spacing(4, 5),
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: theme.vars.palette.background.default },
    '&:focus-visible': { outlineOffset: '-3px' },
    '& > span': { display: 'grid' },
    '& b': { fontWeight: 650, fontSize: '1.0625rem' },
    '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
    '& > svg': {
      flex: 'none',
      transition: `transform ${theme.duration.base} ${theme.easing.standard}`,
    },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > ol': { padding: theme.spacing(0, 5, 3) },
  '& > ol > li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    minHeight: theme.spacing(11),
    paddingBlock: theme.spacing(1.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontSize: '0.9375rem',
    '& > svg': { flex: 'none', color: theme.vars.palette.text.tertiary },
    '& > [data-video]': { color: theme.vars.palette.primary.main },
    '& > span': {
      marginLeft: 'auto',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      color: theme.vars.palette.text.secondary,
    },
  },
}));

/** Modules with their lessons; the first is open. */
export function CourseProgramme({ course }: { course: Course }) {
  const intl = useIntl();
  const { duration } = useFormats();
  const [previewed, setPreviewed] = useState<CourseLesson | null>(null);
  const lessons = course.modules.flatMap((module) => module.lessons).length;
  const modules = course.modules.length;
  return (
    <Part>
      <Head>
        <h2>
          <FormattedMessage {...messages.programme} />
        </h2>
        {lessons > 0 && (
          <span>
            {intl.formatMessage(courseMessages.modules, { count: modules })},{' '}
            {intl.formatMessage(courseMessages.lessons, { count: lessons })}
          </span>
        )}
      </Head>
      {lessons === 0 ? (
        <EmptyState
          illustration="lesson"
          titleLevel={3}
          title={<FormattedMessage {...messages.noLessons} />}
        />
      ) : (
        <Frame>
          {course.modules.map((module, index) => (
            <Module key={module.id} open={index === 0}>
              <summary>
                <span>
                  <b>{module.name}</b>
                  <small>
                    {intl.formatMessage(courseMessages.lessons, { count: module.lessons.length })},{' '}
                    {duration(module.minutes)}
                  </small>
                </span>
                <Glyph name="down" size={18} />
              </summary>
              <ol>
                {module.lessons.map((lesson) => {
                  const { id, name, minutes, hasVideo } = lesson;
                  return (
                    <li key={id}>
                      {hasVideo ? (
                        <PlayCircle
                          data-video=""
                          size={20}
                          alt={intl.formatMessage(messages.video)}
                        />
                      ) : (
                        <TextAlignLeft size={20} alt={intl.formatMessage(messages.text)} />
                      )}
                      {name}
                      {lesson.isFreePreview && (
                        <Button
                          variant="text"
                          size="small"
                          aria-label={intl.formatMessage(messages.watchPreview, { name })}
                          onClick={() => setPreviewed(lesson)}
                        >
                          <FormattedMessage {...messages.freePreview} />
                        </Button>
                      )}
                      <span>{duration(minutes)}</span>
                    </li>
                  );
                })}
              </ol>
            </Module>
          ))}
        </Frame>
      )}
      {previewed && (
        <FreePreview courseId={course.id} lesson={previewed} onClose={() => setPreviewed(null)} />
      )}
    </Part>
  );
}
