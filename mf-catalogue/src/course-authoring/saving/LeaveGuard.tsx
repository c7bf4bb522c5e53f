import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from 'shared-ui';
import { messages } from './messages.ts';

/** Asks before a page with unsaved changes is left; another tab of the form is the same page. */
export function LeaveGuard({ isActive }: { isActive: () => boolean }) {
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive() && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isActive()) event.preventDefault();
  });
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, []);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      tone="primary"
      title={<FormattedMessage {...messages.leaveTitle} />}
      cancelLabel={<FormattedMessage {...messages.leaveStay} />}
      confirmLabel={<FormattedMessage {...messages.leaveGo} />}
      onConfirm={() => {
        isLeaving.current = true;
        blocker.proceed?.();
      }}
      onClose={() => {
        // A confirmed dialog closes too.
        if (!isLeaving.current) blocker.reset?.();
      }}
    >
      <FormattedMessage {...messages.leaveText} />
    </ConfirmDialog>
  );
}
