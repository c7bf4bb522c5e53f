import { useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Button, EmptyState } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { paymentMessages } from './messages.ts';
import { readPurchase, resumeOrderStep } from '../purchase-session.ts';

/**
 * The failure result (ORDER-30). "Try again" leads to the order step of this tab's purchase
 * (ORDER-11); an order that was paid from the list waits there.
 */
export function PaymentFailed() {
  const { formatMessage } = useIntl();
  const { person } = useSession();
  const resume = () => {
    const purchase = person === null ? null : readPurchase(person.userId);
    if (purchase !== null) resumeOrderStep(purchase);
  };
  return (
    <EmptyState
      illustration="error"
      title={formatMessage(paymentMessages.failedTitle)}
      text={formatMessage(paymentMessages.failedText)}
      action={
        <Button to={paths.order()} onClick={resume}>
          {formatMessage(paymentMessages.tryAgain)}
        </Button>
      }
    />
  );
}
