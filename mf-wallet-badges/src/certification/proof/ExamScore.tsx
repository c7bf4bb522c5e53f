import { FormattedMessage, useIntl } from 'react-intl';
import { SectionHead } from 'shared-ui';
import { DescriptionList } from 'shared-ui/details';
import type { ShownScore } from '../verification/verification.ts';
import { messages } from './messages.ts';

/** What the exam came to, as it was signed: the whole, then area by area. */
export function ExamScore({ score }: { score: ShownScore | null }) {
  const intl = useIntl();
  if (score === null) return null;
  const { percent, thresholdPercent, areas } = score;
  const formatted = (value: number) =>
    intl.formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <section>
      <SectionHead title={intl.formatMessage(messages.score)} />
      <DescriptionList
        items={[
          {
            key: 'whole',
            label: <FormattedMessage {...messages.scoreWhole} />,
            value: (
              <FormattedMessage
                {...messages.scoreOf}
                values={{ percent: formatted(percent), threshold: formatted(thresholdPercent) }}
              />
            ),
          },
          ...areas.map((area) => ({
            key: `area-${area.name}`,
            label: area.name,
            value: formatted(area.percent),
          })),
        ]}
      />
    </section>
  );
}
