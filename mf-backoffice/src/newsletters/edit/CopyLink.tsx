import { FormattedMessage, useIntl } from 'react-intl';
import { Button, NOTICE_MS, toast } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { Scope } from '../api.ts';
import { messages } from './messages.ts';

/** Copies the link of the course's Newsletter tab, or of the platform's subscription (NEWS-12, E161). */
export function CopyLink({ scope }: { scope: Scope }) {
  const intl = useIntl();
  const copy = async () => {
    const path = scope === null ? paths.newsletters() : paths.course(scope, { tab: 'newsletter' });
    const link = new URL(path, globalThis.location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      toast.notify(
        intl.formatMessage(
          scope === null ? messages.linkCopiedPlatform : messages.linkCopiedCourse,
        ),
        { durationMs: NOTICE_MS.newsletterCopy },
      );
    } catch {
      // A browser without permission still gives the link, to be copied by hand.
      toast.info(link);
    }
  };
  return (
    <Button variant="text" onClick={() => void copy()}>
      <FormattedMessage {...messages.copyLink} />
    </Button>
  );
}
