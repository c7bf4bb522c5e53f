import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Band, useFormats } from 'shared-ui';
import type { Credits, Wallet } from './api.ts';
import { messages } from './messages.ts';

const Root = styled(Band)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  padding: theme.spacing(6),
  borderRadius: theme.radius.xl,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 2fr',
    alignItems: 'center',
    padding: theme.spacing(9),
  },
}));

const Sum = styled('div')(({ theme }) => ({
  '& > p': { margin: 0, color: theme.vars.palette.text.onBandMuted },
  '& > p:last-child': { ...theme.typography.caption, color: theme.vars.palette.text.onBandMuted },
  '& strong': { ...theme.typography.h1, display: 'block', marginBlock: theme.spacing(1) },
}));

const Kinds = styled('dl')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    columnGap: theme.spacing(4),
    paddingBlock: theme.spacing(4),
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.border.onBand}` },
  '& dt': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    columnGap: theme.spacing(4),
    fontWeight: 600,
  },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    fontWeight: 400,
    color: theme.vars.palette.text.onBandMuted,
  },
  '& dd': { margin: 0, textAlign: 'right' },
  '& dd strong': { ...theme.typography.h3, display: 'block' },
}));

const Sign = styled('span')(({ theme }) => ({
  width: 12,
  height: 12,
  borderRadius: 3,
  backgroundColor: theme.vars.palette.reward.onBand,
  '&[data-kind="profitSharing"]': { backgroundColor: theme.vars.palette.primary.onBand },
}));

/** Legend and totals of the credits that can be used (WALLET-01); profit sharing is a teacher's (WALLET-04). */
export function Totals({ wallet }: { wallet: Wallet }) {
  const intl = useIntl();
  const { euro } = useFormats();
  return (
    <Root>
      <Sum>
        <p>
          <FormattedMessage {...messages.total} />
        </p>
        <strong>{euro(wallet.totalCents)}</strong>
        <p>
          <FormattedMessage {...messages.worth} values={{ amount: euro(100) }} />
        </p>
      </Sum>
      <section aria-label={intl.formatMessage(messages.legend)}>
        <Kinds>
          <Kind
            kind="reward"
            credits={wallet.reward}
            name={<FormattedMessage {...messages.reward} />}
            text={<FormattedMessage {...messages.rewardText} />}
          />
          {wallet.profitSharing !== null && (
            <Kind
              kind="profitSharing"
              credits={wallet.profitSharing}
              name={<FormattedMessage {...messages.profitSharing} />}
              text={<FormattedMessage {...messages.profitSharingText} />}
            />
          )}
        </Kinds>
      </section>
    </Root>
  );
}

function Kind({
  kind,
  credits,
  name,
  text,
}: {
  kind: 'reward' | 'profitSharing';
  credits: Credits;
  name: ReactNode;
  text: ReactNode;
}) {
  const { euro } = useFormats();
  return (
    <div>
      <dt>
        <Sign data-kind={kind} aria-hidden="true" />
        <span>
          {name}
          <small>{text}</small>
        </span>
      </dt>
      <dd>
        <strong>{euro(credits.availableCents)}</strong>
        {credits.pendingCents > 0 && (
          <small>
            <FormattedMessage
              {...messages.pending}
              values={{ amount: euro(credits.pendingCents) }}
            />
          </small>
        )}
        {credits.unnotedCents !== 0 && (
          <small>
            <FormattedMessage
              {...messages.unnoted}
              values={{
                amount: `${credits.unnotedCents < 0 ? '− ' : ''}${euro(Math.abs(credits.unnotedCents))}`,
              }}
            />
          </small>
        )}
      </dd>
    </div>
  );
}
