import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import {
  EmptyState,
  PaddedCard,
  SectionHead,
  Skeleton,
  SkeletonGroup,
  StateView,
  useFormats,
  type QueryLike,
} from 'shared-ui';
import { paths, type TableType } from 'shared-ui/paths';
import { messages } from './messages.ts';
import { PreviewAmount, PreviewList, PreviewRow } from './PreviewList.tsx';

export const PREVIEW_SIZE = 5;

type Line = { id: number; to: string; who: string; number: string; at: string; cents: number };

/** The newest rows of a table (BACK-01), each leading to its detail, and the way to all of them. */
export function PreviewCard<Row>({
  query,
  type,
  title,
  empty,
  lineOf,
  pillOf,
  skeletonHeight,
}: {
  query: QueryLike<{ items: Row[] }>;
  type: TableType;
  title: MessageDescriptor;
  empty: MessageDescriptor;
  lineOf: (row: Row) => Line;
  pillOf: (row: Row) => ReactNode;
  skeletonHeight: string;
}) {
  const intl = useIntl();
  return (
    <PaddedCard>
      <SectionHead title={intl.formatMessage(title)} to={paths.table(type)} size="small" />
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height={skeletonHeight} radius={10} />
          </SkeletonGroup>
        }
        isEmpty={(data) => data.items.length === 0}
        empty={<EmptyState titleLevel={3} title={<FormattedMessage {...empty} />} />}
      >
        {(data) => (
          <PreviewList>
            {data.items.map((row) => {
              const line = lineOf(row);
              return <PreviewLine key={line.id} line={line} pill={pillOf(row)} />;
            })}
          </PreviewList>
        )}
      </StateView>
    </PaddedCard>
  );
}

function PreviewLine({ line, pill }: { line: Line; pill: ReactNode }) {
  const { euro, date } = useFormats();
  return (
    <PreviewRow>
      <span>
        <Link to={line.to}>{line.who}</Link>
        <small>
          <FormattedMessage
            {...messages.orderLine}
            values={{ number: line.number, date: date(line.at) }}
          />
        </small>
      </span>
      {pill}
      <PreviewAmount>{euro(line.cents)}</PreviewAmount>
    </PreviewRow>
  );
}
