import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { newIdempotencyKey, useSession, type Person } from 'shared-auth';
import { ErrorState, Page, StateView, useLocale } from 'shared-ui';
import { Form, Formik } from 'shared-ui/forms';
import { paths } from 'shared-ui/paths';
import { breadcrumbMessages } from '../../breadcrumb-messages.ts';
import { useMailLanguage } from '../../mail-language.ts';
import { PurchaseAside, PurchaseColumn, PurchaseLayout } from '../../PurchaseLayout.tsx';
import { PurchaseSkeleton } from '../../PurchaseSkeleton.tsx';
import { useServerCart, type Cart } from '../../server-cart.ts';
import { cartMessages } from '../cart/messages.ts';
import {
  movePurchase,
  resetSaveResult,
  seenCart,
  type PurchaseSession,
} from '../purchase-session.ts';
import { PurchaseSteps } from '../PurchaseSteps.tsx';
import {
  couponQuery,
  paymentTypesQuery,
  providerTypes,
  type Coupon,
  type PaymentType,
} from './api.ts';
import { BillingCard } from './BillingCard.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { canBeGift, formOfGift, giftFields, giftOfForm, giftPart } from './gift/gift-form.ts';
import { GiftCard } from './gift/GiftCard.tsx';
import { giftMessages } from './gift/messages.ts';
import { orderMessages } from './messages.ts';
import { InvoiceCard } from './InvoiceCard.tsx';
import {
  emptyOrder,
  learnerOrderParts,
  learnerOrderSchema,
  missingAtFirst,
  type LearnerOrderForm,
} from './order-form.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentTypeCard } from './PaymentTypeCard.tsx';

const parts = [...learnerOrderParts, giftPart];

/** The order step: how to pay, for whom, with which consent (E3, ORDER-06). */
export function OrderStep({
  purchase,
  onNothingToOrder,
}: {
  purchase: PurchaseSession;
  /** The cart is empty: an empty cart has no order step. */
  onNothingToOrder: () => void;
}) {
  const { formatMessage } = useIntl();
  const cart = useServerCart();
  const paymentTypes = useQuery(paymentTypesQuery(useLocale()));
  const isEmpty = cart.data?.lines.length === 0;
  useEffect(() => {
    if (isEmpty) onNothingToOrder();
  }, [isEmpty, onNothingToOrder]);
  if (isEmpty) return null;
  return (
    <Page
      title={formatMessage(orderMessages.orderTitle)}
      breadcrumb={[
        { label: formatMessage(breadcrumbMessages.dashboard), to: paths.dashboard() },
        { label: formatMessage(cartMessages.cartTitle), to: paths.cart() },
        { label: formatMessage(orderMessages.orderTitle) },
      ]}
      actions={<PurchaseSteps current={1} />}
    >
      <StateView
        query={cart}
        skeleton={<PurchaseSkeleton />}
        error={({ error, retry }) => (
          <ErrorState
            title={formatMessage(orderMessages.stepFailed)}
            error={error}
            onRetry={retry}
          />
        )}
      >
        {(cartData) => (
          <StateView
            query={paymentTypes}
            skeleton={<PurchaseSkeleton />}
            error={({ error, retry }) => (
              <ErrorState
                title={formatMessage(orderMessages.stepFailed)}
                error={error}
                onRetry={retry}
              />
            )}
          >
            {(types) => <WithCoupon purchase={purchase} cart={cartData} paymentTypes={types} />}
          </StateView>
        )}
      </StateView>
    </Page>
  );
}

const emailsOf = ({ email, emailComunicazione }: Person) =>
  [email, emailComunicazione].map((address) => (address ?? '').toLowerCase()).filter(Boolean);

type OrderFacts = {
  purchase: PurchaseSession;
  cart: Cart;
  paymentTypes: readonly PaymentType[];
};

/** What the coupon pays depends on the total. */
function WithCoupon(facts: OrderFacts) {
  const { formatMessage } = useIntl();
  const coupon = useQuery(couponQuery(facts.cart.totals.totalCents));
  return (
    <StateView
      query={coupon}
      skeleton={<PurchaseSkeleton />}
      error={({ error, retry }) => (
        <ErrorState title={formatMessage(orderMessages.stepFailed)} error={error} onRetry={retry} />
      )}
    >
      {(data) => <OrderFormView {...facts} coupon={data} />}
    </StateView>
  );
}

function OrderFormView({ purchase, cart, paymentTypes, coupon }: OrderFacts & { coupon: Coupon }) {
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const pastDay = formatMessage(giftMessages.pastDay);
  const schema = useMemo(() => learnerOrderSchema.shape(giftFields(pastDay)), [pastDay]);
  const { person, company } = useSession();
  const language = useMailLanguage();
  const isGiftPossible = canBeGift(cart);
  const types = coupon.dueCents === 0 ? paymentTypes : providerTypes(paymentTypes);
  const order: LearnerOrderForm = {
    ...emptyOrder(types, purchase.paymentTypeId),
    usesCoupon: false,
    wantsInvoice: purchase.invoice?.wantsInvoice ?? false,
    pec: purchase.invoice?.pec ?? '',
  };
  const gift = isGiftPossible ? purchase.gift : null;
  const initialValues = { ...order, ...formOfGift(gift ?? null, language) };
  const couponCentsOf = ({ paymentTypeId, usesCoupon }: LearnerOrderForm): number | null =>
    usesCoupon || types.some(({ id, isCoupon }) => isCoupon && String(id) === paymentTypeId)
      ? coupon.paidCents
      : null;
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      initialErrors={missingAtFirst(order)}
      onSubmit={(values) => {
        const { paymentTypeId, wantsInvoice, pec } = values;
        movePurchase(resetSaveResult(purchase), 'next', {
          seen: seenCart(cart),
          paymentTypeId: Number(paymentTypeId),
          couponCents: couponCentsOf(values),
          invoice: { wantsInvoice, pec: wantsInvoice ? pec.trim() : '' },
          gift: giftOfForm(values),
          confirmation: newIdempotencyKey(),
          orderId: null,
        });
        void navigate(paths.payment());
      }}
    >
      {({ values }) => (
        <Form>
          <PurchaseLayout>
            <PurchaseColumn>
              <PaymentTypeCard types={types} coupon={coupon} />
              {isGiftPossible && <GiftCard ownEmails={person === null ? [] : emailsOf(person)} />}
              {person !== null && <BillingCard person={person} company={company} />}
              {person !== null && company === null && <InvoiceCard />}
              <ConsentCard />
            </PurchaseColumn>
            <PurchaseAside>
              <OrderSummary cart={cart} parts={parts} couponCents={couponCentsOf(values) ?? 0} />
            </PurchaseAside>
          </PurchaseLayout>
        </Form>
      )}
    </Formik>
  );
}
