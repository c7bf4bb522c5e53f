import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PublicCart } from 'shared-auth';
import { FormDraft, Form, Formik, refuseFields } from 'shared-ui/forms';
import { PurchaseAside, PurchaseColumn, PurchaseLayout } from '../../../PurchaseLayout.tsx';
import type { Cart } from '../../../server-cart.ts';
import type { PaymentType } from '../../order/api.ts';
import { ConsentCard } from '../../order/ConsentCard.tsx';
import { orderParts } from '../../order/order-form.ts';
import { OrderSummary } from '../../order/OrderSummary.tsx';
import { PaymentTypeCard } from '../../order/PaymentTypeCard.tsx';
import { messages } from '../messages.ts';
import { BuyerCard } from './BuyerCard.tsx';
import { cartChanges } from './cart-changes.ts';
import { CartChanges } from './CartChanges.tsx';
import {
  buyerFields,
  draftName,
  emptyForm,
  guestSchema,
  invoiceFields,
  missingOf,
} from './guest-form.ts';
import { GuestOrderDialog } from './GuestOrderDialog.tsx';
import { useSubmitGuestOrder } from './use-submit-guest-order.ts';

/** Paths of the wire to fields of this form. */
const fieldOf = (path: string) => /^order\.voucherUserData\.(\w+)$/.exec(path)?.[1] ?? null;

/** Who buys, how to pay, with which consent; confirming enters the payment (ORDER-12, ORDER-13). */
export function GuestOrderForm({
  cart,
  priced,
  paymentTypes,
}: {
  cart: PublicCart;
  priced: Cart;
  paymentTypes: readonly PaymentType[];
}) {
  const { formatMessage } = useIntl();
  const submission = useSubmitGuestOrder(cart, priced);
  const [initialValues] = useState(() => emptyForm(paymentTypes));
  const changes = useMemo(() => cartChanges(cart, priced), [cart, priced]);
  return (
    <>
      <Formik
        initialValues={initialValues}
        validationSchema={guestSchema}
        initialErrors={missingOf(initialValues)}
        onSubmit={async (form, helpers) => {
          const refused = await submission.submit(form);
          if (refused !== null) {
            refuseFields({ values: form, setStatus: helpers.setStatus }, refused, {
              pathOf: fieldOf,
            });
          }
        }}
      >
        <Form>
          <FormDraft name={draftName} />
          <PurchaseLayout>
            <PurchaseColumn>
              {changes.length > 0 && <CartChanges changes={changes} priced={priced} />}
              <BuyerCard />
              <PaymentTypeCard types={paymentTypes} />
              <ConsentCard />
            </PurchaseColumn>
            <PurchaseAside>
              <OrderSummary
                cart={priced}
                isBusy={submission.isPending}
                blockedBy={changes.length > 0 ? [formatMessage(messages.missingChanges)] : []}
                parts={[
                  [buyerFields, messages.missingBuyer],
                  [invoiceFields, messages.missingInvoice],
                  ...orderParts,
                ]}
              />
            </PurchaseAside>
          </PurchaseLayout>
        </Form>
      </Formik>
      {submission.order !== null && (
        <GuestOrderDialog order={submission.order} onClose={submission.reset} />
      )}
    </>
  );
}
