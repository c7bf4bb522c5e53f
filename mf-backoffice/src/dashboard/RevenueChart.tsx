import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  EmptyState,
  PaddedCard,
  Skeleton,
  SkeletonGroup,
  StateView,
  TextLink,
  useFormats,
} from 'shared-ui';
import { Chart } from 'shared-ui/chart';
import { paths } from 'shared-ui/paths';
import { monthsQuery, type OrderMonth } from './api.ts';
import { messages } from './messages.ts';

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3 }));

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(1, 0, 6),
  color: theme.vars.palette.text.secondary,
}));

/** Revenue of the last twelve months, with the orders behind it. */
export function RevenueChart() {
  const query = useQuery(monthsQuery);
  return (
    <PaddedCard>
      <Title>
        <FormattedMessage {...messages.revenue} />
      </Title>
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="19rem" radius={10} />
          </SkeletonGroup>
        }
        isEmpty={(months) => months.every(({ orders }) => orders === 0)}
        empty={<EmptyState titleLevel={3} title={<FormattedMessage {...messages.noRevenue} />} />}
      >
        {(months) => <Months months={months} />}
      </StateView>
    </PaddedCard>
  );
}

function Months({ months }: { months: OrderMonth[] }) {
  const intl = useIntl();
  const { wholeEuro } = useFormats();
  const current = months.at(-1);
  const dayOf = (month: string) => new Date(`${month}-15T12:00:00Z`);
  return (
    <>
      <Lead>
        <FormattedMessage {...messages.revenueLead} />{' '}
        <TextLink to={paths.table('invoice', { paid: true, pagatoDal: `${current?.month}-01` })}>
          <FormattedMessage {...messages.ordersOfMonth} values={{ orders: current?.orders ?? 0 }} />
        </TextLink>
      </Lead>
      <Chart
        title={intl.formatMessage(messages.revenue)}
        points={months.map(({ month, revenueCents, isCurrent }) => ({
          label: intl.formatDate(dayOf(month), { month: 'short' }),
          name: intl.formatDate(dayOf(month), { month: 'long', year: 'numeric' }),
          value: revenueCents,
          isPartial: isCurrent,
        }))}
        format={wholeEuro}
        heads={{
          label: intl.formatMessage(messages.month),
          value: intl.formatMessage(messages.revenueHead),
        }}
      />
    </>
  );
}
