import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, PageHeading, PageSkeleton } from 'shared-ui';
import { register, type LoginOutcome } from '../identify.ts';
import { messages } from '../messages.ts';

const RegistrationForm = lazy(() =>
  import('./RegistrationForm.tsx').then((module) => ({ default: module.RegistrationForm })),
);

/** A verified person without an account: the invitation, then the form (LOGIN-17, LOGIN-21). */
export function NotRegistered({
  outcome,
  onSubmit,
  onEnd,
  onRetry,
}: {
  outcome: Extract<LoginOutcome, { event: 'userNotFound' }>;
  onSubmit: () => void;
  onEnd: (outcome: LoginOutcome) => void;
  onRetry: () => void;
}) {
  const intl = useIntl();
  const [isRegistering, setRegistering] = useState(false);
  if (isRegistering) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <RegistrationForm
          known={outcome.registry}
          onSubmit={async (form) => {
            onSubmit();
            const registered = await register(form, outcome.requestId);
            onEnd(registered);
            return registered.event === 'authenticated';
          }}
        />
      </Suspense>
    );
  }
  return (
    <>
      <PageHeading title={intl.formatMessage(messages.notFoundTitle)} />
      <p role="status">
        <FormattedMessage {...messages.notFound} />
      </p>
      <Button size="large" onClick={() => setRegistering(true)}>
        <FormattedMessage {...messages.register} />
      </Button>
      <Button variant="text" onClick={onRetry}>
        <FormattedMessage {...messages.otherIdentity} />
      </Button>
    </>
  );
}
