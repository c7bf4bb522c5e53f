import { ShoppingCart } from '@phosphor-icons/react/dist/csr/ShoppingCart';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { defineMessages, IconLink } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { useServerCart } from '../server-cart.ts';

export const cartButtonMessages = defineMessages({
  cart: {
    id: 'commerce.topbar.cart',
    defaultMessage:
      '{count, plural, =0 {Carrello} one {Carrello, # articolo} other {Carrello, # articoli}}',
    description: 'Name of the cart icon in the top bar',
  },
});

/** Slot `shell.topbar.actions.v1`: a learner's cart with its number of lines (SHELL-15); none while paying (SHELL-17). */
export function CartButton() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const cart = useServerCart();
  const isPaying = /^\/payment\/?$/i.test(pathname);
  const count = isPaying ? 0 : (cart.data?.itemCount ?? 0);
  return (
    <IconLink
      to={paths.cart()}
      label={formatMessage(cartButtonMessages.cart, { count })}
      count={count}
      data-cart-badge={count}
    >
      <ShoppingCart size={22} />
    </IconLink>
  );
}
