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

const Root = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': { padding: theme.spacing(2, 4), textAlign: 'left' },
  '& [data-align=right]': { textAlign: 'right' },
  '& thead th': {
    position: 'sticky',
    top: 'var(--wb-sticky-top, 0px)',
    zIndex: 1,
    height: 48,
    backgroundColor: theme.vars.palette.background.sunken,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.8125rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '&:first-of-type': { borderTopLeftRadius: 15 },
    '&:last-of-type': { borderTopRightRadius: 15 },
  },
  '& tbody td': { height: 60, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& tbody tr:hover td': { backgroundColor: theme.vars.palette.background.default },
  '& tbody tr:last-of-type td:first-of-type': { borderBottomLeftRadius: 15 },
  '& tbody tr:last-of-type td:last-of-type': { borderBottomRightRadius: 15 },
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
    '& tbody td[data-card=hidden]': { display: 'none' },
    '& tbody td[data-label=""]': { justifyContent: 'flex-end', '&::before': { content: 'none' } },
  },
  // A tablet has room for two facts side by side: across the whole card a fact is far from its name.
  [theme.breakpoints.between('sm', 'md')]: {
    '& tbody tr': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: theme.spacing(12),
    },
    '& tbody td[data-label=""]': { gridColumn: 2 },
  },
}));

const SortButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 32,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover, [aria-sort] > &': { color: theme.vars.palette.text.primary },
}));

// Said aloud, because browsers forget a table's roles where CSS turns its rows into cards.
const asTable = { role: 'table' };
const asGroup = { role: 'rowgroup' };
const asRow = { role: 'row' };
const asHead = { role: 'columnheader' };
const asCell = { role: 'cell' };

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
  return (
    <Frame>
      <Root {...asTable}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead {...asGroup}>
          <tr {...asRow}>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody {...asGroup}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...asRow}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  {...asCell}
                  data-align={column.align}
                  data-card={column.onCard}
                  data-label={column.hasHiddenLabel ? '' : column.label}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Root>
    </Frame>
  );
}

function Head<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
}) {
  const intl = useIntl();
  const { sortBy, label } = column;
  const isSorted = sortBy !== undefined && sort?.by === sortBy;
  const direction = sort?.direction === 'desc' ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      {...asHead}
      data-align={column.align}
      {...(isSorted ? { 'aria-sort': direction } : {})}
    >
      {sortBy !== undefined && onSort ? (
        <SortButton
          type="button"
          title={intl.formatMessage(messages.tableSort, { column: label })}
          onClick={() => onSort(toggleSort(sort, sortBy))}
        >
          {label}
          <Glyph name={isSorted ? (direction === 'ascending' ? 'up' : 'down') : 'sort'} size={14} />
        </SortButton>
      ) : column.hasHiddenLabel ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        label
      )}
    </th>
  );
}
