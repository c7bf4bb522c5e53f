import { useQuery } from '@tanstack/react-query';
import { SealCheck } from '@phosphor-icons/react/dist/csr/SealCheck';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { emptyPublicCart, endpointKey, isApiError, publicCart } from 'shared-auth';
import { Button, EmptyState, ErrorState } from 'shared-ui';
import { clearDraft } from 'shared-ui/forms';
import { paths } from 'shared-ui/paths';
import { CancelDialog } from '../../CancelDialog.tsx';
import { cancellationOf } from '../../cancellation.ts';
import { CancellationState } from '../../CancellationState.tsx';
import { cancellationMessages } from '../../cancellation-messages.ts';
import { OrderNumber } from '../../OrderNumber.tsx';
import { paymentMessages } from '../payment/messages.ts';
import { Working } from '../payment/Working.tsx';
import { PaymentReturned } from '../payment/PaymentReturned.tsx';
import { pollWhile } from '../payment/poll-payment.ts';
import { forgetLeftCart } from '../left-cart.ts';
import { ResultActions, ResultCard } from '../payment/ResultCard.tsx';
import {
  downloadGuestCodes,
  guestPayment,
  requestGuestCancellation,
  type GuestPayment,
} from './api.ts';
import { GuestFailed } from './GuestFailed.tsx';
import { GuestFrame } from './GuestFrame.tsx';
import { messages } from './messages.ts';
import { draftName } from './order/guest-form.ts';
import { endPurchase, knownPurchases, type GuestPurchase } from './pending-purchases.ts';
import { VoucherCodes } from './VoucherCodes.tsx';

type Result = { purchase: GuestPurchase; payment: GuestPayment };

/** Of the purchases that this browser knows, the one that the provider's session belongs to. */
async function resultOf(paymentId: string | null): Promise<Result | null> {
  for (const purchase of knownPurchases()) {
    try {
      return { purchase, payment: await guestPayment(purchase.key, paymentId) };
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) throw error;
    }
  }
  return null;
}

/**
 * The result page of a visitor (ORDER-09): the server asks the provider; a reload shows the stored
 * result (E96). Codes are in this page's state only (E111).
 * @param paymentId of the provider's session; null after a window that was closed meanwhile
 */
export function GuestResult({ paymentId }: { paymentId: string | null }) {
  const { formatMessage } = useIntl();
  const result = useQuery({
    queryKey: endpointKey('/api/Order/SaveOrderPublic', paymentId),
    queryFn: () => resultOf(paymentId),
    gcTime: 0,
    ...pollWhile<Result | null>((known) => known?.payment.paymentState === 'open'),
  });
  const { data } = result;
  const isPaid = data?.payment.paid === true;
  const paid = isPaid ? data.purchase : null;

  // The cart goes only now that the payment is known.
  useEffect(() => {
    if (paid === null) return;
    endPurchase(paid);
    clearDraft(draftName);
    forgetLeftCart();
    const { items } = publicCart.read();
    const bought = items.filter(({ id }) => paid.itemIds.includes(id));
    if (bought.length > 0) publicCart.removeCarried({ ...emptyPublicCart, items: bought });
  }, [paid]);

  const step = isPaid ? 3 : 2;
  return <GuestFrame step={data === null ? null : step}>{content()}</GuestFrame>;

  function content() {
    if (data === undefined) {
      if (result.isError)
        return <ErrorState error={result.error} onRetry={() => void result.refetch()} />;
      return <Working>{formatMessage(paymentMessages.checking)}</Working>;
    }
    if (data === null) return <UnknownPurchase />;
    if (data.payment.paid) {
      return <Paid {...data} onChange={async () => void (await result.refetch())} />;
    }
    if (data.payment.richieste[0]?.stato === 'whole') return <Cancelled payment={data.payment} />;
    if (data.payment.paymentState === 'refunded') return <PaymentReturned payment={data.payment} />;
    if (data.payment.paymentState !== 'open') return <GuestFailed />;
    return (
      <EmptyState
        title={formatMessage(paymentMessages.pendingTitle)}
        text={formatMessage(messages.pendingText, { email: data.payment.email })}
        action={
          <Button busy={result.isFetching} onClick={() => void result.refetch()}>
            {formatMessage(paymentMessages.checkAgain)}
          </Button>
        }
      />
    );
  }
}

/** The success result: the codes to keep (MULTI-04), and on to the catalogue (ORDER-10). */
function Paid({
  payment,
  purchase,
  onChange,
}: Result & {
  /** Something of the purchase has changed. */
  onChange: () => Promise<void>;
}) {
  const { formatMessage } = useIntl();
  const { codes, email, orderNumber } = payment;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <ResultCard>
      <SealCheck size={64} weight="fill" aria-hidden="true" />
      <h2>{formatMessage(paymentMessages.paidTitle)}</h2>
      <p>
        {codes.length > 0
          ? formatMessage(messages.paidText, {
              count: payment.vouchersNumber,
              orderNumber: <OrderNumber key="number">{orderNumber}</OrderNumber>,
            })
          : formatMessage(messages.paidWithoutCodes, { email })}
      </p>
      <CancellationState cancellation={cancellationOf(payment)} />
      {codes.length > 0 && (
        <VoucherCodes
          codes={codes}
          count={payment.vouchersNumber}
          orderNumber={orderNumber}
          email={email}
          onDownload={() => downloadGuestCodes(purchase.key)}
        />
      )}
      <ResultActions>
        <Button variant={codes.length > 0 ? 'outlined' : 'contained'} to={paths.publicCatalogue()}>
          {formatMessage(paymentMessages.keepShopping)}
        </Button>
        {payment.annullamentoNegato === null && (
          <Button variant="text" onClick={() => setIsAsking(true)}>
            {formatMessage(cancellationMessages.ask)}
          </Button>
        )}
      </ResultActions>
      {isAsking && (
        <CancelDialog
          orderNumber={orderNumber}
          onClose={() => setIsAsking(false)}
          send={async (reason) => {
            await requestGuestCancellation(purchase.key, reason);
            await onChange();
          }}
        />
      )}
    </ResultCard>
  );
}

/** It was paid, and the money went back. */
function Cancelled({ payment }: { payment: GuestPayment }) {
  const { formatMessage } = useIntl();
  return (
    <ResultCard>
      <h2>{formatMessage(messages.cancelledTitle)}</h2>
      <CancellationState cancellation={cancellationOf(payment)} />
      <ResultActions>
        <Button to={paths.publicCatalogue()}>{formatMessage(messages.openCatalogue)}</Button>
      </ResultActions>
    </ResultCard>
  );
}

/** The address names a payment that was begun elsewhere: nothing of it is shown here. */
function UnknownPurchase() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages.unknownTitle)}
      text={formatMessage(messages.unknownText)}
      action={<Button to={paths.publicCatalogue()}>{formatMessage(messages.openCatalogue)}</Button>}
    />
  );
}
