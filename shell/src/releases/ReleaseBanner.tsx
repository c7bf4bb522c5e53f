import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { callEdge } from 'shared-auth';
import { Alert, toast } from 'shared-ui';
import { leaveTools } from './leave-tools.ts';
import { messages } from './messages.ts';

type ReleaseBannerProps = {
  /** What the edge is asked to end. */
  leaves: 'registry/override' | 'registry/preview';
  children: ReactNode;
};

/** Always visible while this browser has code that others do not have; with a way to end it. */
export function ReleaseBanner({ leaves, children }: ReleaseBannerProps) {
  const leave = async () => {
    try {
      await callEdge('DELETE', leaves);
      leaveTools();
    } catch {
      toast.error(<FormattedMessage {...messages.leaveFailed} />);
    }
  };
  return (
    <Alert
      tone="warning"
      announce="status"
      action={
        <button type="button" onClick={() => void leave()}>
          <FormattedMessage {...messages.leave} />
        </button>
      }
    >
      {children}
    </Alert>
  );
}
