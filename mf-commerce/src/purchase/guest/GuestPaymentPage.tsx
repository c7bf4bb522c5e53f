import { useSearchParams } from 'react-router-dom';
import { parsePaymentReturn } from '../payment/payment-return.ts';
import { GuestFailed } from './GuestFailed.tsx';
import { GuestFrame } from './GuestFrame.tsx';
import { GuestResult } from './GuestResult.tsx';
import { GuestOrder } from './order/GuestOrder.tsx';

/** `/public/payment` (ORDER-08): the guest's order, and the result on the way back (E11). */
export function GuestPaymentPage() {
  const [search] = useSearchParams();
  const back = parsePaymentReturn(search);
  if (back.kind === 'returned') return <GuestResult key={back.paymentId} {...back} />;
  if (back.kind === 'none') return <GuestOrder />;
  return (
    <GuestFrame step={2}>
      <GuestFailed />
    </GuestFrame>
  );
}
