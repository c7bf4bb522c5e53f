import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from 'shared-ui';
import { messages } from './messages.ts';
import type { Preview } from './preview.ts';
import { ReleaseBanner } from './ReleaseBanner.tsx';

/** Stored releases that a link has brought. */
export function PreviewBanner({ preview }: { preview: Preview }) {
  const intl = useIntl();
  const { dateTime } = useFormats();
  const releases = Object.entries(preview.remotes).map(([key, { version }]) => `${key} ${version}`);
  return (
    <ReleaseBanner leaves="registry/preview">
      <FormattedMessage
        {...messages.previewActive}
        values={{ releases: intl.formatList(releases), until: dateTime(preview.until) }}
      />
    </ReleaseBanner>
  );
}
