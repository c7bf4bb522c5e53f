import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { leaveFor } from '../../leave-for.ts';
import { routes } from '../../routes.tsx';
import { wirePage } from '../../testing-badges.ts';
import type { ConnectedApplication, ConsentRequest } from './api.ts';

jest.mock('../../leave-for.ts', () => ({ leaveFor: jest.fn() }));

const QUERY = 'client_id=abc&state=x%20y';

const request: ConsentRequest = {
  name: 'Zaino',
  host: 'backpack.example',
  scopes: ['credentials', 'profile'],
  policyAddress: 'https://backpack.example/privacy',
  termsAddress: 'https://backpack.example/terms',
  refusedAddress: null,
};

const application: ConnectedApplication = {
  id: '0b2c4d6e-0000-4000-8000-000000000001',
  name: 'Zaino',
  host: 'backpack.example',
  scopes: ['credentials'],
  allowedAt: '2026-11-20T09:00:00.000Z',
  lastReadAt: null,
};

function ask(change: Partial<ConsentRequest> = {}) {
  const api = fakeApi({
    'GET /api/Badges/Backpacks/Request': () => ({ data: { ...request, ...change } }),
    'POST /api/Badges/Backpacks/Request': () => ({
      data: { address: 'https://backpack.example/back?code=1' },
    }),
  });
  return { api, ...renderRoutes(routes, { at: `/curriculum/connect?${QUERY}` }) };
}

function list(first: ConnectedApplication[]) {
  let applications = first;
  const api = fakeApi({
    'GET /api/Badges/GetBadges': () => ({ data: wirePage([]) }),
    'GET /api/Badges/GetBadgeTypes': () => ({ data: [] }),
    'GET /api/Skills/GetUserSkills': () => ({ data: [] }),
    'GET /api/Curriculum/Share': () => ({ data: null }),
    'GET /api/Badges/Backpacks': () => ({ data: applications }),
    'DELETE /api/Badges/Backpacks': () => {
      applications = [];
      return { data: true };
    },
  });
  return { api, ...renderRoutes(routes, { at: '/curriculum' }) };
}

// Compiled before the first test waits for it.
beforeAll(async () => {
  await import('./ConsentPage.tsx');
  await import('../CurriculumPage.tsx');
});
beforeEach(() => signInAs('Discente'));
afterEach(() => {
  resetAuth();
  jest.mocked(leaveFor).mockReset();
});

test('the page says who asks, where one goes back to and what would be read, and loads nothing of it', async () => {
  const { api, container } = ask();
  expect(
    await screen.findByRole('heading', { name: '“Zaino” chiede di leggere i tuoi badge' }),
  ).toBeVisible();
  expect(screen.getByText('backpack.example')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining([
      'il tuo nome e cognome',
      expect.stringMatching(/^i badge con la pagina pubblica visibile/),
    ]),
  );
  expect(screen.getByRole('link', { name: /^Privacy/ })).toHaveAttribute(
    'href',
    'https://backpack.example/privacy',
  );
  expect(container.querySelector('img, iframe')).toBeNull();
  expect(api.callsTo('GET /api/Badges/Backpacks/Request')[0]?.query).toMatchObject({
    query: QUERY,
  });
  expect(leaveFor).not.toHaveBeenCalled();
});

test('what is not asked for is not named', async () => {
  ask({ scopes: ['profile'] });
  expect(await screen.findByText('il tuo nome e cognome')).toBeVisible();
  expect(screen.queryByText(/^i badge con la pagina/)).toBeNull();
});

for (const [button, isAllowed] of [
  ['Consenti', true],
  ['Rifiuta', false],
] as const) {
  test(`“${button}” is told once, and the browser goes back`, async () => {
    const { api } = ask();
    await userEvent.dblClick(await screen.findByRole('button', { name: button }));
    await waitFor(() =>
      expect(leaveFor).toHaveBeenCalledWith('https://backpack.example/back?code=1'),
    );
    const calls = api.callsTo('POST /api/Badges/Backpacks/Request');
    expect(calls.map(({ body }) => body)).toEqual([{ query: QUERY, isAllowed }]);
  });
}

test('an answer that fails is said, and can be given again', async () => {
  const { api } = ask();
  api.use({
    'POST /api/Badges/Backpacks/Request': () => ({ status: 503, info: 'Riprova tra poco' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Consenti' }));
  expect(await screen.findByText(/Riprova tra poco/)).toBeVisible();
  expect(leaveFor).not.toHaveBeenCalled();
  expect(await screen.findByRole('button', { name: 'Consenti' })).toBeEnabled();
});

test('a request that cannot be allowed leads back only when the person says so', async () => {
  ask({ refusedAddress: 'https://backpack.example/back?error=invalid_request' });
  const back = await screen.findByRole('button', { name: 'Torna all’applicazione' });
  expect(screen.queryByRole('button', { name: 'Consenti' })).toBeNull();
  expect(leaveFor).not.toHaveBeenCalled();
  await userEvent.click(back);
  expect(leaveFor).toHaveBeenCalledWith('https://backpack.example/back?error=invalid_request');
});

test('a request of nobody we know leads nowhere', async () => {
  const { api } = ask();
  api.use({
    'GET /api/Badges/Backpacks/Request': () => ({ status: 404, code: 'BACKPACK_REQUEST_UNKNOWN' }),
  });
  expect(await screen.findByText('Questa richiesta non è valida')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Consenti' })).toBeNull();
});

test('the page without a request asks the server nothing, and says how one comes to it', async () => {
  const api = fakeApi({});
  renderRoutes(routes, { at: '/curriculum/connect' });
  expect(await screen.findByText('Nessuna applicazione chiede i tuoi badge')).toBeVisible();
  expect(screen.getByText(/^Questa pagina si apre da un’applicazione/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vai al curriculum' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
  expect(api.calls).toEqual([]);
});

test('a request that the server cannot read is not tried again', async () => {
  const { api } = ask();
  api.use({ 'GET /api/Badges/Backpacks/Request': () => ({ status: 400 }) });
  expect(await screen.findByText('Questa richiesta non è valida')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
});

test('the list has name, since when and last reading, and ends a connection at once', async () => {
  const { api } = list([application]);
  expect(await screen.findByRole('region', { name: 'Applicazioni collegate' })).toHaveTextContent(
    /Zaino \(backpack.example\)Legge i badgeCollegata il 20\/11\/2026/,
  );
  expect(screen.getByText('Non ha ancora letto nulla')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Scollega “Zaino”' }));
  expect(await screen.findByText('“Zaino” non può più leggere i tuoi badge')).toBeVisible();
  expect(api.callsTo('DELETE /api/Badges/Backpacks')[0]?.query).toMatchObject({
    id: application.id,
  });
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Applicazioni collegate' })).toBeNull(),
  );
});

test('an end that the server refuses is said, and the connection stays in the list', async () => {
  const { api } = list([{ ...application, lastReadAt: '2026-11-21T10:00:00.000Z' }]);
  api.use({ 'DELETE /api/Badges/Backpacks': () => ({ status: 503, info: 'Riprova tra poco' }) });
  expect(await screen.findByText(/^Ultima lettura: 21\/11\/2026/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Scollega “Zaino”' }));
  expect(await screen.findByText(/Riprova tra poco/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Scollega “Zaino”' })).toBeVisible();
});

test('a list that does not load says so: nobody must think that there is none', async () => {
  const { api } = list([application]);
  let isDown = true;
  api.use({
    'GET /api/Badges/Backpacks': () => (isDown ? { status: 503 } : { data: [application] }),
  });
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'Scollega “Zaino”' })).toBeVisible();
});
