export { DataTable, type DataTableProps } from './DataTable.tsx';
export { PagedTable, type TablePage } from './PagedTable.tsx';
export { NoValue } from './NoValue.tsx';
export { TableFooter } from './TableFooter.tsx';
export { TableSkeleton } from './TableSkeleton.tsx';
export { toggleSort, type Column, type Sort, type SortDirection } from './columns.ts';
export { useTableParams } from './use-table-params.ts';
