import { styled } from '@mui/material/styles';
import { Ticket } from '@phosphor-icons/react/dist/csr/Ticket';
import { useIntl } from 'react-intl';
import { Button, PaddedCard, SectionHead, TextLink, useFormats } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { CompanySummary } from './api.ts';
import { messages } from './messages.ts';

const Root = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignContent: 'start',
  '& > [data-size]': { marginBottom: 0 },
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 3,
  height: 12,
  '& > span': { minWidth: 4, borderRadius: theme.radius.sm },
}));

const Legend = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: theme.spacing(3),
  '& > div': { display: 'flex', alignItems: 'center', gap: theme.spacing(3) },
  '& dd': { margin: 0, marginLeft: 'auto', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
}));

const Ground = styled('span')(({ theme }) => ({
  '&[data-part=riscattati]': { backgroundColor: theme.vars.palette.chart[1] },
  '&[data-part=inviati]': { backgroundColor: theme.vars.palette.info.main },
  '&[data-part=daInviare]': { backgroundColor: theme.vars.palette.text.secondary },
  '&[data-part=sospesi]': { backgroundColor: theme.vars.palette.warning.main },
}));

const Sign = styled(Ground)({ flex: 'none', width: 14, height: 14, borderRadius: 4 });

const parts = [
  {
    part: 'riscattati',
    label: messages.redeemedCodes,
    to: paths.companyPeople({ stato: 'riscattati' }),
  },
  { part: 'inviati', label: messages.sentCodes, to: paths.companyPeople({ stato: 'inAttesa' }) },
  { part: 'daInviare', label: messages.freeCodes, to: paths.voucher() },
  { part: 'sospesi', label: messages.suspendedCodes, to: paths.voucher() },
] as const;

/** What became of the codes that the company bought; each number leads to what it counts. */
export function VoucherCounts({ voucher }: { voucher: CompanySummary['voucher'] }) {
  const { formatMessage } = useIntl();
  const { integer } = useFormats();
  const shown = parts.filter(({ part }) => part !== 'sospesi' || voucher.sospesi > 0);
  return (
    <Root as="section" aria-labelledby="voucher-counts">
      <SectionHead id="voucher-counts" title={formatMessage(messages.vouchers)} size="small" />
      <p>{formatMessage(messages.bought, { count: voucher.acquistati })}</p>
      <Bar aria-hidden>
        {shown.map(({ part }) =>
          voucher[part] === 0 ? null : (
            <Ground key={part} data-part={part} style={{ flexGrow: voucher[part] }} />
          ),
        )}
      </Bar>
      <Legend>
        {shown.map(({ part, label, to }) => (
          <div key={part}>
            <Sign data-part={part} aria-hidden />
            <dt>
              <TextLink to={to}>{formatMessage(label)}</TextLink>
            </dt>
            <dd>{integer(voucher[part])}</dd>
          </div>
        ))}
      </Legend>
      <Button
        variant="outlined"
        fullWidth
        to={paths.voucher()}
        startIcon={<Ticket size={20} aria-hidden />}
      >
        {formatMessage(messages.toVouchers)}
      </Button>
      <Button variant="text" fullWidth to={paths.orders({ tipoRicevuta: 2 })}>
        {formatMessage(messages.toInvoices)}
      </Button>
    </Root>
  );
}
