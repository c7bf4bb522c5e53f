import { useMutation } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { toApiError } from 'shared-auth';
import { Alert, Button, Glyph, PaddedCard, Page } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { courseMessages } from '../course-messages.ts';
import { subscribeAgain, unsubscribe, type NewsletterLink } from './api.ts';
import { messages } from './messages.ts';

const Result = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(4),
  maxWidth: theme.layout.readingMax,
  '& > h2': theme.typography.h3,
  '& > svg': { color: theme.vars.palette.success.main },
}));

/** `/unsubscribe` (PUB-09 to PUB-11): the call is made once, by script, when the page opens (E76). */
export function UnsubscribePage() {
  const intl = useIntl();
  const [params] = useSearchParams();
  const userId = params.get('userId') ?? '';
  const courseId = params.get('courseId');
  const title = intl.formatMessage(messages.title);
  return (
    <Page
      width="public"
      title={title}
      breadcrumb={[
        { label: intl.formatMessage(courseMessages.homepage), to: paths.home() },
        { label: title },
      ]}
    >
      {userId === '' ? (
        <Warning text={intl.formatMessage(messages.missing)} />
      ) : (
        <Unsubscription key={`${userId} ${courseId}`} link={{ userId, courseId }} />
      )}
    </Page>
  );
}

function Unsubscription({ link }: { link: NewsletterLink }) {
  const intl = useIntl();
  const leave = useMutation({ mutationFn: () => unsubscribe(link) });
  const rejoin = useMutation({ mutationFn: () => subscribeAgain(link) });
  const isAsked = useRef(false);
  const { mutate } = leave;
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate();
  }, [mutate]);

  const failure = leave.error ?? rejoin.error;
  if (failure) {
    return (
      <Warning
        text={toApiError(failure).info ?? intl.formatMessage(messages.failed)}
        onRetry={() => (leave.error ? leave.mutate() : rejoin.mutate())}
      />
    );
  }
  if (rejoin.isSuccess) {
    return (
      <Result role="status">
        <Glyph name="successFill" size={32} />
        <h2>
          <FormattedMessage {...messages.backTitle} />
        </h2>
        <p>
          <FormattedMessage {...messages.back} />
        </p>
        <Button to={paths.publicCatalogue()}>
          <FormattedMessage {...courseMessages.discover} />
        </Button>
      </Result>
    );
  }
  if (!leave.isSuccess) {
    return <output>{intl.formatMessage(messages.working)}</output>;
  }
  return (
    <Result role="status">
      <Glyph name="successFill" size={32} />
      <h2>
        <FormattedMessage {...messages.doneTitle} />
      </h2>
      <p>
        <FormattedMessage
          {...(link.courseId === null ? messages.donePlatform : messages.doneCourse)}
        />
      </p>
      <Button variant="outlined" busy={rejoin.isPending} onClick={() => rejoin.mutate()}>
        <FormattedMessage {...messages.again} />
      </Button>
    </Result>
  );
}

function Warning({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <Result>
      <h2>
        <FormattedMessage {...messages.warningTitle} />
      </h2>
      <Alert tone="warning" announce="alert">
        {text}
      </Alert>
      {onRetry ? (
        <Button variant="outlined" onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      ) : (
        <Button variant="outlined" to={paths.home()}>
          <FormattedMessage {...courseMessages.homepage} />
        </Button>
      )}
    </Result>
  );
}
