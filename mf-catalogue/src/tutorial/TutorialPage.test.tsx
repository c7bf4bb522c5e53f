import { screen } from '@testing-library/react';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';

// The code of a page is read once, outside the patience of the first test.
beforeAll(async () => {
  await import('./TutorialPage.tsx');
});

it('[PUB-08] the tutorial names its three videos and says that they are not yet available', async () => {
  renderRoutes(routes, { at: '/public/tutorial' });
  expect(
    await screen.findByRole('heading', { name: 'Configurazione del wallet' }),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('heading', { name: 'Registrazione con identità verificata' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Registrazione con SPID' })).toBeInTheDocument();
  expect(screen.getAllByText('Non ancora disponibile')).toHaveLength(3);
});
