import { useIntl, type MessageDescriptor } from 'react-intl';
import { Button } from 'shared-ui';
import { PurchaseSummary } from 'shared-ui/details';
import { useFormikContext } from 'shared-ui/forms';
import { cartMessages } from '../cart-messages.ts';
import type { Cart } from '../server-cart.ts';
import { messages } from './messages.ts';
import { OrderedCourses } from './OrderedCourses.tsx';
import type { OrderForm } from './OrderStep.tsx';

const missingParts: Record<keyof OrderForm, MessageDescriptor> = {
  paymentTypeId: messages.missingPayment,
  privacy: messages.missingPrivacy,
  terms: messages.missingTerms,
};

/** What will be paid, and the button that binds: disabled, with its reason, until the form is valid (CART-28). */
export function OrderSummary({ cart }: { cart: Cart }) {
  const { formatMessage, formatList } = useIntl();
  const { errors, isValid } = useFormikContext<OrderForm>();
  const { totals } = cart;
  const missing = (Object.keys(missingParts) as (keyof OrderForm)[])
    .filter((name) => errors[name] !== undefined)
    .map((name) => formatMessage(missingParts[name]));
  return (
    <PurchaseSummary
      title={formatMessage(messages.yourOrder)}
      lines={[
        { label: formatMessage(cartMessages.courses), cents: totals.coursesCents },
        ...(totals.simulationsCents > 0
          ? [{ label: formatMessage(cartMessages.simulations), cents: totals.simulationsCents }]
          : []),
        ...(totals.certificationsCents > 0
          ? [
              {
                label: formatMessage(cartMessages.certifications),
                cents: totals.certificationsCents,
              },
            ]
          : []),
        ...(totals.discountCents > 0
          ? [
              {
                label: formatMessage(cartMessages.discount, { percent: totals.discountPercent }),
                cents: -totals.discountCents,
              },
            ]
          : []),
        { label: formatMessage(messages.taxable), cents: totals.taxableCents },
        { label: formatMessage(messages.vat), cents: totals.vatCents },
      ]}
      totalLabel={formatMessage(messages.toPay)}
      totalCents={totals.totalCents}
      action={
        <Button
          type="submit"
          size="large"
          fullWidth
          {...(isValid
            ? {}
            : { disabledReason: formatMessage(messages.missing, { list: formatList(missing) }) })}
        >
          {formatMessage(messages.confirm)}
        </Button>
      }
    >
      <OrderedCourses lines={cart.lines} />
    </PurchaseSummary>
  );
}
