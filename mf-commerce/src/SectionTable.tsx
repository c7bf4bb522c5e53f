import { Card, EmptyState, ErrorState } from 'shared-ui';
import { PagedTable } from 'shared-ui/table';
import type { ComponentProps } from 'react';

type PagedTableProps<Row> = ComponentProps<typeof PagedTable<Row>>;

/** A paged table under the heading of its section, which says in its own words that it failed or has nothing. */
export function SectionTable<Row extends { id: string | number }>({
  failed,
  none,
  noneText,
  ...table
}: Omit<PagedTableProps<Row>, 'rowKey' | 'empty' | 'error'> & {
  /** Title of the error. */
  failed: string;
  none: string;
  noneText: string;
}) {
  return (
    <PagedTable
      {...table}
      rowKey={({ id }) => id}
      error={({ error, retry }) => (
        <ErrorState titleLevel={3} title={failed} error={error} onRetry={retry} />
      )}
      empty={
        <Card>
          <EmptyState illustration="badge" titleLevel={3} title={none} text={noneText} />
        </Card>
      }
    />
  );
}
