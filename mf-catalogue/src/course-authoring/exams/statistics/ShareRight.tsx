import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { ENOUGH_ANSWERS, type WireStatistics } from './api.ts';
import { discriminationWord } from './discrimination.ts';
import { messages } from './messages.ts';

const Share = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  gap: theme.spacing(1),
  minWidth: 48,
  fontVariantNumeric: 'tabular-nums',
  '& i': { height: 4, borderRadius: 2, background: theme.vars.palette.chart[1] },
}));

const Few = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** In the table of the bank: how many are right, as figure and short bar. */
export function ShareRight({ found }: { found: WireStatistics | undefined }) {
  const intl = useIntl();
  const share = found?.statistics?.rightShare;
  if (share === undefined) {
    return (
      <Few>
        <FormattedMessage {...messages.few} values={{ enough: ENOUGH_ANSWERS }} />
      </Few>
    );
  }
  return (
    <Share>
      {intl.formatNumber(share, { style: 'percent' })}
      <i style={{ width: `${share * 100}%` }} />
    </Share>
  );
}

/** In the table of the bank: the discrimination, with a word where the question should be read again. */
export function Discrimination({ found }: { found: WireStatistics | undefined }) {
  const intl = useIntl();
  const value = found?.statistics?.discrimination ?? null;
  if (value === null) return <>-</>;
  const text = intl.formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return discriminationWord(value) === 'low' ? (
    <FormattedMessage {...messages.low} values={{ value: text }} />
  ) : (
    <>{text}</>
  );
}
