import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { endpointKey, idempotencyKeyOf, isApiError, isTransient, toApiError } from 'shared-auth';
import { cartQuery } from '../../server-cart.ts';
import {
  isCouponOrder,
  resetSaveResult,
  writePurchase,
  type PurchaseSession,
} from '../purchase-session.ts';
import { openPayment, payByCoupon, saveOrder } from './api.ts';
import { changedByPayment } from './changed-reads.ts';
import type { SubmissionResult } from './OrderDialog.tsx';

/** The same request runs in another tab: its answer is there in a moment. */
const isInFlight = (error: unknown): boolean =>
  isApiError(error) && error.code === 'REQUEST_IN_FLIGHT';
const IN_FLIGHT_MS = 1000;
const MOST_WAITS = 10;

/**
 * Entering payment submits the order automatically, once (ORDER-12, ORDER-14, ORDER-15, E95): not again
 * on a reload, on Back, in a second effect or in a second tab. The key is made of the buyer, the
 * cart, the payment type and the confirmation, so that a repetition finds the existing order, and a coupon or a
 * gift that was changed and changed back is not taken for a repetition.
 */
export function useSubmitOrder(purchase: PurchaseSession) {
  const queryClient = useQueryClient();
  const hasBegun = useRef(false);
  const submission = useMutation({
    mutationFn: async (paymentTypeId: number): Promise<SubmissionResult> => {
      const {
        userId,
        seen,
        couponCents,
        invoice = null,
        gift = null,
        confirmation = null,
      } = purchase;
      const isCoupon = isCouponOrder(purchase);
      const key = await idempotencyKeyOf(userId, seen, paymentTypeId, confirmation, 'order');
      let saved: Awaited<ReturnType<typeof saveOrder>>;
      try {
        saved = await saveOrder(seen, { paymentTypeId, couponCents, invoice, gift }, key);
      } catch (error) {
        // Unknown whether it was stored: sending it again under the same key is safe.
        if (isInFlight(error) || isTransient(toApiError(error))) throw error;
        const refusal = refused(error, null, isCoupon);
        writePurchase({ ...resetSaveResult(purchase), error: refusal.message });
        return refusal;
      }
      // A refusal leaves the cart on screen as it is (CART-24): it is read again where it is shown.
      void queryClient.invalidateQueries(cartQuery);
      const known: PurchaseSession = {
        ...purchase,
        orderId: saved.orderId,
        isSuccess: true,
        info: saved.info,
      };
      writePurchase(known);
      try {
        const { data, info } = isCoupon
          ? await payByCoupon(saved.orderId, paymentTypeId)
          : await openPayment(saved.orderId, paymentTypeId, { seen, couponCents });
        const redirectUrl = data.redirectPaymentUrl;
        const { isTotalPaidByCoupon } = data;
        // Paid at once: no page of a result comes that would say so (CART-24).
        for (const queryKey of isCoupon ? changedByPayment : []) {
          void queryClient.invalidateQueries({ queryKey });
        }
        const paying = { redirectUrl, isTotalPaidByCoupon, info: info ?? saved.info };
        writePurchase({ ...known, ...paying });
        return { ...saved, isCoupon, ...paying, message: null };
      } catch (error) {
        const refusal = refused(error, saved, isCoupon);
        writePurchase({ ...known, error: refusal.message });
        return refusal;
      }
    },
    retry: (waits, error) => isInFlight(error) && waits < MOST_WAITS,
    retryDelay: IN_FLIGHT_MS,
    onSettled: () =>
      Promise.all(
        [
          endpointKey('/api/Order/GetCouponNftUser'),
          endpointKey('/api/Wallet/GetWalletAlgorandUtente'),
        ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });

  const { mutate } = submission;
  const { orderId, paymentTypeId } = purchase;
  useEffect(() => {
    if (hasBegun.current || orderId !== null || paymentTypeId === null) return;
    hasBegun.current = true;
    mutate(paymentTypeId);
  }, [orderId, paymentTypeId, mutate]);
  return submission;
}

const refused = (
  error: unknown,
  saved: { orderId: number; orderNumber: string } | null,
  isCoupon: boolean,
): SubmissionResult => ({
  isCoupon,
  orderNumber: saved?.orderNumber ?? null,
  redirectUrl: null,
  info: null,
  message: toApiError(error).info,
});
