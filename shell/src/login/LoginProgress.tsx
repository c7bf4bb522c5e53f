import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageHeading, PageSkeleton, Spinner } from 'shared-ui';
import { LoginFailure } from './LoginFailure.tsx';
import { messages } from './messages.ts';
import { NotRegistered } from './registration/NotRegistered.tsx';
import type { LoginFlow } from './use-login-flow.ts';
import { Working } from './Working.tsx';

const CompletionForm = lazy(() =>
  import('./completion/CompletionForm.tsx').then((module) => ({ default: module.CompletionForm })),
);

/** What a login shows once it has left its beginning. */
export function LoginProgress({ flow }: { flow: LoginFlow }) {
  const intl = useIntl();
  const { state, outcome, take, submit, fill, retry } = flow;
  if (state === 'error' && outcome?.event === 'failed') {
    return <LoginFailure outcome={outcome} onRetry={retry} />;
  }
  if ((state === 'authform' || state === 'complete') && outcome?.event === 'userNotFound') {
    return <NotRegistered outcome={outcome} onSubmit={submit} onEnd={take} onRetry={retry} />;
  }
  if ((state === 'address' || state === 'supplement') && outcome?.event === 'authenticated') {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <CompletionForm {...{ state }} login={outcome} onFilled={fill} />
      </Suspense>
    );
  }
  return (
    <>
      <PageHeading title={intl.formatMessage(messages.finishing)} />
      <Working role="status">
        <Spinner />
        <FormattedMessage {...messages.finishingText} />
      </Working>
    </>
  );
}
