import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from 'shared-ui';
import type { Voucher } from './api.ts';
import { changeMessages as messages } from './change-messages.ts';

const Root = styled('span')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  '& > small': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

/** The state of a voucher and, for its buyer, to whom it was sent and who redeemed it (E167). */
export function VoucherState({ voucher, children }: { voucher: Voucher; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const { mail, redeemer } = voucher;
  return (
    <Root>
      {children}
      {redeemer !== null && <small>{formatMessage(messages.redeemedBy, { name: redeemer })}</small>}
      {mail !== null && <small>{sentTo(mail)}</small>}
    </Root>
  );

  function sentTo({ name, email, dueAt, sentAt }: NonNullable<Voucher['mail']>) {
    if (sentAt !== null)
      return formatMessage(messages.mailSent, { name, email, day: date(sentAt) });
    return Date.parse(dueAt) > Date.now()
      ? formatMessage(messages.mailDue, { name, email, day: date(dueAt) })
      : formatMessage(messages.mailLeaving, { name, email });
  }
}
