import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '../accessibility/VisuallyHidden.tsx';
import { Card } from '../data-display/Card.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { messages } from '../i18n/messages.ts';
import { EmptyState } from '../states/EmptyState.tsx';
import { toggleSort, type Column, type Sort } from './columns.ts';

// No overflow above 900: a scrolling box would hold the sticky head inside it.
const Frame = styled(Card)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { border: 0, background: 'none' },
}));

/** A sticky head; below 900 px each row is a card, its cells named by their heads. */
const Root = styled(Table)(({ theme }) => ({
  '& th': { position: 'sticky', top: 'var(--wb-sticky-top, 0px)', zIndex: 1 },
  '& th:first-of-type': { borderTopLeftRadius: 15 },
  '& th:last-of-type': { borderTopRightRadius: 15 },
  '& tr:last-of-type > td:first-of-type': { borderBottomLeftRadius: 15 },
  '& tr:last-of-type > td:last-of-type': { borderBottomRightRadius: 15 },
  [theme.breakpoints.down('md')]: {
    '&, & tbody': { display: 'block' },
    '& thead': {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: 1,
      height: 1,
      overflow: 'hidden',
    },
    '& tbody': { display: 'grid', gap: theme.spacing(3) },
    '& tbody tr': {
      display: 'grid',
      gap: theme.spacing(2),
      padding: theme.spacing(4),
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.radius.lg,
      backgroundColor: theme.vars.palette.background.paper,
    },
    '& tbody td': {
      display: 'flex',
      // MUI turns the cells of numbers round; on a card the name comes first in each.
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: theme.spacing(4),
      height: 'auto',
      minHeight: 24,
      padding: 0,
      border: 0,
      textAlign: 'right',
      '&::before': {
        content: 'attr(data-label)',
        color: theme.vars.palette.text.secondary,
        fontSize: '0.8125rem',
        textAlign: 'left',
      },
    },
    '& tbody tr:hover td': { background: 'none' },
    '& tbody td[data-card=title]': {
      gridColumn: '1 / -1',
      textAlign: 'left',
      fontWeight: 600,
      '&::before': { content: 'none' },
    },
    '& tbody td[data-card=hidden], & tbody td:has(> [data-no-value])': { display: 'none' },
    '& tbody td[data-label=""]': { justifyContent: 'flex-end', '&::before': { content: 'none' } },
  },
  // Across the whole card of a tablet a fact would be far from its name: two side by side.
  [theme.breakpoints.between('sm', 'md')]: {
    '& tbody tr': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: theme.spacing(12),
    },
    '& tbody td[data-label=""]': { gridColumn: 2 },
  },
}));

export type DataTableProps<Row> = {
  /** Name of the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What the server sorted by; keep it in the URL. */
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  /** In place of "La ricerca non ha prodotto risultati" with its illustration (SHELL-61). */
  empty?: ReactNode;
};

/**
 * Rows that the server sorted, filtered and paged. Sticky head; only sortable heads are buttons;
 * below 900 px each row is a card.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort = null,
  onSort,
  empty,
}: DataTableProps<Row>) {
  if (rows.length === 0) {
    return (
      empty ?? (
        <Card>
          <EmptyState title={<FormattedMessage {...messages.noResults} />} />
        </Card>
      )
    );
  }
  // Roles are explicit, because browsers drop those of a table whose rows CSS turns into cards.
  return (
    <Frame>
      <Root role="table">
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} role="row">
              {columns.map((column) => (
                <TableCell
                  key={column.key}
                  role="cell"
                  align={column.align ?? 'left'}
                  data-card={column.onCard}
                  data-label={column.hasHiddenLabel ? '' : column.label}
                >
                  {column.cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Root>
    </Frame>
  );
}

function Head<Row>({
  column: { label, sortBy, align = 'left', hasHiddenLabel = false },
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
}) {
  const intl = useIntl();
  const isSorted = sortBy !== undefined && sort?.by === sortBy;
  const direction = sort?.direction ?? 'asc';
  return (
    <TableCell role="columnheader" align={align} sortDirection={isSorted ? direction : false}>
      {sortBy !== undefined && onSort ? (
        <TableSortLabel
          component="button"
          type="button"
          active={isSorted}
          direction={direction}
          title={intl.formatMessage(messages.tableSort, { column: label })}
          onClick={() => onSort(toggleSort(sort, sortBy))}
          {...(isSorted ? {} : { IconComponent: SortableGlyph })}
        >
          {label}
        </TableSortLabel>
      ) : hasHiddenLabel ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        label
      )}
    </TableCell>
  );
}

function SortableGlyph({ className }: { className?: string }) {
  return <Glyph name="sort" size={14} {...(className === undefined ? {} : { className })} />;
}
