import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from 'shared-ui';
import { DiscountBar, PurchaseSummary } from 'shared-ui/details';
import type { CartTotals } from '../../server-cart.ts';
import { cartMessages } from './messages.ts';
import { tierThresholds } from './price-preview.ts';

/** What a preview of a visitor's cart knows too. */
type Totals = Omit<CartTotals, 'taxableCents' | 'vatCents'>;

/** Totals of a cart with the discount banner (CART-05). Amounts in integer cents. */
export function CartSummary({
  totals,
  action,
  hasTiers = true,
}: {
  totals: Totals;
  action: ReactNode;
  /** How far the next discount by amount is; of no use to who comes for another discount. */
  hasTiers?: boolean;
}) {
  const { formatMessage } = useIntl();
  const { euro } = useFormats();
  const { over1000, over5000 } = tierThresholds;
  const next =
    totals.orderCents >= over5000 ? null : totals.orderCents >= over1000 ? over5000 : over1000;
  return (
    <PurchaseSummary
      title={formatMessage(cartMessages.summary)}
      lines={[
        { label: formatMessage(cartMessages.courses), cents: totals.coursesCents },
        { label: formatMessage(cartMessages.simulations), cents: totals.simulationsCents },
        { label: formatMessage(cartMessages.certifications), cents: totals.certificationsCents },
        ...(totals.discountCents > 0
          ? [
              {
                label: formatMessage(cartMessages.discount, { percent: totals.discountPercent }),
                cents: -totals.discountCents,
              },
            ]
          : []),
      ]}
      totalCents={totals.totalCents}
      action={action}
      {...(hasTiers
        ? {
            footer: (
              <DiscountBar
                totalCents={totals.orderCents}
                tierCents={[over1000, over5000]}
                title={formatMessage(cartMessages.discountBanner)}
                start={euro(totals.orderCents)}
                end={
                  next === null
                    ? formatMessage(cartMessages.discountReached)
                    : formatMessage(cartMessages.discountMissing, {
                        amount: euro(next - totals.orderCents),
                        b: (chunks) => <b key="amount">{chunks}</b>,
                      })
                }
              />
            ),
          }
        : {})}
    />
  );
}
