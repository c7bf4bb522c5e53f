import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { publicCart, usePublicCart } from 'shared-auth';
import { Button, EmptyState, ErrorState, StateView, useLocale } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { PurchaseSkeleton } from '../../../PurchaseSkeleton.tsx';
import { cartMessages } from '../../cart/messages.ts';
import { orderMessages } from '../../order/messages.ts';
import { paymentTypesQuery, providerTypes } from '../../order/api.ts';
import { useGuestCart } from '../guest-cart.ts';
import { GuestFrame } from '../GuestFrame.tsx';
import { GuestResult } from '../GuestResult.tsx';
import { messages } from '../messages.ts';
import { GuestOrderForm } from './GuestOrderForm.tsx';
import { UnpaidPurchase } from './UnpaidPurchase.tsx';
import { useOpenPurchase } from './use-open-purchase.ts';

/**
 * The order of the guest's cart. First it loads purchases whose result this browser does not know
 * yet: one that was paid while the window was closed shows its codes here.
 */
export function GuestOrder() {
  const open = useOpenPurchase();
  const isEmpty = usePublicCart(({ items }) => items.length === 0);
  if (open.status === 'looking') {
    return (
      <GuestFrame step={1}>
        <PurchaseSkeleton />
      </GuestFrame>
    );
  }
  if (open.status === 'paid') return <GuestResult paymentId={null} />;
  return (
    <GuestFrame step={isEmpty ? null : 1}>
      {open.status === 'unpaid' && <UnpaidPurchase {...open} />}
      <Order />
    </GuestFrame>
  );
}

function Order() {
  const { formatMessage } = useIntl();
  const cart = usePublicCart();
  // A payment in another tab empties the cart under the form.
  const [hadItems] = useState(() => publicCart.read().items.length > 0);
  const priced = useGuestCart(cart);
  const paymentTypes = useQuery(paymentTypesQuery(useLocale()));
  if (cart.items.length === 0) {
    return (
      <EmptyState
        illustration="cart"
        title={formatMessage(hadItems ? cartMessages.nothingTitle : messages.nothingTitle)}
        text={formatMessage(messages.nothingText)}
        action={
          <Button to={paths.publicCatalogue()}>{formatMessage(cartMessages.openCatalogue)}</Button>
        }
      />
    );
  }
  const failed = ({ error, retry }: { error: unknown; retry: () => void }) => (
    <ErrorState title={formatMessage(orderMessages.stepFailed)} error={error} onRetry={retry} />
  );
  return (
    <StateView query={priced} skeleton={<PurchaseSkeleton />} error={failed}>
      {(pricedCart) => (
        <StateView query={paymentTypes} skeleton={<PurchaseSkeleton />} error={failed}>
          {(types) => (
            <GuestOrderForm cart={cart} priced={pricedCart} paymentTypes={providerTypes(types)} />
          )}
        </StateView>
      )}
    </StateView>
  );
}
