import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Button, toast } from 'shared-ui';
import { useFailureToast } from '../../failure-text.ts';
import { cartQuery, useEmptyCart, useRestoreCart, type Cart } from '../../server-cart.ts';
import { forgetLeftCart, keepLeftCart, leftCartOf } from '../left-cart.ts';
import { cartMessages } from './messages.ts';

/** The learner's cart after a reset, and the way back: its articles are added again (E94). */
export function useLeftCart() {
  const { formatMessage } = useIntl();
  const failed = useFailureToast();
  const queryClient = useQueryClient();
  const owner = useSession(({ person }) => person?.userId ?? null);
  const empty = useEmptyCart();
  const restore = useRestoreCart();
  const left = owner === null ? null : (leftCartOf(owner) as Cart | null);

  // The message outlives the page that it was told on: what follows hangs on the promise, not on the hook.
  const putBack = async () => {
    const cart = owner === null ? null : (leftCartOf(owner) as Cart | null);
    if (cart === null) return;
    try {
      await restore.mutateAsync(cart);
      forgetLeftCart();
    } catch (error) {
      failed(error);
    }
  };
  const undo = () => void putBack();
  return {
    /** What an undo would bring back; null when nothing was left. */
    left,
    isRestoring: restore.isPending,
    undo,
    isResetting: empty.isPending,
    /**
     * Empties the cart and offers to undo it.
     * @returns false when the server did not: the cart is as it was, and the person was told
     */
    reset: async (): Promise<boolean> => {
      if (owner === null) return false;
      try {
        const cart = await queryClient.ensureQueryData(cartQuery);
        // Before the call, whose answer may be lost.
        if (cart.lines.length > 0) keepLeftCart(owner, cart);
        await empty.mutateAsync();
      } catch (error) {
        failed(error);
        return false;
      }
      toast.info(formatMessage(cartMessages.emptied), {
        action: (
          <Button variant="text" onClick={undo}>
            {formatMessage(cartMessages.undo)}
          </Button>
        ),
      });
      return true;
    },
  };
}
