import { useState, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from 'shared-auth';
import { paths } from 'shared-ui/paths';
import { readPurchase } from '../purchase-session.ts';
import { parsePaymentReturn } from './payment-return.ts';
import { PaymentFailed } from './PaymentFailed.tsx';
import { PaymentResult } from './PaymentResult.tsx';
import { PayAgain } from './PayAgain.tsx';
import { PaymentFrame } from './PaymentFrame.tsx';
import { SubmitOrder } from './SubmitOrder.tsx';

/** `/payment` (ORDER-08): the submission, the way to the provider, and the result on the way back (E11). */
export function PaymentPage() {
  const [search] = useSearchParams();
  const { person } = useSession();
  // As it was on entering: what the submission stores meanwhile must not change the view under it.
  const [purchase] = useState(() => (person === null ? null : readPurchase(person.userId)));
  const back = parsePaymentReturn(search);
  const orderId = Number(search.get('orderId'));
  const paymentTypeId = Number(search.get('paymentTypeId'));

  if (back.kind === 'returned') return <PaymentResult key={back.paymentId} {...back} />;
  let content: ReactNode;
  if (back.kind === 'cancelled') content = <PaymentFailed />;
  else if (orderId > 0 && paymentTypeId > 0) {
    content = <PayAgain orderId={orderId} paymentTypeId={paymentTypeId} />;
  } else if (purchase?.step === 'payment') content = <SubmitOrder purchase={purchase} />;
  else return <Navigate to={paths.order()} replace />;
  return <PaymentFrame>{content}</PaymentFrame>;
}
