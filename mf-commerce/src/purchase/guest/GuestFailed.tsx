import { useIntl } from 'react-intl';
import { Button, EmptyState } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { paymentMessages } from '../payment/messages.ts';
import { messages } from './messages.ts';

/** The failure result (ORDER-30): "Try again" leads to the cart, which is as it was (ORDER-11). */
export function GuestFailed() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      illustration="error"
      title={formatMessage(paymentMessages.failedTitle)}
      text={formatMessage(messages.failedText)}
      action={<Button to={paths.publicCart()}>{formatMessage(paymentMessages.tryAgain)}</Button>}
    />
  );
}
