import { FormattedMessage } from 'react-intl';
import { Pill, useFormats } from 'shared-ui';
import type { Badge } from './badges.ts';
import { useValidity } from './use-validity.ts';
import { validityMessages } from './validity-messages.ts';

/** That a badge was revoked, or until when it is valid, louder the nearer its end; nothing for one without end. */
export function ValidityNote({ badge }: { badge: Pick<Badge, 'validUntil' | 'revokedAt'> }) {
  const { date } = useFormats();
  const validity = useValidity(badge);
  const day = badge.revokedAt ?? badge.validUntil;
  if (day === null || validity === 'endless') return null;
  const text = <FormattedMessage {...validityMessages[validity]} values={{ date: date(day) }} />;
  if (validity === 'valid') return <span>{text}</span>;
  return <Pill tone={validity === 'expiring' ? 'warning' : 'danger'}>{text}</Pill>;
}
