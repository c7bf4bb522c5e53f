import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Clock } from '@phosphor-icons/react/dist/csr/Clock';
import { WarningCircle } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import {
  Alert,
  Band,
  Button,
  Pill,
  Skeleton,
  SkeletonGroup,
  TextLink,
  useFormats,
} from 'shared-ui';
import { freeVouchersQuery, type CompanySummary } from '../api.ts';
import { deadlinesQuery, type Deadline, type Wanted } from './api.ts';
import { bandMessages as messages } from './band-messages.ts';
import { deadlinesPath } from './deadlines-path.ts';
import { canBeInvited, inviteCsv, needsRefresher } from './invite-csv.ts';
import { messages as deadlineMessages } from './messages.ts';
import { useBuyRefreshers } from './use-buy-refreshers.ts';

/** Pixels of a row; the place is kept while they load. */
const ROW = 72;

/** As many as the eye takes in; the list below has all. */
const SHOWN = 5;

/** Days before the end from which it is urgent, and from which it is near. */
const URGENT = 7;
const NEAR = 30;

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

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.spacing(2, 4),
    minHeight: ROW,
    paddingBlock: theme.spacing(2),
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.border.onBand}` },
  '& > li > [data-part=days]': { justifySelf: 'start' },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& p > b': { display: 'block' },
  '& p > span, & > li > [data-part=renewal]': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.onBandMuted,
  },
  [theme.breakpoints.down('sm')]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}));

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
  const buys = buying.isPending ? whatIs(buying.variables) : null;
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
              busy={buys === 'all'}
              disabled={buys !== null && buys !== 'all'}
              onClick={() => buying.mutate({ stato: 'inScadenza' })}
            >
              {formatMessage(messages.renewAll, { price: euro(Math.round(prezzo * 100)) })}
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
          {buying.error !== null && (
            <Alert tone="danger" announce="alert">
              {toApiError(buying.error).info}
            </Alert>
          )}
        </Summary>
        <SoonRows
          count={Math.min(inScadenza, SHOWN)}
          buys={buys}
          onBuy={(id) => buying.mutate({ ids: [id] })}
          onPrepare={onPrepare}
        />
      </Root>
    </section>
  );
}

const whatIs = (wanted: Wanted) => ('ids' in wanted ? (wanted.ids[0] ?? null) : 'all');

function SoonRows({
  count,
  buys,
  onBuy,
  onPrepare,
}: {
  count: number;
  /** What is being bought now. */
  buys: string | null;
  onBuy: (id: string) => void;
  onPrepare: (csv: string) => void;
}) {
  const { formatMessage } = useIntl();
  const { date, euro } = useFormats();
  const soon = useQuery(deadlinesQuery({ page: 1, pageSize: SHOWN, stato: 'inScadenza' }));
  const free = useQuery(freeVouchersQuery());
  if (soon.isPending) {
    return (
      <SkeletonGroup>
        <Skeleton height={count * ROW} radius={10} />
      </SkeletonGroup>
    );
  }
  // The list below says that it failed, and can be asked for again.
  if (soon.data === undefined) return null;
  return (
    <Rows>
      {soon.data.items.map((row) => (
        <li key={row.id}>
          <span data-part="days">
            <DaysLeft days={row.giorni ?? 0} />
          </span>
          <p>
            <b>{row.nome}</b>
            <span>
              {formatMessage(messages.what, { course: row.titoloCorso, date: date(row.scadeIl) })}
            </span>
          </p>
          {actionOf(row)}
        </li>
      ))}
    </Rows>
  );

  function actionOf(row: Deadline) {
    const { aggiornamento, nome, rinnovo } = row;
    if (aggiornamento === null || !needsRefresher(row)) {
      return (
        <span data-part="renewal">
          {formatMessage(
            rinnovo === 'none' ? deadlineMessages.noRefresher : deadlineMessages[rinnovo],
          )}
        </span>
      );
    }
    const hasCode = free.data?.some(
      ({ corsoId, liberi }) => corsoId === aggiornamento.corsoId && liberi > 0,
    );
    if (hasCode === true && canBeInvited(row)) {
      return (
        <Button
          onBand
          variant="outlined"
          size="small"
          aria-label={formatMessage(messages.inviteNamed, { name: nome })}
          onClick={() => onPrepare(inviteCsv([row]))}
        >
          {formatMessage(messages.invite)}
        </Button>
      );
    }
    const price = euro(Math.round(aggiornamento.prezzo * 100));
    return (
      <Button
        onBand
        variant="outlined"
        size="small"
        busy={buys === row.id}
        disabled={buys !== null && buys !== row.id}
        aria-label={formatMessage(messages.renewNamed, { name: nome, price })}
        onClick={() => onBuy(row.id)}
      >
        {formatMessage(messages.renew, { price })}
      </Button>
    );
  }
}

function DaysLeft({ days }: { days: number }) {
  const { formatMessage } = useIntl();
  const text = formatMessage(messages.days, { days });
  if (days <= URGENT) {
    return (
      <Pill tone="danger" icon={<WarningCircle size={16} aria-hidden />}>
        {text}
      </Pill>
    );
  }
  if (days <= NEAR) {
    return (
      <Pill tone="warning" icon={<Clock size={16} aria-hidden />}>
        {text}
      </Pill>
    );
  }
  return <Pill>{text}</Pill>;
}
