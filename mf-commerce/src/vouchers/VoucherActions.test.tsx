import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { voucher, voucherPage } from './testing-vouchers.ts';

afterEach(resetAuth);
beforeEach(() => signInAs('Discente'));

const invio = {
  nome: 'Rosa Conti',
  email: 'rosa@example.it',
  dataInvio: '2099-12-24T07:00:00.000Z',
  inviatoIl: null,
};
const serve = (items: ReturnType<typeof voucher>[], more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({ 'GET /api/Orders/GetVouchers': () => ({ data: voucherPage(items) }), ...more });
const open = (at = '/voucher') => renderRoutes(routes, { at });
const openMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Azioni per il voucher/ }));
const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('menuitem', { name }));

it('the buyer sees to whom a code goes, was sent, and who redeemed it', async () => {
  serve([
    voucher(1, { invio }),
    voucher(2, { invio: { ...invio, inviatoIl: '2026-10-06T09:00:00.000Z' } }),
    voucher(3, {
      state: 'redeemed',
      redeemedAt: '2026-10-07T09:00:00.000Z',
      riscattatoDa: 'Marco Bianchi',
    }),
  ]);
  open();
  expect(
    await screen.findByText('Parte il 24/12/2099 per Rosa Conti, rosa@example.it'),
  ).toBeVisible();
  expect(screen.getByText('Inviato il 06/10/2026 a Rosa Conti, rosa@example.it')).toBeVisible();
  expect(screen.getByText('Da Marco Bianchi')).toBeVisible();
});

it('a code is sent again under the version that was seen, also after the answer was lost', async () => {
  let version = 4;
  const api = serve([], {
    'GET /api/Orders/GetVouchers': () => ({
      data: voucherPage([voucher(1, { invio, versione: version })]),
    }),
    'POST /api/Orders/SendVoucher': () => {
      version += 1;
      return version === 5 ? { status: 500 } : { data: true };
    },
  });
  open();
  await openMenu();
  await choose('Invia di nuovo per e-mail');
  const dialog = await screen.findByRole('dialog', { name: 'Invia il codice WB-7KQ2-MX4D-P9R1' });
  expect(within(dialog).getByLabelText('E-mail di chi lo riceve')).toHaveValue('rosa@example.it');
  const send = within(dialog).getByRole('button', { name: 'Invia' });
  await userEvent.click(send);
  await waitFor(() => expect(api.callsTo('POST /api/Orders/SendVoucher')).toHaveLength(1));
  await waitFor(() => expect(send).toBeEnabled());
  await userEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(
    api
      .callsTo('POST /api/Orders/SendVoucher')
      .map(({ body }) => (body as { versione: number }).versione),
  ).toEqual([4, 4]);
}, 30_000);

it('a code is withdrawn after a question that says what becomes of the money', async () => {
  const api = serve([voucher(1, { versione: 2 })], {
    'POST /api/Orders/WithdrawVoucher': () => ({ data: true }),
  });
  open();
  await openMenu();
  await choose('Ritira il codice');
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Ritirare il codice WB-7KQ2-MX4D-P9R1?',
  });
  expect(within(dialog).getByText(/chiedi l’annullamento dell’ordine/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ritira il codice' }));
  await waitFor(() =>
    expect(api.callsTo('POST /api/Orders/WithdrawVoucher')[0]?.body).toEqual({
      voucherId: 1,
      versione: 2,
    }),
  );
  await waitFor(() => expect(api.callsTo('GET /api/Orders/GetVouchers').length).toBeGreaterThan(1));
}, 30_000);

it('the holder shows or hides their name; a redemption asks for it, and no is the first answer', async () => {
  const mine = voucher(1, {
    code: null,
    state: 'redeemed',
    isRedeemedByMe: true,
    mostraNome: true,
    redeemedAt: '2026-10-07T09:00:00.000Z',
  });
  const api = serve([mine], {
    'PUT /api/Orders/ShowVoucherHolder': () => ({ data: true }),
    'POST /api/Orders/RedeemVouchers': () => ({ data: { courses: [] } }),
  });
  open();
  await openMenu();
  await choose('Nascondi il mio nome a chi lo ha comprato');
  await waitFor(() =>
    expect(api.callsTo('PUT /api/Orders/ShowVoucherHolder')[0]?.body).toEqual({
      voucherId: 1,
      mostraNome: false,
    }),
  );
  const consent = screen.getByRole('checkbox', { name: /^Mostra il mio nome/ });
  expect(consent).not.toBeChecked();
  await userEvent.click(consent);
  await userEvent.type(screen.getByRole('textbox', { name: 'Codice' }), 'WB-2222-3333-4444');
  await userEvent.click(screen.getByRole('button', { name: 'Riscatta' }));
  await waitFor(() =>
    expect(api.callsTo('POST /api/Orders/RedeemVouchers')[0]?.query).toEqual({
      mostraNome: true,
      mostraAvanzamento: false,
    }),
  );
}, 30_000);

it('the vouchers of one order, and the way to all', async () => {
  const api = serve([voucher(1)]);
  open('/voucher?ordine=41');
  expect(await screen.findByRole('heading', { name: 'I voucher dell’ordine' })).toBeVisible();
  expect(api.callsTo('GET /api/Orders/GetVouchers')[0]?.query).toMatchObject({ orderId: 41 });
  expect(screen.getByRole('link', { name: 'Vedi tutti i tuoi voucher' })).toHaveAttribute(
    'href',
    '/voucher',
  );
});

it('the holder lets the company that bought the code see how they get on, and takes it back', async () => {
  let mostraAvanzamento = false;
  const api = serve([], {
    'GET /api/Orders/GetVouchers': () => ({
      data: voucherPage([
        voucher(1, {
          code: null,
          state: 'redeemed',
          isRedeemedByMe: true,
          mostraNome: false,
          azienda: 'Officine Greco S.r.l.',
          mostraAvanzamento,
          redeemedAt: '2026-10-07T09:00:00.000Z',
        }),
      ]),
    }),
    'PUT /api/Orders/ShareVoucherProgress': ({ body }) => {
      ({ mostraAvanzamento } = body as { mostraAvanzamento: boolean });
      return { data: true };
    },
  });
  open();
  await openMenu();
  await choose('Mostra come procedi a Officine Greco S.r.l.');
  expect(
    await screen.findByText(
      'Officine Greco S.r.l. vede avanzamento, esito dell’esame e badge del corso',
    ),
  ).toBeVisible();
  await openMenu();
  await choose('Non mostrare più come procedi a Officine Greco S.r.l.');
  await waitFor(() =>
    expect(api.callsTo('PUT /api/Orders/ShareVoucherProgress').map(({ body }) => body)).toEqual([
      { voucherId: 1, mostraAvanzamento: true },
      { voucherId: 1, mostraAvanzamento: false },
    ]),
  );
}, 30_000);
