import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ErrorState, PageHeading } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { supportEmailQuery } from '../support/api.ts';
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
        <WriteToSupport />
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

/** People who cannot log in cannot reach the support topics of the profile (LOGIN-16). */
function WriteToSupport() {
  const { data: email } = useQuery(supportEmailQuery);
  if (email === undefined) return null;
  return (
    <>
      <Button href={`mailto:${email}`}>
        <FormattedMessage {...messages.writeToSupport} />
      </Button>
      <small>{email}</small>
    </>
  );
}
