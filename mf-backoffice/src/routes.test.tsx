import { screen } from '@testing-library/react';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from './routes.tsx';

afterEach(resetAuth);

test('[BACK-03 part] [BACK-04] a type without a table leads to the dashboard', async () => {
  signInAs('AdminWorkerBadge');
  fakeApi({});
  const withDashboard = [...routes, { path: '/dashboard', element: <h1>Dashboard</h1> }];
  for (const at of ['/table/professors', '/table/unknown', '/detail/unknown/3']) {
    const { unmount } = renderRoutes(withDashboard, { at });
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    unmount();
  }
});

test('[BACK-05 part] a table is reached by its number too: users 0, invoice 1, notarization 2, categories 3', async () => {
  signInAs('AdminWorkerBadge');
  fakeApi({});
  const reached = ['users', 'invoice', 'notarization', 'categories'] as const;
  const pages = [...reached, 'dashboard'] as const;
  const numbered = routes.filter(({ path }) => path === '/table/:type');
  const known = pages.map((page) => ({
    path: page === 'dashboard' ? '/dashboard' : `/table/${page}`,
    element: <h1>{page}</h1>,
  }));
  for (const [number, page] of pages.entries()) {
    const { unmount } = renderRoutes([...numbered, ...known], { at: `/table/${number}` });
    expect(await screen.findByRole('heading', { name: page })).toBeVisible();
    unmount();
  }
});
