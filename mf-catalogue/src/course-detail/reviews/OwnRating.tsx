import { useMutation, useQueryClient } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { can, endpointKey, toApiError, useSession } from 'shared-auth';
import { Glyph, toast } from 'shared-ui';
import { RatingInput } from 'shared-ui/details';
import { courseQuery, rateCourse, type Course } from '../api.ts';
import { messages } from './messages.ts';
import { OwnReview } from './OwnReview.tsx';

type Vote = { rank: number; comment?: string };

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(5),
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.background.sunken,
  fontSize: '0.875rem',
  gridColumn: '1 / -1',
  [theme.breakpoints.up('lg')]: { gridColumn: 'auto' },
  '& h3': theme.typography.label,
  '& p': { color: theme.vars.palette.text.secondary },
  '& > svg': { color: theme.vars.palette.text.secondary },
}));

/** The vote of a learner who bought the course; to everyone else why not (CAT-26). */
export function OwnRating({ course }: { course: Course }) {
  const intl = useIntl();
  const session = useSession();
  const queries = useQueryClient();
  const { queryKey } = courseQuery(course.id);
  const rate = useMutation({
    mutationFn: (vote: Vote) => rateCourse(course.id, vote),
    onMutate: async ({ rank, comment }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      if (before)
        queries.setQueryData(queryKey, {
          ...before,
          ownRank: rank,
          ownComment: comment === undefined ? before.ownComment : comment.trim() || null,
        });
      return before;
    },
    onSuccess: (rating) => {
      queries.setQueryData(queryKey, (now) => now && { ...now, rating });
      void queries.invalidateQueries({
        queryKey: endpointKey('/api/Courses/Reviews/{id}', course.id),
      });
      void queries.invalidateQueries({ queryKey: endpointKey('/api/Courses') });
      void queries.invalidateQueries({ queryKey: endpointKey('/api/Courses/Public') });
      toast.success(intl.formatMessage(messages.rated));
    },
    onError: (error, _vote, before) => {
      if (before) queries.setQueryData(queryKey, before);
      toast.error(toApiError(error).info ?? intl.formatMessage(messages.rateFailed));
    },
  });
  const mayRate = course.percentage !== null && can({ roles: ['Discente'] }, session);
  return (
    <Box>
      {!mayRate && <Glyph name="lock" />}
      <h3>
        <FormattedMessage {...messages.yourRating} />
      </h3>
      {mayRate ? (
        <>
          <RatingInput value={course.ownRank} onChange={(rank) => rate.mutate({ rank })} />
          {course.ownRank !== null && (
            <OwnReview
              key={course.ownComment}
              comment={course.ownComment ?? ''}
              isSaving={rate.isPending}
              onSave={(comment) => rate.mutate({ rank: course.ownRank ?? 0, comment })}
            />
          )}
          {course.ownRank === null && (
            <p>
              <FormattedMessage {...messages.rateNow} />
            </p>
          )}
        </>
      ) : (
        <p>
          <FormattedMessage {...messages.rateAfter} />
        </p>
      )}
    </Box>
  );
}
