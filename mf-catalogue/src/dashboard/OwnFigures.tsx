import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PaddedCard, SectionHead, Skeleton, SkeletonGroup, StateView } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { ownCoursesQuery } from './api.ts';
import { messages } from './messages.ts';

const MOST_SHOWN = 5;

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: theme.spacing(1, 6),
    paddingBlock: theme.spacing(3),
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& a': { flex: '1 1 16rem', minWidth: 0, fontWeight: 600, color: 'inherit' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& li:hover a': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& span': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** Learners, completions and passed exams of the own courses, each leading to the page that has them by name. */
export function OwnFigures() {
  const intl = useIntl();
  const query = useQuery(ownCoursesQuery);
  if (query.data?.length === 0) return null;
  const title = intl.formatMessage(messages.ownFigures);
  return (
    <PaddedCard as="section" aria-label={title}>
      <SectionHead title={title} size="small" />
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="15rem" radius={10} />
          </SkeletonGroup>
        }
      >
        {(courses) => (
          <List>
            {courses.slice(0, MOST_SHOWN).map(({ courseId, title: name, ...counts }) => (
              <li key={courseId}>
                <Link to={paths.courseTeaching(courseId)}>{name}</Link>
                <span>
                  <FormattedMessage {...messages.ownFiguresOf} values={counts} />
                </span>
              </li>
            ))}
          </List>
        )}
      </StateView>
    </PaddedCard>
  );
}
