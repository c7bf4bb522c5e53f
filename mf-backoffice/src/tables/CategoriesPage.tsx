import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card, CategoryTile, EmptyState, Page, useFormats } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { PagedTable, useTableParams } from 'shared-ui/table';
import { categoriesQuery, type Category } from '../categories.ts';
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

/** `/table/categories`: the categories and how many courses each has. */
export function CategoriesPage() {
  const intl = useIntl();
  const { integer } = useFormats();
  const table = useTableParams();
  const query = useQuery(categoriesQuery(table.page, table.pageSize));
  const title = intl.formatMessage(messages.categories);
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: intl.formatMessage(messages.dashboard), to: paths.dashboard() },
        { label: title },
      ]}
    >
      <PagedTable
        query={query}
        hrefOf={table.hrefOf}
        caption={title}
        columns={[
          {
            key: 'name',
            label: intl.formatMessage(messages.category),
            onCard: 'title',
            cell: nameCell,
          },
          {
            key: 'courses',
            label: intl.formatMessage(messages.courses),
            align: 'right',
            cell: (row) => integer(row.courses),
          },
        ]}
        rowKey={(row) => row.id}
        empty={
          <Card>
            <EmptyState title={<FormattedMessage {...messages.noCategories} />} />
          </Card>
        }
      />
    </Page>
  );
}
