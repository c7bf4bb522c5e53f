import { styled } from '@mui/material/styles';
import { ArrowUUpLeft } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, PaddedCard, Pill, type GlyphName } from 'shared-ui';
import type { Operation, Remote } from './api.ts';
import { HaltedCanary } from './HaltedCanary.tsx';
import { messages } from './messages.ts';
import { remoteHealth, type Health } from './release-health.ts';
import { Versions } from './Versions.tsx';

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3),
  marginBottom: theme.spacing(5),
  '& h2': { ...theme.typography.h4, overflowWrap: 'anywhere' },
  '& p': { color: theme.vars.palette.text.secondary },
}));

const Name = styled('div')({ flex: '1 1 14rem', minWidth: 0 });

const looks: Record<
  Health,
  { tone: 'success' | 'warning' | 'danger' | 'neutral'; glyph: GlyphName }
> = {
  healthy: { tone: 'success', glyph: 'successFill' },
  suffering: { tone: 'warning', glyph: 'warningFill' },
  failing: { tone: 'danger', glyph: 'errorFill' },
  unknown: { tone: 'neutral', glyph: 'infoFill' },
};

/** One part of the application: whose it is, how it does, its versions, the way back. */
export function RemoteCard({
  remote,
  lastOperation,
  onRollBack,
}: {
  remote: Remote;
  /** The latest operation on it. */
  lastOperation: Operation | undefined;
  onRollBack: () => void;
}) {
  const nameId = useId();
  const health = remoteHealth(remote);
  return (
    <PaddedCard as="section" aria-labelledby={nameId}>
      <Head>
        <Name>
          <h2 id={nameId}>{remote.key}</h2>
          <p>{remote.owner}</p>
        </Name>
        <Pill {...looks[health]}>
          <FormattedMessage {...messages[health]} />
        </Pill>
        <Button
          variant="outlined"
          size="small"
          startIcon={<ArrowUUpLeft size={18} aria-hidden />}
          onClick={onRollBack}
          {...(remote.previous === null
            ? { disabledReason: <FormattedMessage {...messages.nothingBefore} /> }
            : {})}
        >
          <FormattedMessage {...messages.rollBack} />
        </Button>
      </Head>
      {lastOperation?.name === 'halt' && <HaltedCanary halt={lastOperation} />}
      <Versions remote={remote} />
    </PaddedCard>
  );
}
