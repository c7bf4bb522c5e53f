import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Alert, useFormats } from 'shared-ui';
import type { Cancellation } from './cancellation.ts';
import { cancellationMessages as messages } from './cancellation-messages.ts';

const Answer = styled('span')({ display: 'block', overflowWrap: 'anywhere' });

/** How the newest request of an order stands; nothing where there was none. */
export function CancellationState({ cancellation }: { cancellation: Cancellation }) {
  const { formatMessage } = useIntl();
  const { date, euro } = useFormats();
  const { request, refundedCents } = cancellation;
  if (request === null) return null;
  const { state, reason, answer } = request;
  const answered = date(request.answeredAt);
  const text = {
    open: request.isByOffice
      ? formatMessage(messages.openByOffice, { reason })
      : formatMessage(messages.open, { date: date(request.askedAt), reason }),
    whole: formatMessage(messages.whole, { date: answered, amount: euro(refundedCents) }),
    part: formatMessage(messages.part, { date: answered }),
    refused: formatMessage(messages.refused, { date: answered }),
  }[state];
  return (
    <Alert tone={state === 'open' || state === 'refused' ? 'warning' : 'info'}>
      {text}
      {answer !== null && <Answer>{formatMessage(messages.answer, { text: answer })}</Answer>}
    </Alert>
  );
}
