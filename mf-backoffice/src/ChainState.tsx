import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Alert, useFormats } from 'shared-ui';
import { auditCheckQuery } from './audit.ts';
import { auditMessages } from './audit-messages.ts';

/** The room of the usual answer, so that nothing below moves when it comes; any instant is as wide. */
const Room = styled('span')({ visibility: 'hidden' });
const ANY_INSTANT = '2026-12-31T23:59:00.000Z';

/** Whether the audit is as it was written, by its last check; nothing until that is known. */
export function ChainState() {
  const { data: check } = useQuery(auditCheckQuery);
  const { dateTime } = useFormats();
  if (check === undefined) {
    return (
      <Room>
        <FormattedMessage {...auditMessages.chainWhole} values={{ at: dateTime(ANY_INSTANT) }} />
      </Room>
    );
  }
  if (check === null) return <FormattedMessage {...auditMessages.chainUnchecked} />;
  if (check.brokenAt !== null) {
    return (
      <Alert tone="danger">
        <FormattedMessage {...auditMessages.chainBroken} values={{ seq: check.brokenAt }} />
      </Alert>
    );
  }
  return <FormattedMessage {...auditMessages.chainWhole} values={{ at: dateTime(check.at) }} />;
}
