import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Button, Card, CategoryTile, EmptyState, Page, useFormats } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { PagedTable, useTableParams, type Column } from 'shared-ui/table';
import { categoriesQuery, type Category } from '../categories.ts';
import { macroCategoriesQuery } from './api.ts';
import { CategoryActions } from './CategoryActions.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { messages } from './messages.ts';

const Name = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  fontWeight: 600,
}));

const nameCell = ({ id, key, name }: Category) => (
  <Name>
    <CategoryTile category={key ?? id} size={36} />
    {name}
  </Name>
);

/** `/table/categories`: the categories in their order, and for administrators what changes them. */
export function CategoriesPage() {
  const intl = useIntl();
  const table = useTableParams();
  const query = useQuery(categoriesQuery(table.page, table.pageSize));
  const isAdministrator = useSession().role === 'AdminWorkerBadge';
  const [isAdding, setIsAdding] = useState(false);
  const columns = useColumns();
  const title = intl.formatMessage(messages.title);
  const { items = [], totalItems = 0 } = query.data ?? {};
  const placeOf = (row: Category) => (table.page - 1) * table.pageSize + items.indexOf(row) + 1;
  return (
    <Page
      title={title}
      lead={<FormattedMessage {...messages.lead} />}
      breadcrumb={[
        { label: intl.formatMessage(messages.dashboard), to: paths.dashboard() },
        { label: title },
      ]}
      {...(isAdministrator
        ? {
            actions: (
              <Button onClick={() => setIsAdding(true)}>
                <FormattedMessage {...messages.add} />
              </Button>
            ),
          }
        : {})}
    >
      <PagedTable
        query={query}
        hrefOf={table.hrefOf}
        caption={title}
        columns={[
          ...columns,
          ...(isAdministrator
            ? [
                {
                  key: 'actions',
                  label: intl.formatMessage(messages.actions),
                  hasHiddenLabel: true,
                  cell: (row: Category) => (
                    <CategoryActions category={row} place={placeOf(row)} total={totalItems} />
                  ),
                } as const,
              ]
            : []),
        ]}
        rowKey={(row) => row.id}
        empty={
          <Card>
            <EmptyState title={<FormattedMessage {...messages.none} />} />
          </Card>
        }
      />
      {isAdding && <CategoryDialog category={null} onClose={() => setIsAdding(false)} />}
    </Page>
  );
}

function useColumns(): Column<Category>[] {
  const intl = useIntl();
  const { integer } = useFormats();
  const macros = useQuery(macroCategoriesQuery).data ?? [];
  return [
    {
      key: 'name',
      label: intl.formatMessage(messages.category),
      onCard: 'title',
      cell: nameCell,
    },
    {
      key: 'macro',
      label: intl.formatMessage(messages.macro),
      cell: (row) => macros.find(({ id }) => id === row.macroCategoryId)?.name ?? '-',
    },
    {
      key: 'courses',
      label: intl.formatMessage(messages.courses),
      align: 'right',
      cell: (row) => integer(row.courses),
    },
  ];
}
