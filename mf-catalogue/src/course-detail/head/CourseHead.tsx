import { ChartBar } from '@phosphor-icons/react/dist/csr/ChartBar';
import { Clock } from '@phosphor-icons/react/dist/csr/Clock';
import { GitCommit } from '@phosphor-icons/react/dist/csr/GitCommit';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Avatar, Band, Breadcrumb, PageHeading, Rating, useFormats } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { courseMessages } from '../../course-messages.ts';
import { levelMessage } from '../../level-message.ts';
import type { Course } from '../api.ts';
import { EditorMenu } from './EditorMenu.tsx';
import { StatePill } from './StatePill.tsx';
import type { Surface } from '../surface.ts';
import { teacherHref } from '../teacher-href.ts';
import { withoutTitle } from '../without-title.ts';
import { messages } from './messages.ts';

const Content = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: `calc(${theme.layout.contentMax} + ${theme.spacing(12)})`,
  marginInline: 'auto',
  padding: theme.spacing(5, 4, 8),
  '&[data-surface=private]': {
    maxWidth: `calc(${theme.layout.appContentMax} + ${theme.spacing(12)})`,
  },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(7, 6, 14), minHeight: '21rem' },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  justifyItems: 'start',
  [theme.breakpoints.up('md')]: { maxWidth: `calc(100% - 320px - ${theme.spacing(8)})` },
  [theme.breakpoints.up('lg')]: { maxWidth: 'min(720px, 100% - 408px)' },
  '& nav a, & nav svg': { color: theme.vars.palette.text.onBandMuted },
  '& nav [aria-current]': { color: theme.vars.palette.text.onBand },
}));

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  color: theme.vars.palette.text.onBandMuted,
}));

const Facts = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2.5, 6),
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.onBandMuted,
  '& > li': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(2) },
}));

const Teacher = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  fontSize: '0.875rem',
  lineHeight: 1.4,
  '& > span:last-child': { display: 'grid', color: theme.vars.palette.text.onBandMuted },
  '& a': {
    color: theme.vars.palette.text.onBand,
    textUnderlineOffset: '3px',
    '&:hover': { textDecoration: 'underline' },
  },
  '& > span > a': { justifySelf: 'start', fontWeight: 650, minHeight: theme.spacing(6) },
}));

/** The band on top: where it belongs, its name, and the facts that decide. */
export function CourseHead({ course, surface }: { course: Course; surface: Surface }) {
  const intl = useIntl();
  const { duration } = useFormats();
  const level = levelMessage(course.levelId);
  const [teacher, ...others] = course.teachers;
  return (
    <Band>
      <Content data-surface={surface}>
        <Words>
          <Breadcrumb crumbs={crumbs()} />
          <StatePill status={course.status} />
          <PageHeading title={course.title} />
          {course.synopsis !== '' && <Lead>{course.synopsis}</Lead>}
          <Facts>
            <li>
              <Rating average={course.rating.ratio} votes={course.rating.total} />
            </li>
            {level && (
              <li>
                <ChartBar size={18} aria-hidden="true" />
                <FormattedMessage {...level} />
              </li>
            )}
            <li>
              <Clock size={18} aria-hidden="true" />
              {duration(course.minutes)}
            </li>
            <li>
              <GitCommit size={18} aria-hidden="true" />
              <FormattedMessage {...messages.version} values={{ version: course.version }} />
            </li>
          </Facts>
          {teacher && (
            <Teacher>
              <Avatar name={withoutTitle(teacher.name)} category={course.category.look} />
              <span>
                <Link to={teacherHref(surface, teacher.id)}>{teacher.name}</Link>
                {others.length > 0 ? (
                  <span>
                    <FormattedMessage
                      {...messages.teacherWith}
                      values={{
                        names: intl.formatList(
                          others.map(({ id, name }) => (
                            <Link key={id} to={teacherHref(surface, id)}>
                              {name}
                            </Link>
                          )),
                        ),
                      }}
                    />
                  </span>
                ) : (
                  <FormattedMessage {...messages.teacher} />
                )}
              </span>
            </Teacher>
          )}
          {surface === 'private' && (
            <EditorMenu courseId={course.id} isTaught={course.isTaughtByViewer} />
          )}
        </Words>
      </Content>
    </Band>
  );

  function crumbs() {
    const category = course.category.id === null ? undefined : { categories: [course.category.id] };
    const first =
      surface === 'public'
        ? [
            { label: intl.formatMessage(courseMessages.homepage), to: paths.home() },
            { label: intl.formatMessage(courseMessages.catalogue), to: paths.publicCatalogue() },
          ]
        : [
            { label: intl.formatMessage(courseMessages.dashboard), to: paths.dashboard() },
            { label: intl.formatMessage(courseMessages.coursesTitle), to: paths.courses() },
          ];
    const list = surface === 'public' ? paths.publicCatalogue : paths.search;
    return [
      ...first,
      ...(course.category.name === '' ? [] : [{ label: course.category.name, to: list(category) }]),
      { label: course.title },
    ];
  }
}
