import { useIntl } from 'react-intl';
import { centsOf } from 'shared-auth';
import { EmptyState, useFormats } from 'shared-ui';
import type { PaymentAnswer } from './api.ts';
import { paymentMessages } from './messages.ts';

/** The payment was taken and paid for nothing: all of it goes back. */
export function PaymentReturned({ payment }: { payment: Pick<PaymentAnswer, 'totaleRimborsato'> }) {
  const { formatMessage } = useIntl();
  const { euro } = useFormats();
  return (
    <EmptyState
      title={formatMessage(paymentMessages.returnedTitle)}
      text={formatMessage(paymentMessages.returnedText, {
        amount: euro(centsOf(payment.totaleRimborsato)),
      })}
    />
  );
}
