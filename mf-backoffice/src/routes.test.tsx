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
