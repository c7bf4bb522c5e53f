import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Alert, useFormats } from 'shared-ui';
import type { Badge } from '../badges.ts';
import { useValidity } from '../use-validity.ts';
import { certificationMessages } from './certification-messages.ts';

const Notice = styled(Alert)(({ theme }) => ({
  marginBottom: theme.spacing(6),
  '& strong': { display: 'block' },
  '& p': { margin: theme.spacing(1, 0, 0), overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

/** Before all else of a badge: that it was revoked, and to its holder why, or that it is over. */
export function NoLongerValid({ badge }: { badge: Badge }) {
  const { date } = useFormats();
  const validity = useValidity(badge);
  const { revokedAt, revocationReason, validUntil } = badge;
  if (validity === 'revoked' && revokedAt !== null) {
    return (
      <Notice tone="danger">
        <strong>
          <FormattedMessage
            {...certificationMessages.revokedOn}
            values={{ date: date(revokedAt) }}
          />
        </strong>
        {revocationReason !== null && (
          <p>
            <FormattedMessage
              {...certificationMessages.revokedBecause}
              values={{ reason: revocationReason }}
            />
          </p>
        )}
      </Notice>
    );
  }
  if (validity !== 'expired' || validUntil === null) return null;
  return (
    <Notice tone="warning">
      <strong>
        <FormattedMessage
          {...certificationMessages.expiredOn}
          values={{ date: date(validUntil) }}
        />
      </strong>
      <p>
        <FormattedMessage {...certificationMessages.expiredText} />
      </p>
    </Notice>
  );
}
