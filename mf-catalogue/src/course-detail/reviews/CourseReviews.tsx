import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, LoadError } from 'shared-ui';
import { messages } from './messages.ts';
import { ReviewEntry } from './ReviewEntry.tsx';
import { MAX_REVIEWS, reviewsQuery, REVIEWS_STEP } from './reviews.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > li': {
    paddingBlock: theme.spacing(5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

/** Votes with words, the latest first. Without any there is nothing: the stars above say enough. */
export function CourseReviews({ courseId }: { courseId: number }) {
  const [count, setCount] = useState(REVIEWS_STEP);
  const reviews = useQuery({
    ...reviewsQuery(courseId, count),
    placeholderData: keepPreviousData,
  });
  if (reviews.isError) {
    return <LoadError error={reviews.error} retry={() => void reviews.refetch()} />;
  }
  const { items = [], totalItems = 0 } = reviews.data ?? {};
  if (items.length === 0) return null;
  return (
    <div>
      <List>
        {items.map((review) => (
          <li key={review.id}>
            <ReviewEntry review={review} courseId={courseId} />
          </li>
        ))}
      </List>
      {items.length < Math.min(totalItems, MAX_REVIEWS) && (
        <Button
          variant="outlined"
          busy={reviews.isPlaceholderData}
          onClick={() => setCount(count + REVIEWS_STEP)}
        >
          <FormattedMessage {...messages.moreReviews} />
        </Button>
      )}
    </div>
  );
}
