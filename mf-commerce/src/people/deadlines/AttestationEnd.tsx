import { useIntl } from 'react-intl';
import { Pill, useFormats } from 'shared-ui';
import type { Deadline } from './api.ts';
import { messages } from './messages.ts';

/** Until when an attestation is valid, in words where that is soon or over. */
export function AttestationEnd({ scadeIl, stato }: Pick<Deadline, 'scadeIl' | 'stato'>) {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  if (scadeIl === null) return formatMessage(messages.endless);
  if (stato === 'scaduto') {
    return <Pill tone="danger">{formatMessage(messages.ended, { date: date(scadeIl) })}</Pill>;
  }
  if (stato === 'inScadenza') {
    return <Pill tone="warning">{formatMessage(messages.ends, { date: date(scadeIl) })}</Pill>;
  }
  return date(scadeIl);
}
