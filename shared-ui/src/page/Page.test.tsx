import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { crumbs } from '../testing/fixtures.ts';
import { renderRoutes } from '../testing/index.ts';
import { Page } from './Page.tsx';

it('sets the title of the tab, and puts the focus on the heading at navigation only', async () => {
  renderRoutes(
    [
      {
        path: '/courses',
        element: (
          <Page title="Corsi">
            <Link to="/cart">Carrello</Link>
          </Page>
        ),
      },
      {
        path: '/cart',
        element: (
          <Page title="Il mio Carrello" breadcrumb={crumbs}>
            vuoto
          </Page>
        ),
      },
    ],
    { at: '/courses' },
  );
  expect(document.title).toBe('Corsi · WorkerBadge');
  expect(screen.getByRole('heading', { name: 'Corsi' })).not.toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Carrello' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Il mio Carrello' })).toHaveFocus();
  expect(document.title).toBe('Il mio Carrello · WorkerBadge');
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
});
