import type { ComponentProps } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Card, EmptyState, LiveRegion } from 'shared-ui';
import { ResetFilters } from 'shared-ui/forms';
import { PagedTable } from 'shared-ui/table';
import { tableMessages as messages } from './table-messages.ts';

type FoundRowsProps<Row> = Omit<ComponentProps<typeof PagedTable<Row>>, 'empty'> & {
  /** Read out; takes `count`. */
  found: MessageDescriptor;
  noMatch: MessageDescriptor;
  /** Shown where there is nothing at all, whatever the filters. */
  none: ComponentProps<typeof EmptyState>;
  isFiltered: boolean;
  onReset: () => void;
};

/** What the filters of a table found: how many rows, their page, or the way back to all of them. */
export function FoundRows<Row>({
  found,
  noMatch,
  none,
  isFiltered,
  onReset,
  ...table
}: FoundRowsProps<Row>) {
  const { data } = table.query;
  return (
    <>
      <LiveRegion>
        {data && (
          <FormattedMessage
            {...(data.hasMore === true ? messages.foundMore : found)}
            values={{ count: data.totalItems }}
          />
        )}
      </LiveRegion>
      <PagedTable
        {...table}
        empty={
          <Card>
            {isFiltered ? (
              <EmptyState
                title={<FormattedMessage {...noMatch} />}
                action={<ResetFilters variant="outlined" onReset={onReset} />}
              />
            ) : (
              <EmptyState {...none} />
            )}
          </Card>
        }
      />
    </>
  );
}
