import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs, type FakeAnswer } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { wireBadge, wirePublicBadge } from '../testing-badges.ts';

const id = '4fe0ac52-1111-4000-8000-000000000000';

// Compiled before the first test waits for them.
beforeAll(async () => {
  await import('./PublicCertificationPage.tsx');
  await import('./CertificationPage.tsx');
});
afterEach(resetAuth);

const openPublic = (answer: FakeAnswer<'GET /api/Badges/Public/{id}'>) => {
  const api = fakeApi({ 'GET /api/Badges/Public/{id}': () => answer });
  return { api, ...renderRoutes(routes, { at: `/public/certification/${id}` }) };
};

test('[BADGE-06 part] a stranger reads the verdict first, then whose, what and when, then the proof', async () => {
  const { container } = openPublic({ data: wirePublicBadge(id) });
  const verdict = await screen.findByText('Certificazione autentica');
  const heading = screen.getByRole('heading', { level: 1, name: /Scelta e uso/ });
  expect(verdict.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Marco Bianchi')).toBeVisible();
  expect(container).toHaveTextContent('il 01/04/2026 da WorkerBadge, per un corso completato.');
  expect(screen.getByText('La firma è dell’ente')).toBeVisible();
  expect(screen.getByText('Nessuna revoca')).toBeVisible();
  expect(screen.queryByText('Non superata:')).toBeNull();
  expect(screen.getByRole('link', { name: 'Scarica la credenziale' })).toHaveAttribute(
    'href',
    `/api/Badges/Public/${id}/credential`,
  );
});

test('[BADGE-06 part] the public page is kept out of search engines (E121)', async () => {
  const { unmount } = openPublic({ data: wirePublicBadge(id) });
  await screen.findByText('Certificazione autentica');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  unmount();
  expect(document.querySelector('meta[name=robots]')).toBeNull();
});

test('a badge that does not verify says so, and which check failed', async () => {
  openPublic({ data: wirePublicBadge(id, { verdict: 'notVerifiable', failed: ['ledger'] }) });
  expect(await screen.findByText('Non verificabile adesso')).toBeVisible();
  expect(screen.getByText(/Nel registro non c’è ancora/)).toBeVisible();
  expect(screen.getAllByText(/Non superata/)).toHaveLength(1);
});

test('a revoked badge says so, with the day', async () => {
  openPublic({
    data: wirePublicBadge(id, {
      verdict: 'revoked',
      revokedAt: '2026-06-01T10:00:00.000Z',
      failed: ['revocation'],
    }),
  });
  expect(await screen.findByText('Certificazione revocata')).toBeVisible();
  expect(screen.getByText('Revocata il 01/06/2026.')).toBeVisible();
});

test('the check can be repeated', async () => {
  const { api } = openPublic({ data: wirePublicBadge(id) });
  await userEvent.click(await screen.findByRole('button', { name: 'Verifica di nuovo' }));
  expect(api.callsTo('GET /api/Badges/Public/{id}')).toHaveLength(2);
});

test('an unknown or hidden certification has its own page', async () => {
  openPublic({ status: 404, code: 'BADGE_NOT_FOUND' });
  expect(
    await screen.findByText('Questa certificazione non esiste o non è pubblica'),
  ).toBeVisible();
});

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
