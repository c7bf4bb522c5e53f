import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { PaddedCard, SectionHead, useFormats } from 'shared-ui';
import type { Order } from './api.ts';
import { messages } from './messages.ts';

const Lines = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: theme.spacing(3),
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(4) },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600 },
  '& > div:last-of-type': {
    alignItems: 'baseline',
    paddingTop: theme.spacing(4),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& dt': { color: theme.vars.palette.text.primary, fontWeight: 600 },
    '& dd': { ...theme.typography.figure, fontSize: '1.5rem' },
  },
}));

/** The amounts as they were charged; none is computed here. */
export function Totals({ totals }: { totals: Order['totals'] }) {
  const intl = useIntl();
  const { euro } = useFormats();
  const lines = [
    { message: messages.gross, value: euro(totals.gross) },
    { message: messages.discount, value: euro(totals.discount && -totals.discount) },
    { message: messages.coupon, value: euro(totals.coupon && -totals.coupon) },
    { message: messages.net, value: euro(totals.net) },
    { message: messages.vat, value: euro(totals.vat) },
    { message: messages.total, value: euro(totals.total) },
  ];
  return (
    <PaddedCard as="section">
      <SectionHead title={intl.formatMessage(messages.totals)} size="small" />
      <Lines>
        {lines.map(({ message, value }) => (
          <div key={message.id}>
            <dt>
              <FormattedMessage {...message} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Lines>
    </PaddedCard>
  );
}
