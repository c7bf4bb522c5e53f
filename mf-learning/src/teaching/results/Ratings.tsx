import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { PaddedCard, Stars, useFormats } from 'shared-ui';
import { RatingDistribution } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import { courseRatingQuery, latestReviewsQuery, type Review } from '../api.ts';
import { CardList, TeachingSection } from '../TeachingSection.tsx';
import { messages } from './messages.ts';

const Average = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  margin: theme.spacing(0, 0, 4),
  '& > b': { ...theme.typography.figure, fontSize: '2.25rem' },
  '& > small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Reviews = styled(CardList)(({ theme }) => ({
  marginTop: theme.spacing(6),
  '& > li > p': { margin: theme.spacing(1, 0, 0), overflowWrap: 'anywhere' },
  '& > li > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1, 3),
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
}));

/** The votes, and the latest words. */
export function Ratings({ courseId }: { courseId: number }) {
  const intl = useIntl();
  const { rating } = useFormats();
  const query = useQuery(courseRatingQuery(courseId));
  return (
    <TeachingSection
      head={{
        title: intl.formatMessage(messages.ratings),
        to: paths.course(courseId),
        linkLabel: <FormattedMessage {...messages.toReviews} />,
      }}
      query={query}
      isEmpty={({ total }) => total === 0}
      emptyTitle={<FormattedMessage {...messages.noRatings} />}
    >
      {({ ratio, total, votes }) => (
        <PaddedCard>
          <Average>
            <b>{rating(ratio)}</b>
            <Stars value={ratio ?? 0} size={22} />
            <small>
              <FormattedMessage {...messages.votes} values={{ count: total }} />
            </small>
          </Average>
          <RatingDistribution shares={votes} />
          <LatestReviews courseId={courseId} />
        </PaddedCard>
      )}
    </TeachingSection>
  );
}

/** Nothing where nobody has written: the votes are there. */
function LatestReviews({ courseId }: { courseId: number }) {
  const { data: reviews = [] } = useQuery(latestReviewsQuery(courseId));
  if (reviews.length === 0) return null;
  return (
    <Reviews>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewHead review={review} />
          <p>{review.comment}</p>
        </li>
      ))}
    </Reviews>
  );
}

function ReviewHead({ review }: { review: Review }) {
  const { date } = useFormats();
  return (
    <div>
      <Stars value={review.rank} size={16} />
      <span>{review.authorName ?? <FormattedMessage {...messages.formerLearner} />}</span>
      <span>{date(review.date)}</span>
    </div>
  );
}
