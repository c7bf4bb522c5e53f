import { useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Button, EmptyState } from 'shared-ui';
import { paths, withQuery } from 'shared-ui/paths';
import { paymentMessages } from './messages.ts';
import { paidFromList } from './paid-from-list.ts';
import { readPurchase, resumeOrderStep } from '../purchase-session.ts';

/**
 * The failure result (ORDER-30). "Try again" leads to the order step of this tab's purchase (ORDER-11); of
 * an order that was paid from the list there is no such step, it goes to its payment again.
 */
export function PaymentFailed() {
  const { formatMessage } = useIntl();
  const { person } = useSession();
  const purchase = person === null ? null : readPurchase(person.userId);
  const unpaid = paidFromList();
  const isFromList = purchase?.step !== 'payment' && unpaid !== null;
  const resume = () => {
    if (purchase !== null) resumeOrderStep(purchase);
  };
  return (
    <EmptyState
      illustration="error"
      title={formatMessage(paymentMessages.failedTitle)}
      text={formatMessage(paymentMessages.failedText)}
      action={
        <Button
          to={isFromList ? withQuery(paths.payment(), unpaid) : paths.order()}
          onClick={resume}
        >
          {formatMessage(paymentMessages.tryAgain)}
        </Button>
      }
    />
  );
}
