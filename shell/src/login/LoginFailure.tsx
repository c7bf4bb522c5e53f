import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ErrorState, PageHeading } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { messages } from './messages.ts';
import type { LoginOutcome } from './identify.ts';

type Failed = Extract<LoginOutcome, { event: 'failed' }>;

const texts = {
  deleted: { title: messages.deletedTitle, text: messages.deleted },
  pending: { title: messages.pendingTitle, text: messages.pending },
};

/** Why the login did not succeed, in the provider's or the server's words where there are any. */
export function LoginFailure({ outcome, onRetry }: { outcome: Failed; onRetry: () => void }) {
  const intl = useIntl();
  if (outcome.reason !== 'other') {
    const { title, text } = texts[outcome.reason];
    return (
      <>
        <PageHeading title={intl.formatMessage(title)} />
        <p role="alert">
          <FormattedMessage {...text} />
        </p>
        <Button to={paths.home()} variant="outlined">
          <FormattedMessage {...messages.backHome} />
        </Button>
      </>
    );
  }
  return (
    <>
      <PageHeading title={intl.formatMessage(messages.failedTitle)} />
      <ErrorState
        title={outcome.text ?? <FormattedMessage {...messages.failed} />}
        text={<FormattedMessage {...messages.failedHelp} />}
        onRetry={onRetry}
      />
    </>
  );
}
