import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useIntl, type MessageDescriptor } from 'react-intl';
import {
  EmptyState,
  PaddedCard,
  SectionHead,
  Skeleton,
  SkeletonGroup,
  StateView,
  TextLink,
  useFormats,
} from 'shared-ui';
import { Chart } from 'shared-ui/chart';
import { paths } from 'shared-ui/paths';
import { badgeMonthsQuery, type BadgeMonth } from './api.ts';
import { messages } from './messages.ts';

const Charts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(1, 0, 6),
}));

type Kind = {
  title: MessageDescriptor;
  /** How many in all these months: the way to the rows that are counted. */
  total: MessageDescriptor;
  head: MessageDescriptor;
  filter: 'corso' | 'esame';
  countOf: (month: BadgeMonth) => number;
};

const kinds: readonly Kind[] = [
  {
    title: messages.completions,
    total: messages.completionsTotal,
    head: messages.completionsHead,
    filter: 'corso',
    countOf: ({ courses }) => courses,
  },
  {
    title: messages.examsPassed,
    total: messages.examsPassedTotal,
    head: messages.examsPassedHead,
    filter: 'esame',
    countOf: ({ exams }) => exams,
  },
];

/** Courses completed and exams passed in the last twelve months, beside each other. */
export function LearningCharts() {
  const intl = useIntl();
  const query = useQuery(badgeMonthsQuery);
  return (
    <Charts>
      {kinds.map((kind) => (
        <PaddedCard key={kind.filter}>
          <SectionHead title={intl.formatMessage(kind.title)} size="small" />
          <StateView
            query={query}
            skeleton={
              <SkeletonGroup>
                <Skeleton height="21rem" radius={10} />
              </SkeletonGroup>
            }
            isEmpty={(months) => months.every((month) => kind.countOf(month) === 0)}
            empty={<EmptyState titleLevel={3} title={intl.formatMessage(messages.noLearning)} />}
          >
            {(months) => <Months kind={kind} months={months} />}
          </StateView>
        </PaddedCard>
      ))}
    </Charts>
  );
}

function Months({
  kind: { title, total, head, filter, countOf },
  months,
}: {
  kind: Kind;
  months: BadgeMonth[];
}) {
  const intl = useIntl();
  const { integer } = useFormats();
  const dayOf = (month: string) => new Date(`${month}-15T12:00:00Z`);
  return (
    <>
      <Lead>
        <TextLink to={paths.table('badges', { tipo: filter, dal: `${months[0]?.month}-01` })}>
          {intl.formatMessage(total, {
            count: months.reduce((sum, month) => sum + countOf(month), 0),
          })}
        </TextLink>
      </Lead>
      <Chart
        title={intl.formatMessage(title)}
        points={months.map((of) => ({
          label: intl.formatDate(dayOf(of.month), { month: 'short' }),
          name: intl.formatDate(dayOf(of.month), { month: 'long', year: 'numeric' }),
          value: countOf(of),
          isPartial: of.isCurrent,
        }))}
        format={integer}
        heads={{ label: intl.formatMessage(messages.month), value: intl.formatMessage(head) }}
      />
    </>
  );
}
