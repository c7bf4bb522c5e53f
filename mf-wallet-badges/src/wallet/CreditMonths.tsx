import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState, PaddedCard, Skeleton, SkeletonGroup, StateView, useFormats } from 'shared-ui';
import { AreaChart } from 'shared-ui/chart';
import { creditMonthsQuery, type CreditMonth } from './api.ts';
import { chartMessages as messages } from './chart-messages.ts';

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  marginBottom: theme.spacing(4),
}));

/** The credits of the last twelve months, one kind upon the other; the table says what moved them. */
export function CreditMonths() {
  const { formatMessage } = useIntl();
  const query = useQuery(creditMonthsQuery);
  const title = formatMessage(messages.title);
  return (
    <PaddedCard as="section" aria-label={title}>
      <Title>{title}</Title>
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="20rem" radius={10} />
          </SkeletonGroup>
        }
        isEmpty={(months) => months.every(isEmpty)}
        empty={<EmptyState titleLevel={3} title={<FormattedMessage {...messages.none} />} />}
      >
        {(months) => <Areas title={title} months={months} />}
      </StateView>
    </PaddedCard>
  );
}

const isEmpty = (month: CreditMonth): boolean =>
  [
    month.rewardCents,
    month.profitSharingCents ?? 0,
    month.receivedCents,
    month.spentCents,
    month.setAsideCents,
  ].every((cents) => cents === 0);

function Areas({ title, months }: { title: string; months: readonly CreditMonth[] }) {
  const { formatDate, formatMessage } = useIntl();
  const { euro } = useFormats();
  const dayOf = (month: string) => new Date(`${month}-15T12:00:00Z`);
  const reward = {
    name: formatMessage(messages.reward),
    values: months.map(({ rewardCents }) => rewardCents),
  };
  const profitSharing = {
    name: formatMessage(messages.profitSharing),
    values: months.map(({ profitSharingCents }) => profitSharingCents ?? 0),
  };
  const isTeacher = months.some(({ profitSharingCents }) => profitSharingCents !== null);
  const kinds = isTeacher ? [reward, profitSharing] : [reward];
  return (
    <AreaChart
      title={title}
      labels={months.map(({ month }) => ({
        label: formatDate(dayOf(month), { month: 'short' }),
        name: formatDate(dayOf(month), { month: 'long', year: 'numeric' }),
      }))}
      series={kinds.map((kind) => ({ ...kind, tone: kind === reward ? 2 : 1 }))}
      format={euro}
      table={{
        label: formatMessage(messages.month),
        columns: [
          ...kinds.map(({ name, values }) => ({ head: name, values })),
          {
            head: formatMessage(messages.received),
            values: months.map(({ receivedCents }) => receivedCents),
          },
          {
            head: formatMessage(messages.spent),
            values: months.map(({ spentCents }) => spentCents),
          },
          {
            head: formatMessage(messages.setAside),
            values: months.map(({ setAsideCents }) => setAsideCents),
          },
        ],
      }}
    />
  );
}
