import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Clock } from '@phosphor-icons/react/dist/csr/Clock';
import { WarningCircle } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useIntl } from 'react-intl';
import { centsOf } from 'shared-auth';
import { Button, Pill, Skeleton, SkeletonGroup, useFormats } from 'shared-ui';
import { freeVouchersQuery } from '../api.ts';
import { deadlinesQuery, type Deadline } from './api.ts';
import { bandMessages as messages } from './band-messages.ts';
import { canBeInvited, inviteCsv, needsRefresher } from './invite-csv.ts';
import { messages as deadlineMessages } from './messages.ts';

/** Pixels of a row; the place is kept while they load. */
const ROW = 72;

/** As many as the eye takes in; the list below has all. */
export const SHOWN = 5;

/** Days before the end from which it is urgent, and from which it is near. */
const URGENT = 7;
const NEAR = 30;

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

/** The first attestations to end, each with what renews it. */
export function SoonRows({
  count,
  bought,
  onBuy,
  onPrepare,
}: {
  count: number;
  /** The attestation whose refresher is being bought now, or all of them. */
  bought: string | null;
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
    const price = euro(centsOf(aggiornamento.prezzo));
    return (
      <Button
        onBand
        variant="outlined"
        size="small"
        busy={bought === row.id}
        disabled={bought !== null && bought !== row.id}
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
