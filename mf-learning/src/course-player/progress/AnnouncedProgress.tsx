import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LiveRegion } from 'shared-ui';
import { messages } from './messages.ts';

/** Announces the progress to screen readers each time it grows on this page. */
export function AnnouncedProgress({ percentage }: { percentage: number }) {
  const risenTo = useRisenPercentage(percentage);
  return (
    <LiveRegion>
      {risenTo !== null && (
        <FormattedMessage {...messages.nowCompleted} values={{ percentage: risenTo }} />
      )}
    </LiveRegion>
  );
}

/** The progress, once it has grown on this page; null before. */
function useRisenPercentage(percentage: number): number | null {
  const [seen, setSeen] = useState({ percentage, hasRisen: false });
  if (seen.percentage !== percentage) {
    setSeen({ percentage, hasRisen: percentage > seen.percentage });
  }
  return seen.hasRisen ? seen.percentage : null;
}
