import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Stars, useFormats } from 'shared-ui';
import { RatingDistribution } from 'shared-ui/details';
import type { Course } from '../api.ts';
import { CourseReviews } from './CourseReviews.tsx';
import { Part } from '../layout.ts';
import { messages } from './messages.ts';
import { OwnRating } from './OwnRating.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignItems: 'center',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(8),
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) 260px',
    gap: theme.spacing(8),
  },
}));

const Average = styled('p')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  '& > b': { ...theme.typography.figure, fontSize: '4rem' },
  '& > small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** Average, distribution and the own vote (CAT-24 to CAT-26). */
export function CourseRatings({ course }: { course: Course }) {
  const { rating } = useFormats();
  const { ratio, total, votes } = course.rating;
  return (
    <Part>
      <h2>
        <FormattedMessage {...messages.ratings} />
      </h2>
      <Columns>
        <Average>
          <b>{rating(ratio)}</b>
          <Stars value={ratio ?? 0} size={24} />
          <small>
            <FormattedMessage {...messages.votes} values={{ count: total }} />
          </small>
        </Average>
        <RatingDistribution shares={votes} />
        <OwnRating course={course} />
      </Columns>
      <CourseReviews courseId={course.id} />
    </Part>
  );
}
