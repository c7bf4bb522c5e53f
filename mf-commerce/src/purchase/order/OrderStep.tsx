import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useSession } from 'shared-auth';
import { ErrorState, Page, StateView, useLocale } from 'shared-ui';
import { Form, Formik, validators } from 'shared-ui/forms';
import { paths } from 'shared-ui/paths';
import { boolean, object } from 'yup';
import { PurchaseSkeleton } from '../../PurchaseSkeleton.tsx';
import { breadcrumbMessages } from '../../breadcrumb-messages.ts';
import { cartMessages } from '../cart/messages.ts';
import { PurchaseAside, PurchaseColumn, PurchaseLayout } from '../../PurchaseLayout.tsx';
import { PurchaseSteps } from '../PurchaseSteps.tsx';
import { movePurchase, seenCart, type PurchaseSession } from '../purchase-session.ts';
import { useServerCart, type Cart } from '../../server-cart.ts';
import { fetchPaymentTypes, type PaymentType } from './api.ts';
import { BillingCard } from './BillingCard.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { orderMessages } from './messages.ts';
import { OrderSummary, type FormPart } from './OrderSummary.tsx';
import { PaymentTypeCard } from './PaymentTypeCard.tsx';

export type OrderForm = { paymentTypeId: string; privacy: boolean; terms: boolean };

const schema = object({
  paymentTypeId: validators.required(),
  privacy: boolean().oneOf([true]),
  terms: boolean().oneOf([true]),
});

/** Known before the first validation, so that the button never looks ready too early (CART-28). */
const missingOf = (form: OrderForm): Partial<Record<keyof OrderForm, string>> => ({
  ...(form.paymentTypeId === '' ? { paymentTypeId: 'required' } : {}),
  privacy: 'required',
  terms: 'required',
});

const parts: readonly FormPart[] = [
  [['paymentTypeId'], orderMessages.missingPayment],
  [['privacy'], orderMessages.missingPrivacy],
  [['terms'], orderMessages.missingTerms],
];

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
  const locale = useLocale();
  const cart = useServerCart();
  const paymentTypes = useQuery({
    queryKey: ['Order/GetPaymentTypes', locale],
    queryFn: ({ signal }) => fetchPaymentTypes(signal),
    staleTime: 5 * 60_000,
  });
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
        error={({ retry }) => (
          <ErrorState title={formatMessage(orderMessages.stepFailed)} onRetry={retry} />
        )}
      >
        {(cartData) => (
          <StateView
            query={paymentTypes}
            skeleton={<PurchaseSkeleton />}
            error={({ retry }) => (
              <ErrorState title={formatMessage(orderMessages.stepFailed)} onRetry={retry} />
            )}
          >
            {(types) => <OrderFormView purchase={purchase} cart={cartData} paymentTypes={types} />}
          </StateView>
        )}
      </StateView>
    </Page>
  );
}

function OrderFormView({
  purchase,
  cart,
  paymentTypes,
}: {
  purchase: PurchaseSession;
  cart: Cart;
  paymentTypes: readonly PaymentType[];
}) {
  const navigate = useNavigate();
  const { person } = useSession();
  // Payment by coupon comes with the wallet; a type that cannot be used yet is not offered.
  const offered = paymentTypes.filter((type) => !type.isCoupon);
  const initialValues: OrderForm = {
    paymentTypeId: String(
      purchase.paymentTypeId ?? (offered.length === 1 ? (offered[0]?.id ?? '') : ''),
    ),
    privacy: false,
    terms: false,
  };
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      initialErrors={missingOf(initialValues)}
      onSubmit={({ paymentTypeId }) => {
        movePurchase(purchase, 'next', {
          seen: seenCart(cart),
          paymentTypeId: Number(paymentTypeId),
          orderId: null,
          redirectUrl: null,
        });
        void navigate(paths.payment());
      }}
    >
      <Form>
        <PurchaseLayout>
          <PurchaseColumn>
            <PaymentTypeCard types={offered} />
            {person !== null && <BillingCard person={person} />}
            <ConsentCard />
          </PurchaseColumn>
          <PurchaseAside>
            <OrderSummary cart={cart} parts={parts} />
          </PurchaseAside>
        </PurchaseLayout>
      </Form>
    </Formik>
  );
}
