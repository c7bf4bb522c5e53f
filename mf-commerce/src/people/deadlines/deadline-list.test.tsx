import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../../routes.tsx';
import type { Deadline } from './api.ts';
import { signInAsRepresentative } from '../testing-company.ts';
import { companySummary } from '../testing-summary.ts';
import { deadline } from './testing-deadlines.ts';

// The code of a page is read once, outside the patience of the first test.
beforeAll(async () => {
  await import('../PeoplePage.tsx');
});
afterEach(resetAuth);
beforeEach(signInAsRepresentative);

type Answers = Parameters<typeof fakeApi>[0];

function open(items: Deadline[], answers: Answers = {}, free = 0) {
  const api = fakeApi({
    'GET /api/Companies/GetSummary': () => ({ data: companySummary() }),
    'GET /api/Companies/GetPeople': () => ({
      data: { items: [], totalItems: 0, page: 1, pageSize: 10 },
    }),
    'GET /api/Companies/GetFreeVouchers': () => ({
      data: [{ corsoId: 2, titoloCorso: 'Aggiornamento di sicurezza', liberi: free }],
    }),
    'GET /api/Companies/GetDeadlines': () => ({
      data: { items, totalItems: items.length, page: 1, pageSize: 20 },
    }),
    ...answers,
  });
  const target = [
    ...routes.filter(({ path }) => path !== '/cart'),
    { path: '/cart', element: <h1>Carrello</h1> },
  ];
  renderRoutes(target, { at: '/voucher/people' });
  return api;
}

async function row(name: string) {
  const found = (await screen.findByText(name)).closest('tr');
  if (found === null) throw new Error(`${name} is in no row`);
  return within(found);
}

const box = (name: string) => screen.findByRole('checkbox', { name });

it('says whose attestation ends, when, and what renews it', async () => {
  open([
    deadline(1, { stato: 'scaduto', scadeIl: '2026-11-01T22:59:59.000Z' }),
    deadline(2, { rinnovo: 'invited' }),
    deadline(3, { stato: 'valido', scadeIl: '2029-11-01T22:59:59.000Z', aggiornamento: null }),
    deadline(4, { stato: 'senzaScadenza', scadeIl: null, aggiornamento: null, tipo: 1 }),
  ]);
  expect((await row('Persona 1')).getByText(/^Scaduto il .*2026$/)).toBeInTheDocument();
  expect((await row('Persona 2')).getByText(/^Scade il .*2027$/)).toBeInTheDocument();
  expect((await row('Persona 2')).getByText('Invito inviato')).toBeInTheDocument();
  expect((await row('Persona 3')).getByText('Nessuno in vendita')).toBeInTheDocument();
  expect((await row('Persona 4')).getByText('Senza scadenza')).toBeInTheDocument();
  expect(
    (await row('Persona 4')).getByText('Sicurezza in ufficio (certificazione)'),
  ).toBeInTheDocument();
  // Only who can be given a refresher can be chosen.
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

it('one press puts the refreshers of who is chosen into the cart', async () => {
  const api = open([deadline(1), deadline(2)], {
    'POST /api/Companies/BuyRefreshers': () => ({ data: { daComprare: 1, disponibili: 0 } }),
  });
  const button = await screen.findByRole('button', { name: 'Acquista l’aggiornamento' });
  expect(button).toHaveAccessibleDescription('Scegli prima le persone da aggiornare.');
  await userEvent.click(await box('Persona 2, Sicurezza in ufficio'));
  await userEvent.click(
    screen.getByRole('button', { name: 'Acquista l’aggiornamento per 1 persona' }),
  );
  expect(await screen.findByRole('heading', { name: 'Carrello' })).toBeInTheDocument();
  expect(api.callsTo('POST /api/Companies/BuyRefreshers').map(({ body }) => body)).toEqual([
    { ids: [deadline(2).id] },
  ]);
});

it('with codes in hand the invites are prepared by name, and checked as a file is', async () => {
  const api = open(
    [deadline(1)],
    {
      'POST /api/Companies/BuyRefreshers': () => ({ data: { daComprare: 0, disponibili: 1 } }),
      'POST /api/Companies/CheckInvites': () => ({
        data: {
          impronta: 'p',
          buone: [
            { riga: 2, nome: 'Persona 1', email: 'p1@example.it', titoloCorso: 'Aggiornamento' },
          ],
          difetti: [],
        },
      }),
    },
    1,
  );
  await userEvent.click(await box('Persona 1, Sicurezza in ufficio'));
  await userEvent.click(screen.getByRole('button', { name: /^Acquista/ }));
  expect(await screen.findByText(/L’azienda ha già i codici per loro/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Prepara gli inviti' }));
  expect(await screen.findByRole('heading', { name: /^1 invito pronto/ })).toHaveFocus();
  expect(api.callsTo('POST /api/Companies/CheckInvites').map(({ body }) => body)).toEqual([
    { csv: '"nome";"email";"corso"\r\n"Persona 1";"p1@example.it";"2"' },
  ]);
});

it('the filter is asked of the server, and a refusal is said', async () => {
  const api = open([deadline(1)], {
    'POST /api/Companies/BuyRefreshers': () => ({
      status: 409,
      code: 'REFRESHERS_CART_IN_USE',
      info: 'Nel carrello c’è un acquisto per te',
    }),
  });
  await userEvent.click(await box('Persona 1, Sicurezza in ufficio'));
  await userEvent.click(screen.getByRole('button', { name: /^Acquista/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nel carrello c’è un acquisto per te');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mostra' }), 'Scaduti');
  await waitFor(() =>
    expect(api.callsTo('GET /api/Companies/GetDeadlines').at(-1)?.query).toMatchObject({
      stato: 'scaduti',
    }),
  );
  expect(await screen.findByText('Persona 1')).toBeVisible();
});
