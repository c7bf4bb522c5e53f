import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { BadgeObject, badgeLevel, TextLink } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { levelMessage } from '../../level-message.ts';
import type { Course } from '../api.ts';
import { CourseProgramme } from './CourseProgramme.tsx';
import { CourseRatings } from '../reviews/CourseRatings.tsx';
import type { Surface } from '../surface.ts';
import { Part } from '../layout.ts';
import { messages } from './messages.ts';
import { MoreOfTeachers } from './MoreOfTeachers.tsx';
import { richText } from './rich-text.tsx';

const Prose = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& p': { maxWidth: theme.layout.readingMax },
  '& ul': {
    display: 'grid',
    gap: theme.spacing(3, 6),
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  },
  '& ol': { paddingLeft: theme.spacing(5), listStyle: 'decimal' },
  '& ul > li': {
    position: 'relative',
    paddingLeft: theme.spacing(8),
    fontWeight: 550,
    '&::before': {
      content: '""',
      position: 'absolute',
      left: theme.spacing(1),
      top: '0.35em',
      width: theme.spacing(2),
      height: theme.spacing(3.5),
      borderRight: `2px solid ${theme.vars.palette.primary.main}`,
      borderBottom: `2px solid ${theme.vars.palette.primary.main}`,
      transform: 'rotate(45deg) translate(-2px, -2px)',
    },
  },
}));

const Tags = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '& > li': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.spacing(8),
    padding: theme.spacing(0, 3),
    borderRadius: theme.radius.full,
    backgroundColor: theme.vars.palette.background.sunken,
    fontSize: '0.875rem',
    fontWeight: 550,
  },
}));

const Reward = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  justifyItems: 'center',
  alignItems: 'center',
  marginTop: theme.spacing(12),
  padding: theme.spacing(7, 5),
  borderRadius: theme.radius.xl,
  backgroundColor: theme.vars.palette.reward.soft,
  color: theme.vars.palette.reward.softText,
  textAlign: 'center',
  '& h2': { ...theme.typography.h2, marginBottom: theme.spacing(2) },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto 1fr',
    gap: theme.spacing(9),
    padding: theme.spacing(8),
    textAlign: 'left',
  },
}));

function Validity({ validity }: Pick<Course, 'validity'>) {
  if (validity === null) return null;
  const { months, refresher } = validity;
  return (
    <p>
      <FormattedMessage {...messages.validity} values={{ months }} />{' '}
      {refresher && (
        <FormattedMessage
          {...messages.refresher}
          values={{
            course: <TextLink to={paths.publicCourse(refresher.id)}>{refresher.title}</TextLink>,
          }}
        />
      )}
    </p>
  );
}

export function CourseDescription({ course, surface }: { course: Course; surface: Surface }) {
  const description = useMemo(() => richText(course.description), [course.description]);
  const level = levelMessage(course.levelId);
  return (
    <>
      <Part>
        <h2>
          <FormattedMessage {...messages.learn} />
        </h2>
        <Prose>{description}</Prose>
        {course.prerequisites !== '' && (
          <p>
            <b>
              <FormattedMessage {...messages.prerequisites} />
            </b>{' '}
            {course.prerequisites}
          </p>
        )}
        {course.tags.length > 0 && (
          <Tags>
            {course.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </Tags>
        )}
      </Part>
      <CourseProgramme course={course} />
      {level && (
        <Reward>
          <BadgeObject
            kind="course"
            level={badgeLevel(course.levelId)}
            category={course.category.look}
            seed={course.id}
            code={String(course.id).padStart(4, '0')}
            title={course.title}
            isDecorative
            size={168}
          />
          <div>
            <h2>
              <FormattedMessage {...messages.badgeTitle} />
            </h2>
            <p>
              <FormattedMessage
                {...messages.badgeText}
                values={{ level: <FormattedMessage {...level} /> }}
              />
            </p>
            <Validity validity={course.validity} />
          </div>
        </Reward>
      )}
      <CourseRatings course={course} />
      <MoreOfTeachers course={course} surface={surface} />
    </>
  );
}
