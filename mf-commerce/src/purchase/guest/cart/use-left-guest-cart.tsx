import { useIntl } from 'react-intl';
import { parsePublicCart, publicCart, toStoredCart } from 'shared-auth';
import { Button, toast } from 'shared-ui';
import { cartMessages } from '../../cart/messages.ts';
import { forgetLeftCart, keepLeftCart, leftCartOf } from '../../left-cart.ts';

/** Puts the cart that was left back, beside what was chosen since. */
function undo(): void {
  const left = parsePublicCart(leftCartOf(null));
  publicCart.update((cart) => {
    const known = new Set(cart.items.map(({ courseId }) => courseId));
    return {
      ...left,
      items: [...cart.items, ...left.items.filter(({ courseId }) => !known.has(courseId))],
    };
  });
  forgetLeftCart();
}

/** The visitor's cart after a reset: a snapshot in sessionStorage is the way back (E94). */
export function useLeftGuestCart() {
  const { formatMessage } = useIntl();
  return {
    hasLeft: leftCartOf(null) !== null,
    undo,
    /** Empties the cart, its local copy too (CART-20), and offers to undo it. */
    reset: (): void => {
      const cart = publicCart.read();
      if (cart.items.length > 0) keepLeftCart(null, toStoredCart(cart));
      publicCart.reset();
      toast.info(formatMessage(cartMessages.emptied), {
        action: (
          <Button variant="text" onClick={undo}>
            {formatMessage(cartMessages.undo)}
          </Button>
        ),
      });
    },
  };
}
