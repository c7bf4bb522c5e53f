import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import { routes } from '../../routes.tsx';
import { wireOrder } from '../../testing-orders.ts';

// Compiled before the first test waits for it.
beforeAll(() => import('../OrderPage.tsx'));
beforeEach(() => signInAs('AdminWorkerBadge'));
afterEach(resetAuth);

const asked = {
  id: 3,
  richiedente: 'learner',
  motivazione: 'Ho comprato un voucher in più',
  dataRichiesta: '2026-11-06T10:00:00.000Z',
  stato: 'open',
  risposta: null,
  dataRisposta: null,
};
const openRequest = {
  orderState: 'Richiesta Annullamento',
  motivazione: asked.motivazione,
  annullamentoNegato: 'ORDER_STATE',
  isUserGuest: false,
  richieste: [asked],
};
const answered = 'POST /api/Orders/ResolveDeleteRequest';

const open = (changes: Record<string, unknown> = openRequest, more = {}) => {
  const api = fakeApi({
    'GET /api/Users/DashboardOrderDetail': () => ({ data: wireOrder(changes) }),
    [answered]: () => ({ data: true }),
    ...more,
  });
  renderRoutes(routes, { at: '/detail/invoice/7' });
  return api;
};
const choice = (name: RegExp) => screen.findByRole('radio', { name });
const button = (name: RegExp) => screen.getByRole('button', { name });

test('[BACK-09 part] an administrator reads who asks and why, and refunds everything', async () => {
  const api = open();
  expect(
    await screen.findByRole('heading', { name: 'Ivo Neri chiede di annullare' }),
  ).toBeVisible();
  expect(screen.getByText('“Ho comprato un voucher in più”')).toBeVisible();
  expect(await choice(/^Rimborsa tutto/)).toBeChecked();
  await userEvent.type(screen.getByLabelText(/Messaggio per il cliente/), 'Va bene');
  await userEvent.click(button(/^Rimborsa 97,60/));
  expect(await screen.findByText('Rimborso avviato: il cliente riceve la mail')).toBeVisible();
  expect(api.callsTo(answered)[0]?.body).toEqual({
    richiestaId: 3,
    decisione: 'whole',
    messaggio: 'Va bene',
  });
});

test('a part: the line and how many of its seats; the button says the amount', async () => {
  const api = open();
  await userEvent.click(await choice(/^Rimborsa una parte/));
  expect(button(/^Rimborsa una parte/)).toHaveAccessibleDescription('Scegli che cosa rimborsare');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Excel/ }));
  expect(button(/^Rimborsa 97,60/)).toBeVisible();
  const seats = screen.getByRole('spinbutton', { name: 'Posti da rimborsare di “Excel”' });
  await userEvent.clear(seats);
  await userEvent.type(seats, '1');
  await userEvent.click(button(/^Rimborsa 48,80/));
  expect(await screen.findByText('Rimborso avviato: il cliente riceve la mail')).toBeVisible();
  expect(api.callsTo(answered)[0]?.body).toMatchObject({
    decisione: 'lines',
    righe: [{ rigaId: 11, posti: 1 }],
  });
});

test('what is used cannot be chosen, and says so', async () => {
  open({
    ...openRequest,
    parti: [
      { rigaId: 11, titoloCorso: 'Excel', posti: 1, postiRimborsati: 0, importi: [] },
      { rigaId: 12, titoloCorso: 'Word', posti: 1, postiRimborsati: 0, importi: [40] },
    ],
  });
  const whole = await choice(/^Rimborsa tutto/);
  expect(whole).toBeDisabled();
  expect(screen.getByText('Non si può: una parte è già usata')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Excel/ })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Word/ }));
  expect(plainSpaces(button(/^Rimborsa 40/).textContent ?? '')).toBe('Rimborsa 40,00 €');
});

test('an amount, in Italian or English writing', async () => {
  const api = open();
  await userEvent.click(await choice(/^Rimborsa un importo/));
  await userEvent.type(screen.getByLabelText(/^Importo da rimborsare/), '19,50');
  await userEvent.click(button(/^Rimborsa 19,50/));
  expect(await screen.findByText('Rimborso avviato: il cliente riceve la mail')).toBeVisible();
  expect(api.callsTo(answered)[0]?.body).toMatchObject({ decisione: 'amount', importo: 19.5 });
});

test('a refusal needs its reason; what the server says against an answer is shown', async () => {
  const api = open(openRequest, {
    [answered]: () => ({
      status: 409,
      code: 'CANCELLATION_ANSWERED',
      info: 'A questa richiesta è già stata data una risposta',
    }),
  });
  await userEvent.click(await choice(/^Rifiuta/));
  await userEvent.click(button(/^Rifiuta la richiesta/));
  expect(api.callsTo(answered)).toHaveLength(0);
  await userEvent.type(screen.getByLabelText(/^Perché rifiuti/), 'Troppo tardi');
  await userEvent.click(button(/^Rifiuta la richiesta/));
  expect(await screen.findByText('A questa richiesta è già stata data una risposta')).toBeVisible();
  expect(api.callsTo(answered)[0]?.body).toMatchObject({
    decisione: 'refuse',
    messaggio: 'Troppo tardi',
  });
});

test('an editor reads the request and does not answer it', async () => {
  signInAs('RedattoreCorsiA');
  open();
  expect(await screen.findByText('Risponde un amministratore.')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('[BACK-11 part] [BACK-12 part] the cancellation of a guest’s paid order is asked for with a reason', async () => {
  const request = 'POST /api/Orders/RequestDeleteOrder';
  const api = open({}, { [request]: () => ({ data: true }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Richiedi annullamento' }));
  const dialog = screen.getByRole('dialog');
  const send = within(dialog).getByRole('button', { name: 'Richiedi annullamento' });
  await userEvent.click(send);
  expect(api.callsTo(request)).toHaveLength(0);
  await userEvent.type(within(dialog).getByLabelText('Motivo dell’annullamento'), 'Doppione');
  await userEvent.click(send);
  expect(await screen.findByText('Annullamento richiesto')).toBeVisible();
  expect(api.callsTo(request)[0]?.query).toEqual({ orderId: 7, motivazione: 'Doppione' });
});

test('[BACK-11 part] for an order of somebody with an account there is nothing to ask', async () => {
  open({ isUserGuest: false });
  expect(await screen.findByRole('heading', { name: 'Ordine WB-2026-000007' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Richiedi annullamento' })).not.toBeInTheDocument();
});

test('the history says what, by whom and when; credit notes have their address', async () => {
  const receipt = 'POST /api/Order/GetReceiptPdfBlobStorage';
  const api = open(
    {
      noteCredito: [
        { id: 5, numero: 'NC 1/2026', data: '2026-11-07T10:00:00.000Z', importo: 48.8 },
      ],
      storia: [
        {
          id: 9,
          data: '2026-11-07T10:00:00.000Z',
          evento: 'approvePart',
          autore: 'Anna Colombo',
          importo: 48.8,
          numero: 'NC 1/2026',
        },
        {
          id: 8,
          data: '2026-11-05T10:02:00.000Z',
          evento: 'paid',
          autore: null,
          importo: null,
          numero: null,
        },
      ],
    },
    { [receipt]: () => ({ data: { url: 'blob:x', fileName: 'n.pdf' } }) },
  );
  const entry = (await screen.findByText('Rimborsato in parte')).closest('li');
  expect(plainSpaces(entry?.textContent ?? '')).toMatch(
    /Anna Colombo, 48,80 €, NC 1\/2026.*07\/11\/2026/,
  );
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(button(/^Scarica la nota di credito NC 1\/2026/));
  expect(api.callsTo(receipt)[0]?.query).toEqual({ orderId: 7, notaCreditoId: 5 });
  click.mockRestore();
});

test('a long history goes on to its end; what does not come is asked for again', async () => {
  const redeemed = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: from - at,
      data: '2026-11-07T10:00:00.000Z',
      evento: from - at === 1 ? 'ordered' : 'voucher redeemed',
      autore: null,
      importo: null,
      numero: null,
    }));
  const asks = 'GET /api/Users/GetOrderHistory';
  const api = open(
    { storia: redeemed(112, 50), storiaContinua: true },
    { [asks]: () => ({ status: 503 }) },
  );
  const section = (await screen.findByRole('heading', { name: 'Storia' })).closest('section')!;
  const lines = () => within(section).getAllByRole('listitem');
  expect(lines()).toHaveLength(50);
  expect(api.callsTo(asks)).toHaveLength(0);
  await userEvent.click(within(section).getByRole('button', { name: 'Mostra le precedenti' }));
  expect(await within(section).findByText('Le voci precedenti non si aprono')).toBeVisible();
  api.use({
    [asks]: ({ query }) =>
      query['primaDi'] === 63
        ? { data: { storia: redeemed(62, 50), storiaContinua: true } }
        : { data: { storia: redeemed(12, 12), storiaContinua: false } },
  });
  await userEvent.click(within(section).getByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(lines()).toHaveLength(100));
  expect(lines()[50]).toHaveFocus();
  await userEvent.click(within(section).getByRole('button', { name: 'Mostra le precedenti' }));
  expect(await within(section).findByText('Ordine fatto')).toBeVisible();
  expect(lines()).toHaveLength(112);
  expect(lines()[100]).toHaveFocus();
  expect(api.callsTo(asks).at(-1)?.query).toEqual({ ordineId: 7, primaDi: 13 });
  expect(within(section).queryByRole('button')).not.toBeInTheDocument();
});
