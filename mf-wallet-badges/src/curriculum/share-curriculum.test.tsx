import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs, type FakeEndpoint } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { wireBadge, wirePage } from '../testing-badges.ts';

const share = (letter: string) => ({
  sharedId: letter.repeat(32),
  sharedAt: '2026-11-27T09:00:00.000Z',
});

type Shared = ReturnType<typeof share> | null;

/** The page over a server that shares under `a…` first, then under `b…`. */
function open(
  first: Shared = null,
  more: { put?: FakeEndpoint<'PUT /api/Curriculum/Share'> } = {},
) {
  let shared = first;
  const letters = ['a', 'b'];
  const api = fakeApi({
    'GET /api/Badges/GetBadges': () => ({ data: wirePage([wireBadge('one')]) }),
    'GET /api/Badges/GetBadgeTypes': () => ({ data: [] }),
    'GET /api/Skills/GetUserSkills': () => ({ data: [] }),
    'GET /api/Badges/Backpacks': () => ({ data: [] }),
    'GET /api/Curriculum/Share': () => ({ data: shared }),
    'PUT /api/Curriculum/Share':
      more.put ??
      (() => {
        const stored = shared ?? share(letters.shift() ?? 'c');
        shared = stored;
        return { data: stored };
      }),
    'DELETE /api/Curriculum/Share': () => {
      shared = null;
      return { data: true };
    },
  });
  return { api, ...renderRoutes(routes, { at: '/curriculum' }) };
}

const theSwitch = () => screen.findByRole('switch', { name: /^Condividi con un link/ });
const link = () => screen.queryByRole('link', { name: 'Apri la pagina' });
const end = async () => {
  await userEvent.click(await theSwitch());
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Smetti di condividere' }));
};

// Compiled before the first test waits for it.
beforeAll(async () => void (await import('./CurriculumPage.tsx')));
beforeEach(() => signInAs('Discente'));
afterEach(resetAuth);

test('nobody shares without wanting it: the switch is off, and there is no link', async () => {
  const { api } = open();
  expect(await theSwitch()).not.toBeChecked();
  expect(link()).toBeNull();
  expect(api.callsTo('PUT /api/Curriculum/Share')).toEqual([]);
});

test('the switch makes a link, which is shown whole, copied and opened', async () => {
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  open();
  await user.click(await theSwitch());
  expect(await screen.findByText('Il curriculum è condiviso')).toBeVisible();
  expect(await theSwitch()).toBeChecked();
  const path = `/public/curriculum/${'a'.repeat(32)}`;
  const address = `${window.location.origin}${path}`;
  expect(
    screen.getByText((_, element) => element?.textContent === `Indirizzo ${address}`),
  ).toBeVisible();
  expect(link()).toHaveAttribute('href', path);
  await user.click(screen.getByRole('button', { name: 'Copia il link' }));
  expect(writeText).toHaveBeenCalledWith(address);
  expect(await screen.findByText('Link copiato')).toBeVisible();
});

test('a link of before is there when the page opens', async () => {
  const { api } = open(share('a'));
  expect(await theSwitch()).toBeChecked();
  expect(link()).toHaveAttribute('href', `/public/curriculum/${'a'.repeat(32)}`);
  expect(api.callsTo('PUT /api/Curriculum/Share')).toEqual([]);
});

test('the link ends after a question alone, and the next one is another', async () => {
  const { api } = open(share('x'));
  await userEvent.click(await theSwitch());
  const question = await screen.findByRole('alertdialog', {
    name: 'Vuoi smettere di condividere il curriculum?',
  });
  expect(question).toHaveTextContent('Se condividi di nuovo, il link sarà un altro.');
  await userEvent.click(within(question).getByRole('button', { name: 'Annulla' }));
  expect(api.callsTo('DELETE /api/Curriculum/Share')).toEqual([]);
  expect(await theSwitch()).toBeChecked();
  await end();
  expect(await screen.findByText('Il link non funziona più')).toBeVisible();
  await waitFor(() => expect(link()).toBeNull());
  expect(await theSwitch()).not.toBeChecked();
  await userEvent.click(await theSwitch());
  await waitFor(() =>
    expect(link()).toHaveAttribute('href', `/public/curriculum/${'a'.repeat(32)}`),
  );
});

test('a switch that the server refuses goes back, and says why', async () => {
  open(null, { put: () => ({ status: 503, info: 'Riprova tra poco' }) });
  await userEvent.click(await theSwitch());
  expect(await screen.findByText(/Riprova tra poco/)).toBeVisible();
  expect(await theSwitch()).not.toBeChecked();
  expect(link()).toBeNull();
});

test('where it cannot load the badges are there all the same, and it can be tried again', async () => {
  const { api } = open();
  let isDown = true;
  api.use({
    'GET /api/Curriculum/Share': () => (isDown ? { status: 503 } : { data: share('a') }),
  });
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  expect(await screen.findByRole('link', { name: /Scelta e uso/ })).toBeVisible();
  isDown = false;
  await userEvent.click(retry);
  expect(await theSwitch()).toBeChecked();
});
