import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PurchaseSummary } from 'shared-ui/details';
import type { Cart } from '../../server-cart.ts';
import { cartMessages } from '../cart/messages.ts';
import { orderMessages } from './messages.ts';
import { OrderedCourses } from './OrderedCourses.tsx';

/** What is ordered and what it costs, tax included. */
export function OrderTotals({
  cart,
  couponCents = 0,
  action,
}: {
  cart: Cart;
  /** What the coupon pays of it. */
  couponCents?: number;
  action?: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const { totals } = cart;
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
        ...(couponCents > 0
          ? [{ label: formatMessage(orderMessages.couponPart), cents: -couponCents }]
          : []),
      ]}
      totalLabel={formatMessage(orderMessages.toPay)}
      totalCents={totals.totalCents - couponCents}
      {...(action === undefined ? {} : { action })}
    >
      <OrderedCourses lines={cart.lines} />
    </PurchaseSummary>
  );
}
