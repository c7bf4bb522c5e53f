import { Ticket } from '@phosphor-icons/react/dist/csr/Ticket';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Checkbox } from 'shared-ui/forms';
import { cartMessages } from './messages.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(5),
  padding: theme.spacing(4, 5),
  borderRadius: theme.radius.lg,
  backgroundColor: theme.vars.palette.primary.soft,
  color: theme.vars.palette.primary.softText,
  '& > svg': { display: 'none' },
  '& label:has([role=switch])': {
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
    [theme.breakpoints.down('sm')]: { alignItems: 'flex-start' },
  },
  '& label > span': { fontWeight: 650 },
  '& label small': { color: 'inherit', fontWeight: 450 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > svg': { display: 'block' },
  },
}));

/** Whether the cart is bought for others (CART-04): the toggle between two steps of it (MULTI-02). */
export function MultiVoucherBanner({
  isOn,
  codes,
  onChange,
}: {
  isOn: boolean;
  /** How many the order will bring. */
  codes: number;
  onChange: (isOn: boolean) => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <Root>
      <Ticket size={40} weight="fill" aria-hidden="true" />
      <Checkbox
        name="isMultiVoucher"
        isSwitch
        label={formatMessage(cartMessages.multiVoucher)}
        detail={
          isOn
            ? formatMessage(cartMessages.multiVoucherCodes, { count: codes })
            : formatMessage(cartMessages.multiVoucherText)
        }
        checked={isOn}
        onChange={onChange}
      />
    </Root>
  );
}
