import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../formats/use-formats.ts';
import { messages } from '../i18n/messages.ts';
import { Card } from '../data-display/Card.tsx';

const Root = styled(Card)({ overflow: 'hidden' });

const Body = styled('div')(({ theme }) => ({
  padding: theme.spacing(5),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(6) },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& > h2': { ...theme.typography.h4 },
}));

const Lines = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: theme.spacing(2.5),
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(4) },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& [data-discount] dd': { color: theme.vars.palette.success.main },
}));

const Total = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  paddingTop: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.border.default}`,
  fontWeight: 650,
  '& strong': { ...theme.typography.figure, whiteSpace: 'nowrap' },
}));

const Vat = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: theme.spacing(1),
  textAlign: 'right',
  color: theme.vars.palette.text.tertiary,
}));

export type SummaryLine = {
  label: ReactNode;
  /** Integer cents; a discount is negative. */
  cents: number;
};

/** Lines, rule, total in the figure style, "IVA inclusa", action. Zero is "-" (MONEY-01). */
export function PurchaseSummary({
  title,
  children,
  lines,
  totalCents,
  totalLabel,
  action,
  footer,
}: {
  title: ReactNode;
  /** Before the lines: what is bought. */
  children?: ReactNode;
  lines: readonly SummaryLine[];
  totalCents: number;
  totalLabel?: ReactNode;
  action?: ReactNode;
  /** Under a change of ground: the discount tiers. */
  footer?: ReactNode;
}) {
  const { euro } = useFormats();
  return (
    <Root>
      <Body>
        <h2>{title}</h2>
        {children}
        <Lines>
          {lines.map((line, index) => (
            <div key={index} {...(line.cents < 0 ? { 'data-discount': '' } : {})}>
              <dt>{line.label}</dt>
              <dd>{euro(line.cents)}</dd>
            </div>
          ))}
        </Lines>
        <div>
          <Total>
            <span>{totalLabel ?? <FormattedMessage {...messages.summaryTotal} />}</span>
            <strong>{euro(totalCents)}</strong>
          </Total>
          <Vat>
            <FormattedMessage {...messages.summaryVat} />
          </Vat>
        </div>
        {action}
      </Body>
      {footer}
    </Root>
  );
}
