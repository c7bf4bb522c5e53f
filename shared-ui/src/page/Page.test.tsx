import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { crumbs } from '../testing/fixtures.ts';
import { EmptyState } from '../states/EmptyState.tsx';
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

it('puts the focus on the heading of a state that is the whole page, not on one within a page', async () => {
  const missing = (titleLevel: 1 | 2) => <EmptyState title="Non c’è" titleLevel={titleLevel} />;
  const { router } = renderRoutes(
    [
      { path: '/courses', element: <Page title="Corsi">{missing(2)}</Page> },
      { path: '/exam', element: missing(1) },
    ],
    { at: '/courses' },
  );
  await act(() => router.navigate('/exam'));
  expect(screen.getByRole('heading', { level: 1, name: 'Non c’è' })).toHaveFocus();
  await act(() => router.navigate('/courses'));
  expect(screen.getByRole('heading', { level: 1, name: 'Corsi' })).toHaveFocus();
});
