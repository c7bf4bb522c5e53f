import { useMutation, useQueryClient } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Access, can, endpointKey, toApiError, useSession } from 'shared-auth';
import { Avatar, Button, ConfirmDialog, Pill, Stars, toast, useFormats } from 'shared-ui';
import { messages } from './messages.ts';
import { moderateReview, reportReview, type Review } from './reviews.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  fontSize: '0.875rem',
  '& > b': { fontWeight: 650 },
  '& > time': { color: theme.vars.palette.text.secondary },
}));

const Words = styled('p')(({ theme }) => ({
  maxWidth: theme.layout.readingMax,
  marginTop: theme.spacing(3),
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
  marginLeft: theme.spacing(-3),
}));

/** A review as text. Readers may report it, administrators hide it or let it stand. */
export function ReviewEntry({ review, courseId }: { review: Review; courseId: number }) {
  const intl = useIntl();
  const session = useSession();
  const queries = useQueryClient();
  const { date } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const author = review.authorName ?? intl.formatMessage(messages.formerLearner);
  const change = useMutation({
    mutationFn: (act: () => Promise<boolean>) => act(),
    onSuccess: () =>
      queries.invalidateQueries({ queryKey: endpointKey('/api/Courses/Reviews/{id}', courseId) }),
    onError: (error) =>
      toast.error(toApiError(error).info ?? intl.formatMessage(messages.reviewFailed)),
  });
  const report = async () => {
    await change.mutateAsync(() => reportReview(review.id));
    toast.success(intl.formatMessage(messages.reported));
  };
  const mayReport = !review.isOwn && can({}, session);
  return (
    <article aria-label={intl.formatMessage(messages.reviewBy, { author })}>
      <Head>
        <Avatar name={author} size={36} />
        <b>{review.isOwn ? intl.formatMessage(messages.reviewOwn) : author}</b>
        <Stars value={review.rank} size={16} />
        <time dateTime={review.date}>{date(review.date)}</time>
        {review.isHidden && (
          <Pill tone="warning">
            <FormattedMessage {...messages.reviewHidden} />
          </Pill>
        )}
      </Head>
      <Words>{review.comment}</Words>
      <Actions>
        {mayReport && (
          <Button
            variant="text"
            size="small"
            {...(review.isReported
              ? { disabledReason: intl.formatMessage(messages.reportedAlready) }
              : {})}
            onClick={() => setAsking(true)}
          >
            <FormattedMessage {...messages.report} />
          </Button>
        )}
        <Access roles={['AdminWorkerBadge']}>
          <Button
            variant="text"
            size="small"
            busy={change.isPending}
            onClick={() => change.mutate(() => moderateReview(review.id, !review.isHidden))}
          >
            <FormattedMessage
              {...(review.isHidden ? messages.reviewRestore : messages.reviewHide)}
              values={{ reports: review.reports ?? 0 }}
            />
          </Button>
        </Access>
      </Actions>
      <ConfirmDialog
        isOpen={isAsking}
        title={intl.formatMessage(messages.reportTitle)}
        confirmLabel={intl.formatMessage(messages.report)}
        onConfirm={report}
        onClose={() => setAsking(false)}
      >
        <FormattedMessage {...messages.reportText} values={{ author }} />
      </ConfirmDialog>
    </article>
  );
}
