import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useFormats } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { creditMonthsQuery } from './api.ts';
import { messages } from './messages.ts';
import { Charts, TotalChart } from './MonthChart.tsx';

/** Credits given and used in the last twelve months, beside each other; 1 credit is 1 euro (M11). */
export function CreditCharts() {
  const query = useQuery(creditMonthsQuery);
  const { euro, wholeEuro } = useFormats();
  const shared = { query, none: messages.noCredits, format: wholeEuro };
  return (
    <Charts>
      <TotalChart
        {...shared}
        title={messages.creditsGiven}
        head={messages.creditsGivenHead}
        figureOf={({ givenCents }) => givenCents}
        total={(cents) => (
          <FormattedMessage {...messages.creditsGivenTotal} values={{ amount: euro(cents) }} />
        )}
        rowsSince={(dal) => paths.table('credits', { movimento: 'assegnati', dal })}
      />
      <TotalChart
        {...shared}
        title={messages.creditsUsed}
        head={messages.creditsUsedHead}
        figureOf={({ usedCents }) => usedCents}
        total={(cents) => (
          <FormattedMessage {...messages.creditsUsedTotal} values={{ amount: euro(cents) }} />
        )}
        rowsSince={(dal) => paths.table('credits', { movimento: 'usati', dal })}
      />
    </Charts>
  );
}
