import { FormattedMessage } from 'react-intl';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { currentSession } from 'shared-auth';
import { Button, Dialog } from 'shared-ui';
import { messages } from './messages.ts';

/**
 * Warns whoever leaves the page of a live exam. The end of a session does not count: it must always leave a
 * private page.
 */
export function LeaveDialog({ isLive }: { isLive: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isLive &&
      currentSession().status === 'authenticated' &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    // The browser shows its own words.
    if (isLive) event.preventDefault();
  });
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      role="alertdialog"
      hasCloseButton={false}
      title={<FormattedMessage {...messages.leaveTitle} />}
      actions={
        <>
          <Button variant="outlined" onClick={() => blocker.proceed?.()}>
            <FormattedMessage {...messages.leave} />
          </Button>
          <Button onClick={() => blocker.reset?.()}>
            <FormattedMessage {...messages.stay} />
          </Button>
        </>
      }
    >
      <FormattedMessage {...messages.leaveText} />
    </Dialog>
  );
}
