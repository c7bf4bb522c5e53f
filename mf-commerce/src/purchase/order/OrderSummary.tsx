import { useIntl, type MessageDescriptor } from 'react-intl';
import { Button } from 'shared-ui';
import { PurchaseSummary } from 'shared-ui/details';
import { useFormikContext } from 'shared-ui/forms';
import { seatsTooMany, type Cart } from '../../server-cart.ts';
import { cartMessages } from '../cart/messages.ts';
import { orderMessages } from './messages.ts';
import { OrderedCourses } from './OrderedCourses.tsx';

/** Fields of the form, and what to call them when one of them is missing. */
export type FormPart = readonly [fields: readonly string[], name: MessageDescriptor];

/** What will be paid, and the button that binds: disabled, with its reason, until the form is valid (CART-28). */
export function OrderSummary({
  cart,
  parts,
  blockedBy = [],
  isBusy = false,
}: {
  cart: Cart;
  parts: readonly FormPart[];
  /** Missing conditions outside of the form. */
  blockedBy?: readonly string[];
  isBusy?: boolean;
}) {
  const { formatMessage, formatList } = useIntl();
  const { errors, isValid } = useFormikContext<Record<string, unknown>>();
  const { totals } = cart;
  const excess = seatsTooMany(cart);
  const isBlocked = blockedBy.length > 0 || excess > 0;
  const missing = [
    ...blockedBy,
    ...parts
      .filter(([fields]) => fields.some((field) => errors[field] !== undefined))
      .map(([, name]) => formatMessage(name)),
  ];
  return (
    <PurchaseSummary
      title={formatMessage(orderMessages.yourOrder)}
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
        { label: formatMessage(orderMessages.taxable), cents: totals.taxableCents },
        { label: formatMessage(orderMessages.vat), cents: totals.vatCents },
      ]}
      totalLabel={formatMessage(orderMessages.toPay)}
      totalCents={totals.totalCents}
      action={
        <Button
          type="submit"
          size="large"
          fullWidth
          busy={isBusy}
          {...(isValid && !isBlocked
            ? {}
            : {
                disabledReason:
                  excess > 0
                    ? formatMessage(cartMessages.tooManySeats, {
                        max: cart.maxSeats,
                        count: excess,
                      })
                    : formatMessage(orderMessages.missing, { list: formatList(missing) }),
              })}
        >
          {formatMessage(orderMessages.confirm)}
        </Button>
      }
    >
      <OrderedCourses lines={cart.lines} />
    </PurchaseSummary>
  );
}
