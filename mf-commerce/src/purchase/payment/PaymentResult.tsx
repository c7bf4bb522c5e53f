import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SealCheck } from '@phosphor-icons/react/dist/csr/SealCheck';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { centsOf, endpointKey } from 'shared-auth';
import { Button, EmptyState, ErrorState, useFormats } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { ShareLinks } from '../../ShareLinks.tsx';
import { boughtCoursesQuery, settlePayment, type PaymentAnswer } from './api.ts';
import { changedByOutcome, changedByPayment } from './changed-reads.ts';
import { paymentMessages } from './messages.ts';
import { PaymentFrame } from './PaymentFrame.tsx';
import { Working } from './Working.tsx';
import { forgetLeftCart } from '../left-cart.ts';
import { writePurchase } from '../purchase-session.ts';
import { PaymentFailed } from './PaymentFailed.tsx';
import { PaymentReturned } from './PaymentReturned.tsx';
import { forgetPaidFromList } from './paid-from-list.ts';
import { pollWhile } from './poll-payment.ts';
import { ResultActions, ResultCard } from './ResultCard.tsx';
import { StartLesson } from './StartLesson.tsx';

/** The result page (ORDER-09): the server asks the provider; a reload shows the stored result (E96). */
export function PaymentResult({
  paymentId,
  payerId,
}: {
  paymentId: string;
  payerId: string | null;
}) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const payment = useQuery({
    queryKey: endpointKey('/api/Order/SavePayment', paymentId),
    queryFn: () => settlePayment(paymentId, payerId),
    ...pollWhile<PaymentAnswer>(({ paymentState }) => paymentState === 'open'),
  });
  const isPaid = payment.data?.paid === true;
  const isOver = isPaid || (payment.data !== undefined && payment.data.paymentState !== 'open');

  useEffect(() => {
    if (!isOver) return;
    if (isPaid) {
      writePurchase(null);
      forgetLeftCart();
      forgetPaidFromList();
    }
    for (const queryKey of isPaid ? changedByPayment : changedByOutcome) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }, [isOver, isPaid, queryClient]);

  return <PaymentFrame isDone={isPaid}>{content()}</PaymentFrame>;

  function content() {
    if (payment.data === undefined) {
      if (payment.isError)
        return <ErrorState error={payment.error} onRetry={() => void payment.refetch()} />;
      return <Working>{formatMessage(paymentMessages.checking)}</Working>;
    }
    if (payment.data.paid) return <Paid payment={payment.data} />;
    if (payment.data.paymentState === 'refunded') return <PaymentReturned payment={payment.data} />;
    if (payment.data.paymentState !== 'open') return <PaymentFailed />;
    return (
      <EmptyState
        title={formatMessage(paymentMessages.pendingTitle)}
        text={formatMessage(paymentMessages.pendingText)}
        action={
          <Button busy={payment.isFetching} onClick={() => void payment.refetch()}>
            {formatMessage(paymentMessages.checkAgain)}
          </Button>
        }
      />
    );
  }
}

/** The success result: on to the course table (ORDER-10), to the codes, or to the order. */
function Paid({ payment }: { payment: PaymentAnswer }) {
  const { orderId, vouchers, totaleRimborsato, emailGift } = payment;
  const { formatMessage } = useIntl();
  const { euro } = useFormats();
  const order = useQuery(boughtCoursesQuery(orderId));
  // Without them there is nothing to begin or to share; the order has both.
  const courses = order.isError ? [] : order.data;
  const isForOthers = vouchers.length > 0;
  return (
    <>
      <ResultCard>
        <SealCheck size={64} weight="fill" aria-hidden="true" />
        <h2>{formatMessage(paymentMessages.paidTitle)}</h2>
        <p>
          {emailGift !== null
            ? formatMessage(paymentMessages.paidGift, { email: emailGift })
            : isForOthers
              ? formatMessage(paymentMessages.paidForOthers, { count: vouchers.length })
              : formatMessage(paymentMessages.paidText)}
        </p>
        {totaleRimborsato > 0 && (
          <p>
            {formatMessage(paymentMessages.partlyReturned, {
              amount: euro(centsOf(totaleRimborsato)),
            })}
          </p>
        )}
        <ResultActions>
          {isForOthers ? (
            <Button to={paths.voucher()}>{formatMessage(paymentMessages.seeVouchers)}</Button>
          ) : (
            <StartLesson courses={courses} />
          )}
          <Button variant="outlined" to={paths.courseTable({ typology: 1 })}>
            {formatMessage(paymentMessages.keepShopping)}
          </Button>
          <Button variant="outlined" to={paths.orderDetail(orderId)}>
            {formatMessage(paymentMessages.seeOrder)}
          </Button>
        </ResultActions>
      </ResultCard>
      {courses !== undefined && <ShareLinks courses={courses} />}
    </>
  );
}
