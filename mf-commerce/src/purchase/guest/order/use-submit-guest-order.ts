import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  endpointKey,
  idempotencyKeyOf,
  isApiError,
  toApiError,
  type PublicCart,
} from 'shared-auth';
import { useFailureToast } from '../../../failure-text.ts';
import type { Cart } from '../../../server-cart.ts';
import { changedByOutcome } from '../../payment/changed-reads.ts';
import type { SubmissionResult } from '../../payment/OrderDialog.tsx';
import { payGuestOrder, saveGuestOrder, type WireGuestOrder } from '../api.ts';
import { beginPurchase, forgetPurchase } from '../pending-purchases.ts';
import { guestOrderOf, type GuestForm } from './guest-form.ts';

export type SubmittedGuestOrder = SubmissionResult & {
  /** Paid already, in another tab or before a reload. */
  isPaid: boolean;
};

/**
 * The public-order submission (ORDER-13): stores the draft and opens its payment. The same order is
 * the same purchase, however often it is sent: after a double click, a lost answer or a reload (E95).
 */
export function useSubmitGuestOrder(cart: PublicCart, priced: Cart) {
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const { mutateAsync, data, isPending, reset } = useMutation({
    mutationFn: async (form: GuestForm): Promise<SubmittedGuestOrder> => {
      const order = guestOrderOf(form, cart, priced);
      const itemIds = cart.items.map(({ id }) => id);
      return (await send(order, itemIds)) ?? (await send(order, itemIds)) ?? refused(null, null);
    },
    // This tab may have read orders of somebody who has logged out (API-64).
    onSuccess: () => {
      for (const queryKey of changedByOutcome) void queryClient.invalidateQueries({ queryKey });
    },
  });
  return {
    isPending,
    order: data ?? null,
    reset: () => {
      reset();
      void queryClient.invalidateQueries({ queryKey: endpointKey('/api/Cart/Public') });
    },
    /** @returns fields that the server refused, null otherwise */
    submit: async (form: GuestForm): Promise<Readonly<Record<string, string>> | null> => {
      try {
        await mutateAsync(form);
        return null;
      } catch (error) {
        failed(error);
        return toApiError(error).fields;
      }
    },
  };
}

/** @returns null when the order that was known has expired: the next try makes a new one */
async function send(order: WireGuestOrder, itemIds: string[]): Promise<SubmittedGuestOrder | null> {
  const { paymentTypeId } = order;
  // The manner of paying may change; who buys what for how much is the purchase.
  const fingerprint = await idempotencyKeyOf(
    order.carrello,
    order.voucherUserData,
    order.totalCost,
  );
  const purchase = beginPurchase({ fingerprint, paymentTypeId, itemIds });
  let orderNumber: string;
  try {
    const saved = await saveGuestOrder(purchase.key, order);
    orderNumber = saved.orderNumber;
    if (saved.paid) {
      return { orderNumber, redirectUrl: null, isPaid: true, info: null, message: null };
    }
  } catch (error) {
    // Unknown whether it was stored, or a field is wrong: the form stays and can be sent again.
    if (!isApiError(error) || error.status !== 200) throw error;
    forgetPurchase(purchase);
    return refused(error, null);
  }
  try {
    const { data: redirectUrl, info } = await payGuestOrder(purchase.key, paymentTypeId);
    return { orderNumber, redirectUrl, isPaid: redirectUrl === null, info, message: null };
  } catch (error) {
    // The order is there; without words of the server the dialog has its own (ORDER-27).
    if (!isApiError(error) || error.code !== 'ORDER_NOT_PAYABLE') {
      return refused(error, orderNumber);
    }
    forgetPurchase(purchase);
    return null;
  }
}

const refused = (error: unknown, orderNumber: string | null): SubmittedGuestOrder => ({
  orderNumber,
  redirectUrl: null,
  info: null,
  isPaid: false,
  message: error === null ? null : toApiError(error).info,
});
