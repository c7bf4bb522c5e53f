import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { publicCartTotals, usePublicCart, type PublicCart } from 'shared-auth';
import { Alert, Button, Page, TextLink } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import {
  AboveBottomBar,
  LineActions,
  PurchaseAside,
  PurchaseColumn,
  PurchaseLayout,
  SummaryActions,
} from '../../../PurchaseLayout.tsx';
import { CartSummary } from '../../cart/CartSummary.tsx';
import { noTiers, discountTiersQuery } from '../../cart/discount-tiers.ts';
import { EmptiedCart } from '../../cart/EmptiedCart.tsx';
import { cartMessages } from '../../cart/messages.ts';
import { previewPrice } from '../../cart/price-preview.ts';
import { TotalBar } from '../../cart/TotalBar.tsx';
import { useGuestCart } from '../guest-cart.ts';
import { messages } from './messages.ts';
import { PromotionBanner } from './PromotionBanner.tsx';
import { PublicCartLines } from './PublicCartLines.tsx';
import { useLeftGuestCart } from './use-left-guest-cart.tsx';

/** The visitor's cart, kept in this browser (CART-01, CART-07). */
export function PublicCartPage() {
  const { formatMessage } = useIntl();
  const cart = usePublicCart();
  const left = useLeftGuestCart();
  return (
    <Page
      width="public"
      title={formatMessage(cartMessages.cartTitle)}
      breadcrumb={[
        { label: formatMessage(messages.homepage), to: paths.homepage() },
        { label: formatMessage(cartMessages.cartTitle) },
      ]}
    >
      {cart.items.length === 0 ? (
        <EmptiedCart
          catalogue={paths.publicCatalogue()}
          onUndo={left.hasLeft ? left.undo : undefined}
        />
      ) : (
        <FilledPublicCart cart={cart} onReset={left.reset} />
      )}
    </Page>
  );
}

function FilledPublicCart({ cart, onReset }: { cart: PublicCart; onReset: () => void }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const tiers = useQuery(discountTiersQuery);
  const { coursesCents, simulationsCents, certificationsCents } = publicCartTotals(cart);
  const simulations = cart.hasSimulation ? simulationsCents : 0;
  const certifications = cart.hasCertification ? certificationsCents : 0;
  const orderCents = coursesCents + simulations + certifications;
  const isPromoted = cart.promotionalId !== null;
  const priced = useGuestCart(cart, { enabled: isPromoted, placeholderData: keepPreviousData });
  // Whether a promotion holds, the server alone knows.
  const price = priced.data?.totals ?? previewPrice(orderCents, tiers.data ?? noTiers);

  return (
    <PurchaseLayout>
      <PurchaseColumn>
        {isPromoted && <PromotionBanner totals={priced.data?.totals ?? null} />}
        <PublicCartLines cart={cart} />
        <LineActions>
          <TextLink to={paths.publicCatalogue()}>
            <ArrowLeft size={20} />
            {formatMessage(cartMessages.keepShopping)}
          </TextLink>
          <Button
            variant="text"
            tone="danger"
            onClick={() => {
              // Leaving the cart backwards resets it (CART-21); the browser's own Back does not.
              onReset();
              void navigate(paths.publicCatalogue());
            }}
          >
            {formatMessage(cartMessages.leaveCart)}
          </Button>
        </LineActions>
      </PurchaseColumn>
      <PurchaseAside>
        <CartSummary
          totals={{
            coursesCents,
            simulationsCents: simulations,
            certificationsCents: certifications,
            ...price,
            orderCents,
          }}
          action={
            <SummaryActions>
              {/* A private address: the login stands before it, and leads back to it (E5). */}
              <AboveBottomBar>
                <Button size="large" fullWidth to={paths.cart()}>
                  {formatMessage(messages.goToLogin)}
                </Button>
              </AboveBottomBar>
              <Button variant="outlined" size="large" fullWidth to={paths.publicPayment()}>
                {formatMessage(messages.buyAsGuest)}
              </Button>
            </SummaryActions>
          }
        />
        <Alert tone="info">
          {formatMessage(cart.isMultiVoucher ? messages.loginForOthers : messages.loginNeeded)}
        </Alert>
      </PurchaseAside>
      <TotalBar
        totalCents={price.totalCents}
        action={
          <Button size="large" to={paths.cart()}>
            {formatMessage(messages.goToLogin)}
          </Button>
        }
      />
    </PurchaseLayout>
  );
}
