import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRight } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useSession } from 'shared-auth';
import { Button, ErrorState, Page, StateView, TextLink } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { breadcrumbMessages } from '../../breadcrumb-messages.ts';
import {
  AboveBottomBar,
  LineActions,
  PurchaseAside,
  PurchaseColumn,
  PurchaseLayout,
} from '../../PurchaseLayout.tsx';
import { PurchaseSkeleton } from '../../PurchaseSkeleton.tsx';
import { isExamGone, seatsTooMany, useServerCart, type Cart } from '../../server-cart.ts';
import { beginPurchase, movePurchase, seenCart, writePurchase } from '../purchase-session.ts';
import { PurchaseSteps } from '../PurchaseSteps.tsx';
import { CartContent } from './CartContent.tsx';
import { CartSummary } from './CartSummary.tsx';
import { EmptiedCart } from './EmptiedCart.tsx';
import { cartMessages } from './messages.ts';
import { TotalBar } from './TotalBar.tsx';
import { useLeftCart } from './use-left-cart.tsx';

/** The learner's cart (CART-01), first step of the purchase. */
export function CartPage() {
  const { formatMessage } = useIntl();
  const cart = useServerCart();
  const left = useLeftCart();
  const isFilled = cart.data !== undefined && cart.data.lines.length > 0;
  return (
    <Page
      title={formatMessage(cartMessages.cartTitle)}
      breadcrumb={[
        { label: formatMessage(breadcrumbMessages.dashboard), to: paths.dashboard() },
        { label: formatMessage(cartMessages.cartTitle) },
      ]}
      {...(isFilled ? { actions: <PurchaseSteps current={0} /> } : {})}
    >
      <StateView
        query={cart}
        skeleton={<PurchaseSkeleton />}
        error={({ error, retry }) => (
          <ErrorState
            title={formatMessage(cartMessages.loadFailed)}
            error={error}
            onRetry={retry}
          />
        )}
        isEmpty={({ lines }) => lines.length === 0}
        empty={
          <EmptiedCart
            catalogue={paths.courseTable()}
            onUndo={left.left === null ? undefined : left.undo}
            isBusy={left.isRestoring}
          />
        }
      >
        {(data) => <FilledCart cart={data} left={left} />}
      </StateView>
    </Page>
  );
}

function FilledCart({ cart, left }: { cart: Cart; left: ReturnType<typeof useLeftCart> }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { person } = useSession();
  const toOrder = () => {
    if (person === null) return;
    movePurchase(beginPurchase(person.userId, seenCart(cart)), 'next');
    void navigate(paths.order());
  };
  // Leaving the cart backwards resets it (CART-21); the browser's own Back does not.
  const leave = async () => {
    if (!(await left.reset())) return;
    writePurchase(null);
    await navigate(paths.courseTable());
  };
  const excess = seatsTooMany(cart);
  const obstacle = cart.lines.some(isExamGone)
    ? formatMessage(cartMessages.examsGone)
    : excess > 0
      ? formatMessage(cartMessages.tooManySeats, { max: cart.maxSeats, count: excess })
      : null;
  const reason = obstacle === null ? {} : { disabledReason: obstacle };
  return (
    <PurchaseLayout>
      <PurchaseColumn>
        <CartContent cart={cart} />
        <LineActions>
          <TextLink to={paths.courseTable()}>
            <ArrowLeft size={20} />
            {formatMessage(cartMessages.keepShopping)}
          </TextLink>
          <Button variant="text" tone="danger" busy={left.isResetting} onClick={() => void leave()}>
            {formatMessage(cartMessages.leaveCart)}
          </Button>
        </LineActions>
      </PurchaseColumn>
      <PurchaseAside>
        <CartSummary
          totals={cart.totals}
          action={
            <AboveBottomBar>
              <Button
                size="large"
                fullWidth
                endIcon={<ArrowRight size={20} />}
                onClick={toOrder}
                {...reason}
              >
                {formatMessage(cartMessages.toOrder)}
              </Button>
            </AboveBottomBar>
          }
        />
      </PurchaseAside>
      <TotalBar
        totalCents={cart.totals.totalCents}
        action={
          <Button size="large" onClick={toOrder} {...reason}>
            {formatMessage(cartMessages.toOrder)}
          </Button>
        }
      />
    </PurchaseLayout>
  );
}
