import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { TextLink, useFormats } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { monthsQuery } from './api.ts';
import { messages } from './messages.ts';
import { MonthChart } from './MonthChart.tsx';

/** Revenue of the last twelve months, with the orders of the current one. */
export function RevenueChart() {
  const { wholeEuro } = useFormats();
  return (
    <MonthChart
      query={useQuery(monthsQuery)}
      title={messages.revenue}
      head={messages.revenueHead}
      none={messages.noRevenue}
      figureOf={({ revenueCents }) => revenueCents}
      format={wholeEuro}
      lead={(months) => {
        const current = months.at(-1);
        return (
          <>
            <FormattedMessage {...messages.revenueLead} />{' '}
            <TextLink
              to={paths.table('invoice', { paid: true, pagatoDal: `${current?.month}-01` })}
            >
              <FormattedMessage
                {...messages.ordersOfMonth}
                values={{ orders: current?.orders ?? 0 }}
              />
            </TextLink>
          </>
        );
      }}
    />
  );
}
