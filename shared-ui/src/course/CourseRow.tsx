import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { ProgressBar } from '../data-display/ProgressBar.tsx';
import { Rating } from '../data-display/RatingStars.tsx';
import { Cover } from '../picture/Cover.tsx';
import { CoursePrice } from './CourseCard.tsx';
import type { CourseSummary } from './course-summary.ts';

const Root = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: theme.spacing(3.5),
  alignItems: 'center',
  minHeight: 92,
  padding: theme.spacing(2.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.lg,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.border.strong },
  '& > span': { borderRadius: theme.radius.md },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  paddingRight: theme.spacing(2.5),
  minWidth: 0,
  '& h3, & h4': {
    ...theme.typography.h4,
    fontSize: '0.9375rem',
    lineHeight: 1.25,
    textWrap: 'pretty',
  },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': {
    outline: `3px solid ${theme.vars.palette.focus.ring}`,
    outlineOffset: 2,
    borderRadius: theme.radius.lg,
  },
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
  fontSize: '0.9375rem',
}));

/** A course in a short list: suggested, most ranked. The whole row is one link. */
export function CourseRow({
  course,
  to,
  percentage,
  headingLevel = 3,
}: {
  course: CourseSummary;
  to: string;
  percentage?: number;
  headingLevel?: 3 | 4;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root>
      <Cover
        category={course.categoryKey ?? course.category}
        seed={course.id}
        imageUrl={course.coverUrl}
      />
      <Words>
        <Heading>
          <Link to={to}>{course.title}</Link>
        </Heading>
        {percentage === undefined ? (
          <Line>
            <Rating average={course.rating} size={14} />
            <CoursePrice cents={course.priceCents} />
          </Line>
        ) : (
          <ProgressBar value={percentage} label={course.title} isReward={percentage > 99} />
        )}
      </Words>
    </Root>
  );
}
