import { useState } from 'react';
import { useSession } from 'shared-auth';
import { OrderList } from './orders/OrderList.tsx';
import { OrderStep } from './purchase/order/OrderStep.tsx';
import { readPurchase, writePurchase } from './purchase/purchase-session.ts';

/** `/order`: the list, or the order step while the purchase stands there (E3, ORDER-06). */
export function OrderPage() {
  const { person } = useSession();
  const [purchase, setPurchase] = useState(() =>
    person === null ? null : readPurchase(person.userId),
  );
  if (purchase?.step !== 'order') return <OrderList />;
  const leave = () => {
    writePurchase(null);
    setPurchase(null);
  };
  return <OrderStep purchase={purchase} onNothingToOrder={leave} />;
}
