import type { ComponentProps, ReactNode } from 'react';
import { StateView, type QueryLike } from '../states/StateView.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { TableFooter } from './TableFooter.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

/** One page of a list, as the server pages it. */
export type TablePage<Row> = {
  items: readonly Row[];
  page: number;
  pageSize: number;
  totalItems: number;
  /** There are more than these, which no page leads to. */
  hasMore?: boolean;
};

type PagedTableProps<Row> = Omit<DataTableProps<Row>, 'rows' | 'rowKey'> & {
  query: QueryLike<TablePage<Row>>;
  /** Address of a page: the state is in the URL. */
  hrefOf: (page: number) => string;
  /** Default: its place, for rows without an id; a page is never reordered. */
  rowKey?: DataTableProps<Row>['rowKey'];
  empty: ReactNode;
  /** What a list that failed to load says, where that is more than `LoadError` does. */
  error?: ComponentProps<typeof StateView>['error'];
};

/** A table that the server pages, in its states, with its range and the other pages below. */
export function PagedTable<Row>({ query, hrefOf, rowKey, error, ...table }: PagedTableProps<Row>) {
  const titled = table.columns.filter(({ hasHiddenLabel }) => hasHiddenLabel !== true);
  return (
    <StateView
      query={query}
      skeleton={<TableSkeleton columns={titled.length} />}
      {...(error === undefined ? {} : { error })}
    >
      {({ items, page, pageSize, totalItems, hasMore }) => (
        <>
          <DataTable {...table} rows={items} rowKey={rowKey ?? ((row) => items.indexOf(row))} />
          <TableFooter
            page={page}
            pageSize={pageSize}
            totalItems={totalItems}
            hasMore={hasMore}
            hrefOf={hrefOf}
          />
        </>
      )}
    </StateView>
  );
}
