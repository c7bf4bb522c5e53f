import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from 'shared-ui';
import { DescriptionList } from 'shared-ui/details';
import { FieldCard } from '../../field-layout.ts';
import type { WireItem } from '../api.ts';
import { ENOUGH_ANSWERS, statisticsQuery, type Figures } from './api.ts';
import { discriminationWord } from './discrimination.ts';
import { messages } from './messages.ts';

const Options = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(3),
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: theme.spacing(1, 3),
    ...theme.typography.body2,
    overflowWrap: 'anywhere',
  },
  '& i': {
    gridColumn: '1 / -1',
    height: 6,
    borderRadius: 3,
    background: theme.vars.palette.chart[3],
  },
  '& [data-right="true"] i': { background: theme.vars.palette.chart[1] },
}));

type Option = { id: string; text: string; isRight: boolean };

/** How the answers to a question of the bank come out. */
export function StatisticsCard({
  courseId,
  questionId,
  item,
}: {
  courseId: number;
  questionId: number;
  item: WireItem;
}) {
  const statistics = useQuery(statisticsQuery(courseId));
  if (statistics.data === undefined) return null;
  const found = statistics.data.find((each) => each.questionId === questionId);
  const answers = found?.answers ?? 0;
  const figures = found?.statistics ?? null;
  return (
    <FieldCard>
      <h2>
        <FormattedMessage {...messages.title} />
      </h2>
      {figures === null ? (
        <p>
          <FormattedMessage {...messages.fewText} values={{ answers, enough: ENOUGH_ANSWERS }} />
        </p>
      ) : (
        <FiguresOf figures={figures} answers={answers} item={item} />
      )}
    </FieldCard>
  );
}

function FiguresOf({
  figures,
  answers,
  item,
}: {
  figures: Figures;
  answers: number;
  item: WireItem;
}) {
  const intl = useIntl();
  const percent = (share: number) => intl.formatNumber(share, { style: 'percent' });
  const { rightShare, rightShareOfPassed, rightShareOfFailed, discrimination } = figures;
  const options = optionsOf(item, {
    yes: intl.formatMessage(messages.yes),
    no: intl.formatMessage(messages.no),
  });
  return (
    <>
      <DescriptionList
        items={[
          {
            key: 'answers',
            label: <FormattedMessage {...messages.answers} />,
            value: intl.formatNumber(answers),
          },
          {
            key: 'right',
            label: <FormattedMessage {...messages.right} />,
            value: percent(rightShare),
          },
          {
            key: 'discrimination',
            label: <FormattedMessage {...messages.discrimination} />,
            value: (
              <FormattedMessage
                {...messages[discriminationWord(discrimination)]}
                values={{ value: intl.formatNumber(discrimination ?? 0, twoDecimals) }}
              />
            ),
          },
        ]}
      />
      {rightShareOfPassed !== null && rightShareOfFailed !== null && (
        <p>
          <FormattedMessage
            {...messages.compared}
            values={{
              passed: percent(rightShareOfPassed),
              failed: percent(rightShareOfFailed),
            }}
          />
        </p>
      )}
      {options.length > 0 && (
        <div>
          <h3>
            <FormattedMessage {...messages.chosen} />
          </h3>
          <Options>
            {options.map(({ id, text, isRight }) => {
              const share = figures.chosenShares[id] ?? 0;
              return (
                <li key={id} data-right={isRight}>
                  <span>
                    {text}
                    {isRight && (
                      <>
                        {', '}
                        <FormattedMessage {...messages.rightOption} />
                      </>
                    )}
                  </span>
                  <span>{percent(share)}</span>
                  <i style={{ width: `${Math.max(share * 100, 1)}%` }} />
                </li>
              );
            })}
          </Options>
        </div>
      )}
      {figures.needsReview && (
        <Alert tone="warning">
          <FormattedMessage {...messages.review} />
        </Alert>
      )}
    </>
  );
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** What one can choose; nothing for kinds that are written, put in order or pointed at. */
function optionsOf(item: WireItem, words: { yes: string; no: string }): Option[] {
  switch (item.kind) {
    case 'single':
      return item.content.options.map((option) => ({
        ...option,
        isRight: option.id === item.key.optionId,
      }));
    case 'multiple':
      return item.content.options.map((option) => ({
        ...option,
        isRight: item.key.optionIds.includes(option.id),
      }));
    case 'trueFalse':
      return [
        { id: 'true', text: words.yes, isRight: item.key.value },
        { id: 'false', text: words.no, isRight: !item.key.value },
      ];
    default:
      return [];
  }
}
