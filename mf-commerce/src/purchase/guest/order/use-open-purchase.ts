import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointKey, isApiError } from 'shared-auth';
import { guestPayment, type GuestPayment } from '../api.ts';
import {
  endPurchase,
  forgetPurchase,
  openPurchases,
  type GuestPurchase,
} from '../pending-purchases.ts';

export type OpenPurchase =
  | { status: 'looking' }
  | { status: 'none' }
  | { status: 'paid' }
  | { status: 'unpaid'; purchase: GuestPurchase; payment: GuestPayment };

/** What became of the purchases that were begun in this browser and not brought to an end. */
export function useOpenPurchase(): OpenPurchase {
  // As it was on entering: what the submission begins meanwhile is not one to be resumed.
  const [begun] = useState(openPurchases);
  const query = useQuery({
    queryKey: endpointKey(
      '/api/Order/SaveOrderPublic',
      'open',
      begun.map(({ fingerprint }) => fingerprint),
    ),
    queryFn: () => firstOpen(begun),
    enabled: begun.length > 0,
    // Codes are shown once, to the first request.
    gcTime: 0,
    staleTime: Infinity,
    retry: 1,
  });
  // A missing answer must not prevent an order.
  if (begun.length === 0 || query.isError) return { status: 'none' };
  return query.data ?? { status: 'looking' };
}

async function firstOpen(begun: readonly GuestPurchase[]): Promise<OpenPurchase> {
  let unpaid: OpenPurchase = { status: 'none' };
  for (const purchase of begun) {
    try {
      const payment = await guestPayment(purchase.key, null);
      if (payment.paid) {
        endPurchase(purchase);
        return { status: 'paid' };
      }
      if (payment.paymentState === 'expired') forgetPurchase(purchase);
      else if (payment.paymentState === 'open' && unpaid.status === 'none') {
        unpaid = { status: 'unpaid', purchase, payment };
      }
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) throw error;
      forgetPurchase(purchase);
    }
  }
  return unpaid;
}
