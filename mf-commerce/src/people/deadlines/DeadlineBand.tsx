import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { centsOf, toApiError } from 'shared-auth';
import { Alert, Band, Button, TextLink, useFormats } from 'shared-ui';
import type { CompanySummary } from '../api.ts';
import type { Wanted } from './api.ts';
import { bandMessages as messages } from './band-messages.ts';
import { deadlinesPath } from './deadlines-path.ts';
import { messages as deadlineMessages } from './messages.ts';
import { SHOWN, SoonRows } from './SoonRows.tsx';
import { useBuyRefreshers } from './use-buy-refreshers.ts';

const Root = styled(Band)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6, 10),
  padding: theme.spacing(6, 5),
  borderRadius: theme.radius.xl,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(14rem, 17rem) minmax(0, 1fr)',
    padding: theme.spacing(10, 9),
  },
}));

const Summary = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignContent: 'center',
  '& h2': { ...theme.typography.h4, margin: 0 },
  '& h2 > b': { ...theme.typography.display, display: 'block', marginBottom: theme.spacing(2) },
  '& > p': { ...theme.typography.body2, color: theme.vars.palette.text.onBandMuted },
}));

const ALL = 'all';

/** Whose button was pressed: that of an attestation, or the one for all. */
const buttonOf = (wanted: Wanted) => ('ids' in wanted ? (wanted.ids[0] ?? ALL) : ALL);

/** Whose attestations end within 90 days: what a company comes for first. Nothing where none does. */
export function DeadlineBand({
  summary: { attestati },
  onPrepare,
}: {
  summary: CompanySummary;
  /** With a file of invites to be checked. */
  onPrepare: (csv: string) => void;
}) {
  const { formatMessage } = useIntl();
  const { euro } = useFormats();
  const buying = useBuyRefreshers();
  const { inScadenza, scaduti, daComprare, disponibili, prezzo } = attestati;
  const bought = buying.isPending ? buttonOf(buying.variables) : null;
  if (inScadenza === 0) return null;
  return (
    <section aria-labelledby="deadlines-soon">
      <Root>
        <Summary>
          <h2 id="deadlines-soon">
            {formatMessage(messages.title, { count: inScadenza, b: (text) => <b>{text}</b> })}
          </h2>
          {daComprare > 0 && (
            <Button
              onBand
              busy={bought === ALL}
              disabled={bought !== null && bought !== ALL}
              onClick={() => buying.mutate({ stato: 'inScadenza' })}
            >
              {formatMessage(messages.renewAll, { price: euro(centsOf(prezzo)) })}
            </Button>
          )}
          {daComprare > 0 && <p>{formatMessage(messages.renewText)}</p>}
          {disponibili > 0 && <p>{formatMessage(messages.inHand, { count: disponibili })}</p>}
          {inScadenza > SHOWN && (
            <TextLink to={deadlinesPath('inScadenza')}>
              {formatMessage(messages.all, { count: inScadenza })}
            </TextLink>
          )}
          {scaduti > 0 && (
            <TextLink to={deadlinesPath('scaduti')}>
              {formatMessage(messages.ended, { count: scaduti })}
            </TextLink>
          )}
          {buying.data?.daComprare === 0 && (
            <Alert tone="info" announce="status">
              {formatMessage(deadlineMessages.inHand)}
            </Alert>
          )}
          {buying.error !== null && (
            <Alert tone="danger" announce="alert">
              {toApiError(buying.error).info}
            </Alert>
          )}
        </Summary>
        <SoonRows
          count={Math.min(inScadenza, SHOWN)}
          bought={bought}
          onBuy={(id) => buying.mutate({ ids: [id] })}
          onPrepare={onPrepare}
        />
      </Root>
    </section>
  );
}
