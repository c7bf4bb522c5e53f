import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import { routes } from '../../routes.tsx';
import type { CompanySummary } from '../api.ts';
import { signInAsRepresentative } from '../testing-company.ts';
import { companySummary } from '../testing-summary.ts';
import type { Deadline } from './api.ts';
import { deadline } from './testing-deadlines.ts';

beforeAll(async () => {
  await import('../PeoplePage.tsx');
});
afterEach(resetAuth);
beforeEach(signInAsRepresentative);

const noPage = { items: [], totalItems: 0, page: 1, pageSize: 10 };

function open(
  soon: Deadline[],
  attestati: Partial<CompanySummary['attestati']> = {},
  { free = 0, answers = {} }: { free?: number; answers?: Parameters<typeof fakeApi>[0] } = {},
) {
  const numbers = { tutti: soon.length, inScadenza: soon.length, ...attestati };
  const api = fakeApi({
    'GET /api/Companies/GetSummary': () => ({ data: companySummary({ attestati: numbers }) }),
    'GET /api/Companies/GetPeople': () => ({ data: noPage }),
    'GET /api/Companies/GetFreeVouchers': () => ({
      data: [{ corsoId: 2, titoloCorso: 'Aggiornamento di sicurezza', liberi: free }],
    }),
    'GET /api/Companies/GetDeadlines': ({ query }) => ({
      data: {
        ...noPage,
        items: query['stato'] === 'inScadenza' ? soon.slice(0, Number(query['pageSize'])) : [],
        totalItems: soon.length,
      },
    }),
    'POST /api/Companies/BuyRefreshers': () => ({ data: { daComprare: 1, disponibili: 0 } }),
    ...answers,
  });
  renderRoutes(
    [
      ...routes.filter(({ path }) => path !== '/cart'),
      { path: '/cart', element: <h1>Carrello</h1> },
    ],
    { at: '/voucher/people' },
  );
  return api;
}

const band = async () => within(await screen.findByRole('region', { name: /entro 90 giorni$/ }));
const bought = (api: ReturnType<typeof open>) =>
  api.callsTo('POST /api/Companies/BuyRefreshers').map(({ body }) => body);

it('says first how many end, then who, when and at what price it is renewed', async () => {
  open(
    [
      deadline(1, { giorni: 0 }),
      deadline(2, { giorni: 1, rinnovo: 'invited' }),
      deadline(3, { giorni: 30, aggiornamento: null }),
      deadline(4, { giorni: 31, rinnovo: 'started' }),
    ],
    { daComprare: 1, prezzo: 1079 },
  );
  const region = await band();
  expect(
    region.getByRole('heading', { name: '4 attestati scadono entro 90 giorni' }),
  ).toBeVisible();
  const rows = await region.findAllByRole('listitem');
  const what = 'Sicurezza in ufficio, 10/01/2027';
  expect(rows.map((row) => plainSpaces(row.textContent ?? ''))).toEqual([
    `OggiPersona 1${what}Rinnova, 79,00 €`,
    `1 giornoPersona 2${what}Invito inviato`,
    `30 giorniPersona 3${what}Nessuno in vendita`,
    `31 giorniPersona 4${what}Ha già il corso`,
  ]);
  expect(region.getByRole('button', { name: /^Rinnova tutti, 1\.079,00/ })).toBeVisible();
  expect(region.queryByRole('link')).toBeNull();
});

it('a row buys its own refresher, the button above buys all; the cart opens', async () => {
  const api = open([deadline(1), deadline(2)], { daComprare: 2, prezzo: 158 });
  await userEvent.click(await (await band()).findByRole('button', { name: /: Persona 2$/ }));
  expect(await screen.findByRole('heading', { name: 'Carrello' })).toBeVisible();
  expect(bought(api)).toEqual([{ ids: [deadline(2).id] }]);
});

it('while one is bought only its button waits, and no other can be pressed', async () => {
  const api = open([deadline(1), deadline(2)], { daComprare: 2, prezzo: 158 });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  api.use({
    'POST /api/Companies/BuyRefreshers': async () => {
      await answered;
      return { data: { daComprare: 1, disponibili: 0 } };
    },
  });
  const region = await band();
  const pressed = await region.findByRole('button', { name: /: Persona 2$/ });
  await userEvent.click(pressed);
  expect(pressed).toHaveAttribute('aria-busy', 'true');
  const others = region.getAllByRole('button').filter((button) => button !== pressed);
  expect(others).toHaveLength(2);
  for (const other of others) {
    expect(other).toBeDisabled();
    expect(other).not.toHaveAttribute('aria-busy');
  }
  answer();
  expect(await screen.findByRole('heading', { name: 'Carrello' })).toBeVisible();
});

it('all that end soon are asked for by what they are, not by what is shown', async () => {
  const api = open(
    [1, 2, 3, 4, 5, 6].map((id) => deadline(id)),
    { daComprare: 6, prezzo: 474, scaduti: 2 },
  );
  const region = await band();
  expect(await region.findAllByRole('listitem')).toHaveLength(5);
  expect(
    region.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Vedi tutti i 6', '/voucher/people?attestati=inScadenza#deadlines'],
    ['2 attestati già scaduti', '/voucher/people?attestati=scaduti#deadlines'],
  ]);
  await userEvent.click(region.getByRole('button', { name: /^Rinnova tutti/ }));
  await waitFor(() => expect(bought(api)).toEqual([{ stato: 'inScadenza' }]));
});

it('where the company has a code the person is invited, and the file is checked first', async () => {
  const api = open(
    [deadline(1)],
    { disponibili: 1 },
    {
      free: 1,
      answers: {
        'POST /api/Companies/CheckInvites': () => ({
          data: { impronta: 'p', buone: [], difetti: [] },
        }),
      },
    },
  );
  const region = await band();
  expect(region.getByText(/^Per 1 persona hai già un codice libero/)).toBeVisible();
  expect(region.queryByRole('button', { name: /^Rinnova/ })).toBeNull();
  await userEvent.click(await region.findByRole('button', { name: 'Invita Persona 1' }));
  await waitFor(() =>
    expect(api.callsTo('POST /api/Companies/CheckInvites').map(({ body }) => body)).toEqual([
      { csv: '"nome";"email";"corso"\r\n"Persona 1";"p1@example.it";"2"' },
    ]),
  );
});

it('a press that finds a code for everybody says so, and stays', async () => {
  // Somebody without an address cannot be invited from here.
  open(
    [deadline(1, { email: null })],
    { disponibili: 1 },
    {
      free: 1,
      answers: {
        'POST /api/Companies/BuyRefreshers': () => ({ data: { daComprare: 0, disponibili: 1 } }),
      },
    },
  );
  await userEvent.click(await (await band()).findByRole('button', { name: /: Persona 1$/ }));
  expect(await screen.findByText(/L’azienda ha già i codici per loro/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Carrello' })).toBeNull();
});

it('a refusal is said, and nothing is bought', async () => {
  open(
    [deadline(1)],
    { daComprare: 1, prezzo: 79 },
    {
      answers: {
        'POST /api/Companies/BuyRefreshers': () => ({
          status: 409,
          code: 'REFRESHERS_CART_IN_USE',
          info: 'Nel carrello c’è un acquisto per te',
        }),
      },
    },
  );
  await userEvent.click((await band()).getByRole('button', { name: /^Rinnova tutti/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nel carrello c’è un acquisto per te');
  expect(screen.queryByRole('heading', { name: 'Carrello' })).toBeNull();
});

it('where nothing ends there is no band', async () => {
  open([]);
  await screen.findByRole('region', { name: 'Voucher' });
  expect(screen.queryByRole('region', { name: /entro 90 giorni/ })).toBeNull();
});
