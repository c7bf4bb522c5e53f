import { Warning } from '@phosphor-icons/react/dist/csr/Warning';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { PaddedCard } from 'shared-ui';
import { ProgressBar } from 'shared-ui/details';
import type { ExamResult } from '../api.ts';
import { messages } from './messages.ts';

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }));

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(4.5, 0, 0),
  padding: 0,
  display: 'grid',
  gap: theme.spacing(4.5),
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: theme.spacing(1.5, 4),
    fontSize: '0.9375rem',
  },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& > li > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    fontVariantNumeric: 'tabular-nums',
  },
  '& small, & svg': { color: theme.vars.palette.warning.main },
  '& small': { gridColumn: '1 / -1', ...theme.typography.body2 },
}));

const Track = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  position: 'relative',
  '&[data-weak] .MuiLinearProgress-bar': { backgroundColor: theme.vars.palette.warning.main },
}));

const Tick = styled('i')(({ theme }) => ({
  position: 'absolute',
  top: -3,
  bottom: -3,
  width: 2,
  backgroundColor: theme.vars.palette.text.primary,
}));

const Help = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: theme.spacing(4, 0, 0),
  color: theme.vars.palette.text.secondary,
}));

/** Points of each area against the threshold; what is below it says so in words too. */
export function AreaScores({ result }: { result: ExamResult }) {
  const intl = useIntl();
  const { areas, thresholdPercent, kind } = result;
  return (
    <PaddedCard as="section">
      <Title>
        <FormattedMessage {...messages.areas} />
      </Title>
      <List>
        {areas.map(({ name, points, maxPoints, percent, isWeak }) => (
          <li key={name}>
            <b>{name}</b>
            <span>
              {isWeak && <Warning size={18} weight="fill" aria-hidden />}
              <FormattedMessage
                {...messages.areaPoints}
                values={{ points, total: maxPoints, percent }}
              />
            </span>
            <Track {...(isWeak ? { 'data-weak': '' } : {})}>
              <ProgressBar
                value={percent}
                label={intl.formatMessage(messages.areaBar, {
                  name,
                  percent,
                  threshold: thresholdPercent,
                })}
              />
              <Tick aria-hidden="true" style={{ left: `${thresholdPercent}%` }} />
            </Track>
            {isWeak && (
              <small>
                <FormattedMessage {...messages.belowThreshold} />
              </small>
            )}
          </li>
        ))}
      </List>
      <Help>
        <FormattedMessage
          {...(kind === 'certification' ? messages.tickCertification : messages.tick)}
        />
      </Help>
    </PaddedCard>
  );
}
