import { styled } from '@mui/material/styles';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import {
  EmptyState,
  PaddedCard,
  SectionHead,
  Skeleton,
  SkeletonGroup,
  StateView,
  TextLink,
} from 'shared-ui';
import { Chart } from 'shared-ui/chart';
import { messages } from './messages.ts';

/** Two charts beside each other where there is room. */
export const Charts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(1, 0, 6),
  color: theme.vars.palette.text.secondary,
}));

type Month = { month: string; isCurrent: boolean };

type Props<T extends Month> = {
  title: MessageDescriptor;
  /** Column of the data behind the chart. */
  head: MessageDescriptor;
  /** Said in place of a chart of nothing. */
  none: MessageDescriptor;
  query: UseQueryResult<T[]>;
  figureOf: (month: T) => number;
  format: (value: number) => string;
  /** Above the chart: a number, with the way to the rows that it counts. */
  lead: (months: T[]) => ReactNode;
};

/** A figure of the last months. */
export function MonthChart<T extends Month>({ title, none, query, figureOf, ...shown }: Props<T>) {
  const intl = useIntl();
  return (
    <PaddedCard>
      <SectionHead title={intl.formatMessage(title)} size="small" />
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="21rem" radius={10} />
          </SkeletonGroup>
        }
        isEmpty={(months) => months.every((month) => figureOf(month) === 0)}
        empty={<EmptyState titleLevel={3} title={intl.formatMessage(none)} />}
      >
        {(months) => <Months {...shown} title={title} figureOf={figureOf} months={months} />}
      </StateView>
    </PaddedCard>
  );
}

function Months<T extends Month>({
  title,
  head,
  figureOf,
  format,
  lead,
  months,
}: Omit<Props<T>, 'query' | 'none'> & { months: T[] }) {
  const intl = useIntl();
  const dayOf = (month: string) => new Date(`${month}-15T12:00:00Z`);
  return (
    <>
      <Lead>{lead(months)}</Lead>
      <Chart
        title={intl.formatMessage(title)}
        points={months.map((of) => ({
          label: intl.formatDate(dayOf(of.month), { month: 'short' }),
          name: intl.formatDate(dayOf(of.month), { month: 'long', year: 'numeric' }),
          value: figureOf(of),
          isPartial: of.isCurrent,
        }))}
        format={format}
        heads={{ label: intl.formatMessage(messages.month), value: intl.formatMessage(head) }}
      />
    </>
  );
}

/** The same with the total of all months above it: the way to the rows that it counts. */
export function TotalChart<T extends Month>({
  total,
  rowsSince,
  ...chart
}: Omit<Props<T>, 'lead'> & {
  total: (sum: number) => ReactNode;
  /** @param day the first one that is counted, `YYYY-MM-DD` */
  rowsSince: (day: string) => string;
}) {
  return (
    <MonthChart
      {...chart}
      lead={(months) => (
        <TextLink to={rowsSince(`${months[0]?.month}-01`)}>
          {total(months.reduce((sum, month) => sum + chart.figureOf(month), 0))}
        </TextLink>
      )}
    />
  );
}
