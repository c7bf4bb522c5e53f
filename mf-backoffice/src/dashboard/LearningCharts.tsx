import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useFormats } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { badgeMonthsQuery } from './api.ts';
import { messages } from './messages.ts';
import { Charts, TotalChart } from './MonthChart.tsx';

/** Courses completed and exams passed in the last twelve months, beside each other. */
export function LearningCharts() {
  const query = useQuery(badgeMonthsQuery);
  const { integer } = useFormats();
  const shared = { query, none: messages.noLearning, format: integer };
  return (
    <Charts>
      <TotalChart
        {...shared}
        title={messages.completions}
        head={messages.completionsHead}
        figureOf={({ courses }) => courses}
        total={(count) => <FormattedMessage {...messages.completionsTotal} values={{ count }} />}
        rowsSince={(dal) => paths.table('badges', { tipo: 'corso', dal })}
      />
      <TotalChart
        {...shared}
        title={messages.examsPassed}
        head={messages.examsPassedHead}
        figureOf={({ exams }) => exams}
        total={(count) => <FormattedMessage {...messages.examsPassedTotal} values={{ count }} />}
        rowsSince={(dal) => paths.table('badges', { tipo: 'esame', dal })}
      />
    </Charts>
  );
}
