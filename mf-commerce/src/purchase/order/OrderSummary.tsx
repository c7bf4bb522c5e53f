import { useIntl, type MessageDescriptor } from 'react-intl';
import { Button } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { seatsTooMany, type Cart } from '../../server-cart.ts';
import { cartMessages } from '../cart/messages.ts';
import { orderMessages } from './messages.ts';
import { OrderTotals } from './OrderTotals.tsx';

/** Fields of the form, and what to call them when one of them is missing. */
export type FormPart = readonly [fields: readonly string[], name: MessageDescriptor];

/** What will be paid, and the button that binds: disabled, with its reason, until the form is valid (CART-28). */
export function OrderSummary({
  cart,
  parts,
  couponCents = 0,
  blockedBy = [],
  isBusy = false,
}: {
  cart: Cart;
  parts: readonly FormPart[];
  /** What the coupon pays of it. */
  couponCents?: number;
  /** Missing conditions outside of the form. */
  blockedBy?: readonly string[];
  isBusy?: boolean;
}) {
  const { formatMessage, formatList } = useIntl();
  const { errors, isValid } = useFormikContext<Record<string, unknown>>();
  const excess = seatsTooMany(cart);
  const isBlocked = blockedBy.length > 0 || excess > 0;
  const missing = [
    ...blockedBy,
    ...parts
      .filter(([fields]) => fields.some((field) => errors[field] !== undefined))
      .map(([, name]) => formatMessage(name)),
  ];
  return (
    <OrderTotals
      cart={cart}
      couponCents={couponCents}
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
    />
  );
}
