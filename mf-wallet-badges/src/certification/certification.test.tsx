import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { wireBadge } from '../testing-badges.ts';

const id = '4fe0ac52-1111-4000-8000-000000000000';

// Compiled before the first test waits for it.
beforeAll(async () => void (await import('./CertificationPage.tsx')));
afterEach(resetAuth);

test('[BADGE-07] the share link of the badge card copies the public address', async () => {
  signInAs('Discente');
  fakeApi({ 'GET /api/Badges/GetBadgeDetail': () => ({ data: wireBadge(id) }) });
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderRoutes(routes, { at: `/certification/${id}` });
  await user.click(await screen.findByRole('button', { name: 'Copia il link' }));
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/public/certification/${id}`);
  expect(await screen.findByText('Link copiato')).toBeVisible();
});

test('[BADGE-06 part] the holder hides the public page, and cannot share it then (E121)', async () => {
  signInAs('Discente');
  const api = fakeApi({
    'GET /api/Badges/GetBadgeDetail': () => ({ data: wireBadge(id) }),
    'PUT /api/Badges/Visibility': () => ({ data: false }),
  });
  renderRoutes(routes, { at: `/certification/${id}` });
  await userEvent.click(await screen.findByRole('switch', { name: /Pagina pubblica visibile/ }));
  expect(await screen.findByText('La pagina pubblica è nascosta')).toBeVisible();
  expect(api.callsTo('PUT /api/Badges/Visibility')[0]?.query).toEqual({ id, isPublic: false });
  expect(screen.getByRole('button', { name: /Copia il link/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
