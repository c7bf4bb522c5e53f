import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { useIntl } from 'react-intl';
import { publicCart, publicCartTotals, usePublicCart, type PublicCart } from 'shared-auth';
import { Alert, Button, EmptyState, Page, TextLink, toast } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { CartLines, type ShownLine } from '../CartLines.tsx';
import { CartSummary } from '../CartSummary.tsx';
import { cartMessages } from '../cart-messages.ts';
import { previewPrice } from '../price-preview.ts';
import { useGuestCart } from '../guest-cart.ts';
import {
  AboveBottomBar,
  PurchaseAside,
  PurchaseColumn,
  PurchaseLayout,
  SummaryActions,
} from '../PurchaseLayout.tsx';
import { useDiscountTiers, type DiscountTiers } from '../server-cart.ts';
import { TotalBar } from '../TotalBar.tsx';
import { messages } from './messages.ts';
import { PromotionBanner } from './PromotionBanner.tsx';

/** Without the server's percentages no discount is promised. */
const noTiers: DiscountTiers = { over5000: 0, over1000: 0, promotion: 0 };

/** The visitor's cart, kept in this browser (CART-01, CART-07). */
export function PublicCartPage() {
  const { formatMessage } = useIntl();
  const cart = usePublicCart();
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
        <EmptyState
          illustration="cart"
          title={formatMessage(cartMessages.nothingTitle)}
          text={formatMessage(cartMessages.nothingText)}
          action={
            <Button to={paths.publicCatalogue()}>
              {formatMessage(cartMessages.openCatalogue)}
            </Button>
          }
        />
      ) : (
        <FilledPublicCart cart={cart} />
      )}
    </Page>
  );
}

function FilledPublicCart({ cart }: { cart: PublicCart }) {
  const { formatMessage } = useIntl();
  const tiers = useDiscountTiers();
  const { coursesCents, simulationsCents, certificationsCents } = publicCartTotals(cart);
  const simulations = cart.hasSimulation ? simulationsCents : 0;
  const certifications = cart.hasCertification ? certificationsCents : 0;
  const orderCents = coursesCents + simulations + certifications;
  const isPromoted = cart.promotionalId !== null;
  const priced = useGuestCart(cart, { enabled: isPromoted });
  // Whether a promotion holds, the server alone knows.
  const price = priced.data?.totals ?? previewPrice(orderCents, tiers.data ?? noTiers);

  const lines = cart.items.map((item): ShownLine => ({
    key: item.id,
    courseId: item.courseId,
    title: item.title,
    category: item.category ?? item.courseId.toString(),
    imageUrl: item.imageUrl,
    durationMinutes: item.durationMinutes,
    courseCents: item.priceCents,
    simulationCents: cart.hasSimulation ? item.simulationCents : null,
    certificationCents: cart.hasCertification ? item.certificationCents : null,
    quantity: item.quantity,
  }));
  const remove = ({ key, title }: ShownLine) => {
    const before = publicCart.read();
    publicCart.remove(key);
    toast.info(formatMessage(cartMessages.removed, { title }), {
      action: (
        <Button variant="text" onClick={() => publicCart.update(() => before)}>
          {formatMessage(cartMessages.undo)}
        </Button>
      ),
    });
  };

  return (
    <PurchaseLayout>
      <PurchaseColumn>
        {isPromoted && <PromotionBanner totals={priced.data?.totals ?? null} />}
        <CartLines lines={lines} onRemove={remove} />
        <TextLink to={paths.publicCatalogue()}>
          <ArrowLeft size={20} />
          {formatMessage(cartMessages.keepShopping)}
        </TextLink>
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
              <AboveBottomBar>
                <Button size="large" fullWidth to={paths.login()}>
                  {formatMessage(messages.goToLogin)}
                </Button>
              </AboveBottomBar>
              <Button variant="outlined" size="large" fullWidth to={paths.publicPayment()}>
                {formatMessage(messages.buyAsGuest)}
              </Button>
            </SummaryActions>
          }
        />
        <Alert tone="info">{formatMessage(messages.loginNeeded)}</Alert>
      </PurchaseAside>
      <TotalBar
        totalCents={price.totalCents}
        action={
          <Button size="large" to={paths.login()}>
            {formatMessage(messages.goToLogin)}
          </Button>
        }
      />
    </PurchaseLayout>
  );
}
