import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes, renderWithProviders } from '../testing/index.ts';
import { DataTable, TableFooter, useTableParams, type Column } from './index.ts';

type Order = { id: number; number: string; total: string };

const columns: Column<Order>[] = [
  { key: 'number', label: 'Numero', cell: (row) => row.number, sortBy: 'orderNumber' },
  { key: 'total', label: 'Totale', cell: (row) => row.total, align: 'right' },
];
const rows: Order[] = [{ id: 1, number: 'WB-1', total: '10,00 €' }];

function Orders({ items = rows }: { items?: Order[] }) {
  const { page, pageSize, sort, setSort, hrefOf } = useTableParams();
  return (
    <>
      <DataTable
        caption="Ordini"
        columns={columns}
        rows={items}
        rowKey={(row) => row.id}
        sort={sort}
        onSort={setSort}
      />
      <TableFooter page={page} pageSize={pageSize} totalItems={428} hrefOf={hrefOf} />
    </>
  );
}

it('[SHELL-61 part] an empty table shows the quoted text, in both languages', () => {
  const { unmount } = renderWithProviders(<Orders items={[]} />);
  expect(screen.getByText('La ricerca non ha prodotto risultati')).toBeInTheDocument();
  unmount();
  renderWithProviders(<Orders items={[]} />, { locale: 'en-US' });
  expect(screen.getByText('No results found for your search')).toBeInTheDocument();
});

it('only sortable heads are buttons; order and page are in the URL (E137)', async () => {
  const { router } = renderRoutes([{ path: '/order', element: <Orders /> }], {
    at: '/order?page=3',
  });
  const user = userEvent.setup();
  const table = screen.getByRole('table', { name: 'Ordini' });
  expect(within(table).getAllByRole('button')).toHaveLength(1);
  await user.click(within(table).getByRole('button', { name: 'Numero' }));
  expect(router.state.location.search).toBe('?sortBy=orderNumber&sortDirection=asc');
  expect(screen.getByRole('columnheader', { name: 'Numero' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await user.click(screen.getByRole('button', { name: 'Numero' }));
  expect(router.state.location.search).toBe('?sortBy=orderNumber&sortDirection=desc');
});

it('[SHELL-59 part] the pages are links, the current one is told', async () => {
  const { router } = renderRoutes([{ path: '/order', element: <Orders /> }], {
    at: '/order?page=4',
  });
  const pages = screen.getByRole('navigation', { name: 'Pagine' });
  expect(screen.getByText('31–40 di 428')).toBeInTheDocument();
  expect(within(pages).getByRole('link', { current: 'page' })).toHaveTextContent('4');
  await userEvent.click(within(pages).getByRole('link', { name: 'Pagina 43 di 43' }));
  expect(router.state.location.search).toBe('?page=43');
  expect(screen.getByText('421–428 di 428')).toBeInTheDocument();
});

it('a table with more rows than are counted says so, and how the others are reached', () => {
  renderRoutes([
    {
      path: '/',
      element: (
        <TableFooter page={4} pageSize={10} totalItems={10_000} hasMore hrefOf={() => '/'} />
      ),
    },
  ]);
  expect(
    screen.getByText(
      '31–40 di più di 10.000. Per le altre righe restringi i filtri o cambia l’ordine.',
    ),
  ).toBeInTheDocument();
});
