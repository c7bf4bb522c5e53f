import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Pill, useFormats } from 'shared-ui';
import { validityOf } from './badge-validity.ts';
import { validityMessages } from './validity-messages.ts';

/** Until when a badge is valid, louder the nearer its end; nothing for one without end. */
export function ValidityNote({ validUntil }: { validUntil: string | null }) {
  const { date } = useFormats();
  const [now] = useState(Date.now);
  const validity = validityOf(validUntil, now);
  if (validUntil === null || validity === 'endless') return null;
  const text = (
    <FormattedMessage {...validityMessages[validity]} values={{ date: date(validUntil) }} />
  );
  if (validity === 'valid') return <span>{text}</span>;
  return <Pill tone={validity === 'expired' ? 'danger' : 'warning'}>{text}</Pill>;
}
