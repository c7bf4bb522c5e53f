import { useIntl } from 'react-intl';
import { useFormats } from 'shared-ui';
import { StepCard } from '../PurchaseLayout.tsx';
import type { OrderDetail, RefundReason } from './api.ts';
import { Articles } from './Articles.tsx';
import { refundMessages } from './refund-messages.ts';

const reasonMessages = {
  paid_twice: refundMessages.paidTwice,
  amount_differs: refundMessages.amountDiffers,
  owned_already: refundMessages.ownedAlready,
  order_closed: refundMessages.orderClosed,
  coupon_missing: refundMessages.couponMissing,
  cancellation: refundMessages.cancellation,
  goodwill: refundMessages.goodwill,
} satisfies Record<RefundReason, unknown>;

/** What of an order has gone back or is on its way, and why. */
export function OrderRefunds({ refunds }: Pick<OrderDetail, 'refunds'>) {
  const { formatMessage } = useIntl();
  const { euro, date } = useFormats();
  return (
    <StepCard>
      <h2>{formatMessage(refundMessages.title)}</h2>
      <Articles>
        {refunds.map(({ cents, reason, courseTitle, refundedAt, isCoupon }, place) => (
          <li key={place}>
            <span>
              {courseTitle ?? formatMessage(refundMessages.one)}
              <small>
                {formatMessage(reasonMessages[reason])}{' '}
                {refundedAt === null
                  ? formatMessage(refundMessages.underWay)
                  : formatMessage(isCoupon ? refundMessages.toCoupon : refundMessages.done, {
                      day: date(refundedAt),
                    })}
              </small>
            </span>
            <strong>{euro(cents)}</strong>
          </li>
        ))}
      </Articles>
    </StepCard>
  );
}
