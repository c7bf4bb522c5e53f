import { styled } from '@mui/material/styles';
import { Coins } from '@phosphor-icons/react/dist/csr/Coins';
import { CreditCard } from '@phosphor-icons/react/dist/csr/CreditCard';
import { PaypalLogo } from '@phosphor-icons/react/dist/csr/PaypalLogo';
import { useIntl } from 'react-intl';
import { Alert, PaddedCard, useFormats } from 'shared-ui';
import { CheckboxField, RadioGroupField } from 'shared-ui/forms';
import type { Coupon, PaymentType } from './api.ts';
import { orderMessages } from './messages.ts';

/** Each type is a card: its icon, its name, what it means; the radio in the corner. */
const Types = styled(PaddedCard)(({ theme }) => ({
  '& fieldset > legend': { ...theme.typography.h4, marginBottom: theme.spacing(4) },
  '& fieldset': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr))' },
  // The error of the choice has its own row.
  '& fieldset > :not(label, legend)': { gridColumn: '1 / -1' },
  '& label': {
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
    padding: theme.spacing(4),
    border: `1.5px solid ${theme.vars.palette.border.strong}`,
    borderRadius: theme.radius.md,
    fontWeight: 650,
  },
  '& label > span > svg': { display: 'block', marginBottom: theme.spacing(2.5) },
  '& label small': { fontWeight: 400 },
  '& label:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
    '& small': { color: theme.vars.palette.primary.softText },
  },
}));

/** The wire names no kind: the icon and the second line follow the name of the type. */
function lookOf({ isCoupon, description }: PaymentType) {
  if (isCoupon) return { Icon: Coins, detail: orderMessages.couponDetail };
  return /paypal/i.test(description)
    ? { Icon: PaypalLogo, detail: orderMessages.paypalDetail }
    : { Icon: CreditCard, detail: orderMessages.providerDetail };
}

/** It pays a part, and a provider the rest (E100). */
const isPartly = ({ paidCents, dueCents }: Coupon): boolean => paidCents > 0 && dueCents > 0;

/** The payment type, required (CART-27), and the coupon where it pays a part. */
export function PaymentTypeCard({
  types,
  coupon = null,
}: {
  types: readonly PaymentType[];
  /** The buyer's; null for a visitor. */
  coupon?: Coupon | null;
}) {
  const { formatMessage } = useIntl();
  const { euro } = useFormats();
  const amounts =
    coupon === null
      ? {}
      : { amount: euro(coupon.cents), paid: euro(coupon.paidCents), due: euro(coupon.dueCents) };
  if (types.length === 0) {
    return <Alert tone="info">{formatMessage(orderMessages.noPaymentTypes)}</Alert>;
  }
  return (
    <Types>
      <RadioGroupField
        name="paymentTypeId"
        label={formatMessage(orderMessages.howToPay)}
        options={types.map((type) => {
          const { Icon, detail } = lookOf(type);
          return {
            value: String(type.id),
            label: (
              <>
                <Icon size={28} aria-hidden="true" />
                {type.description}
              </>
            ),
            detail: formatMessage(detail, amounts),
          };
        })}
      />
      {coupon !== null && isPartly(coupon) && (
        <CheckboxField
          name="usesCoupon"
          label={formatMessage(orderMessages.spendCoupon)}
          detail={formatMessage(orderMessages.spendCouponDetail, amounts)}
        />
      )}
    </Types>
  );
}
