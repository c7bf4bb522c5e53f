import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { orderDetail } from './testing-orders.ts';

afterEach(() => {
  resetAuth();
  jest.restoreAllMocks();
});
beforeEach(() => signInAs('Discente'));

const receiptCall = 'POST /api/Order/GetReceiptPdfBlobStorage';
const shop = (changes: Record<string, unknown> = {}, more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({ 'GET /api/Orders': () => ({ data: orderDetail(changes) }), ...more });
const open = (at = '/order/detail/41') => renderRoutes(routes, { at });
const valueOf = async (label: string) =>
  plainSpaces(
    (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent ?? '',
  );

it.each(['/order/detail/41', '/order/detail/invoice/41'])(
  '[ORDER-07] %s shows the order of its number',
  async (at) => {
    const api = shop();
    open(at);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Ordine WB-2026-000041' }),
    ).toBeVisible();
    expect(api.callsTo('GET /api/Orders')[0]?.query).toEqual({ orderId: 41 });
  },
);

it('[ORDER-35 part] [ORDER-36 part] [MONEY-07 part] dates, payment, receipt, customer and the amounts', async () => {
  shop();
  open();
  expect(await valueOf('Ordinato il')).toMatch(/^05\/10\/2026/);
  expect(await valueOf('Pagato il')).toBe('06/10/2026');
  expect(await valueOf('Tipo di pagamento')).toBe('Carta');
  expect(await valueOf('Ricevuta')).toBe('2026/17');
  expect(await valueOf('Intestata a')).toBe('Giulia Sartori');
  expect(await valueOf('Codice fiscale')).toBe('SRTGLI90A41F205X');
  expect(await valueOf('E-mail')).toBe('giulia.sartori@example.it');
  expect(await valueOf('Telefono')).toBe('+39 3331234567');
  expect(await valueOf('Totale ordine')).toBe('1.000,00 €');
  expect(await valueOf('Sconto')).toBe('-100,00 €');
  expect(await valueOf('Imponibile')).toBe('737,70 €');
  expect(await valueOf('IVA')).toBe('162,30 €');
  expect(plainSpaces(screen.getByText('Totale').parentElement?.textContent ?? '')).toBe(
    'Totale900,00 €',
  );
});

it.each([
  ['Pagato', 1],
  ['Annullato', 0],
])('[PROMO-03 part] an order in the state %s has %i links to share', async (orderState, count) => {
  const link = 'https://badge.example/promotion?courseId=7&promo=AB12';
  shop(
    { orderState },
    { 'GET /api/Courses/GetMagicLinkForRewardForPromotion': () => ({ data: link }) },
  );
  open();
  await screen.findByRole('heading', { level: 1, name: 'Ordine WB-2026-000041' });
  await waitFor(() => expect(screen.queryAllByText(link)).toHaveLength(count));
});

it('[ORDER-36 part] an order for others shows its codes, and leads to what became of them', async () => {
  shop({ vouchers: ['WB-7KQ2-MX4D-P9RT', 'WB-2222-3333-4444'] });
  open();
  expect(await screen.findByRole('heading', { name: 'Codici voucher' })).toBeVisible();
  expect(screen.getByText('WB-7KQ2-MX4D-P9RT')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Copia il codice/ })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Quali sono stati riscattati?' })).toHaveAttribute(
    'href',
    '/voucher?ordine=41',
  );
});

it('[ORDER-36 part] an order for oneself says nothing of codes', async () => {
  shop();
  open();
  await screen.findByRole('heading', { name: 'Articoli' });
  expect(screen.queryByText('Codici voucher')).not.toBeInTheDocument();
});

it('[ORDER-36 part] the number of a company’s order is that of an invoice', async () => {
  shop({ tipoRicevuta: 2 });
  open();
  expect(await valueOf('Fattura')).toBe('2026/17');
});

it('[ORDER-35 part] an order that was cancelled tells the reason', async () => {
  shop({ orderState: 'Annullato', motivazione: 'Corso sbagliato' });
  open();
  expect(await screen.findByText('Motivo dell’annullamento: Corso sbagliato')).toBeVisible();
});

it('[ORDER-37 part] courses and exams, with copies and cost', async () => {
  shop();
  open();
  const [course, exam] = within(
    (await screen.findByRole('heading', { name: 'Articoli' })).parentElement!,
  ).getAllByRole('listitem');
  expect(plainSpaces(course?.textContent ?? '')).toBe('Sicurezza in ufficio2 copie800,00 €');
  expect(within(course!).getByRole('link')).toHaveAttribute('href', '/courses/view/7');
  expect(plainSpaces(exam?.textContent ?? '')).toBe('Esame di certificazione2 copie200,00 €');
});

it('[ORDER-41 part] the receipt is downloaded from the address and under the name that the server gives', async () => {
  const api = shop(
    {},
    { [receiptCall]: () => ({ data: { url: '#receipt', fileName: 'ricevuta-41.pdf' } }) },
  );
  let clicked: { href: string | null; download: string } | null = null;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked = { href: this.getAttribute('href'), download: this.download };
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Scarica la ricevuta' }));
  await waitFor(() => expect(clicked).toEqual({ href: '#receipt', download: 'ricevuta-41.pdf' }));
  expect(api.callsTo(receiptCall)[0]?.query).toEqual({ orderId: 41 });
});

it.each([
  ['[ORDER-41 part] a warning', { warning: 'La ricevuta è disponibile dopo il pagamento' }],
  ['[SHELL-23 part] a failure', { status: 500 }],
])('%s stops the download: told to the console, not to the person', async (_, answer) => {
  shop({}, { [receiptCall]: () => answer });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Scarica la ricevuta' }));
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(clicked).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[ORDER-40 part] an order that waits offers its payment in the place of the receipt', async () => {
  shop({ orderState: 'Ordinato', paid: false, paymentDate: null, numeroFattura: null });
  open();
  expect(await screen.findByRole('link', { name: 'Paga adesso' })).toHaveAttribute(
    'href',
    '/payment?orderId=41&paymentTypeId=1',
  );
  expect(screen.queryByRole('button', { name: 'Scarica la ricevuta' })).toBeNull();
  expect(await valueOf('Pagato il')).toBe('-');
});

it('an order that is not there leads back to the list', async () => {
  fakeApi({ 'GET /api/Orders': () => ({ status: 404, code: 'ORDER_NOT_FOUND' }) });
  open('/order/detail/99');
  expect(await screen.findByText('Questo ordine non c’è')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tutti gli ordini' })).toHaveAttribute('href', '/order');
});

it('an order with a course that was owned already shows what goes back for it, and why', async () => {
  shop({
    totaleRimborsato: 109,
    rimborsi: [
      {
        importo: 79,
        motivo: 'owned_already',
        titoloCorso: 'Excel',
        dataRichiesta: '2026-10-06T08:30:00.000Z',
        dataRimborso: '2026-10-07T08:30:00.000Z',
        isCoupon: false,
      },
      {
        importo: 30,
        motivo: 'goodwill',
        titoloCorso: null,
        dataRichiesta: '2026-10-08T08:30:00.000Z',
        dataRimborso: null,
        isCoupon: false,
      },
      {
        importo: 12.5,
        motivo: 'cancellation',
        titoloCorso: 'Excel',
        dataRichiesta: '2026-10-08T08:30:00.000Z',
        dataRimborso: '2026-10-08T08:30:00.000Z',
        isCoupon: true,
      },
    ],
  });
  open();
  const title = await screen.findByRole('heading', { name: 'Rimborsi' });
  const rows = within(title.parentElement as HTMLElement).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => plainSpaces(textContent))).toEqual([
    'ExcelEra già tuo. Rimborsato il 07/10/2026.79,00 €',
    'RimborsoL’assistenza ha disposto il rimborso. Il rimborso è in corso.30,00 €',
    'ExcelL’ordine è stato annullato. Tornato nel coupon il 08/10/2026.12,50 €',
  ]);
});

it('[ORDER-35 part] an order that a coupon paid in part shows both parts of its total', async () => {
  shop({ totaleCoupon: 30, daPagare: 870, paymentType: 'Coupon + Carta' });
  open();
  const amount = async (label: string) =>
    plainSpaces((await screen.findByText(label)).parentElement?.textContent ?? '');
  expect(await amount('Con il coupon')).toBe('Con il coupon30,00 €');
  expect(await amount('Con un altro pagamento')).toBe('Con un altro pagamento870,00 €');
  expect(screen.getByText('Coupon + Carta')).toBeVisible();
});

describe('cancellation', () => {
  const asked = {
    id: 3,
    richiedente: 'learner',
    motivazione: 'Ho sbagliato corso',
    dataRichiesta: '2026-10-07T08:30:00.000Z',
    stato: 'open',
    risposta: null,
    dataRisposta: null,
  };

  it('[ORDER-40 part] [BACK-12 part] asks with a reason, which cannot be empty, and shows what was asked', async () => {
    let state = {};
    const api = fakeApi({
      'GET /api/Orders': () => ({ data: orderDetail(state) }),
      'POST /api/Orders/RequestDeleteOrder': () => {
        state = {
          orderState: 'Richiesta Annullamento',
          motivazione: asked.motivazione,
          richieste: [asked],
          annullamentoNegato: 'ORDER_STATE',
        };
        return { data: true };
      },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Chiedi l’annullamento' }));
    const dialog = screen.getByRole('dialog', { name: /Vuoi annullare l’ordine WB-2026-000041/ });
    const send = within(dialog).getByRole('button', { name: 'Chiedi l’annullamento' });
    await userEvent.click(send);
    expect(api.callsTo('POST /api/Orders/RequestDeleteOrder')).toHaveLength(0);
    await userEvent.type(within(dialog).getByLabelText('Perché vuoi annullare'), asked.motivazione);
    await userEvent.click(send);
    expect(await screen.findByText(/Annullamento chiesto il 07\/10\/2026/)).toBeVisible();
    expect(api.callsTo('POST /api/Orders/RequestDeleteOrder')[0]?.query).toEqual({
      orderId: 41,
      motivazione: 'Ho sbagliato corso',
    });
    expect(screen.getByRole('button', { name: 'Chiedi l’annullamento' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('says why it cannot be asked for, and what the server answers against it', async () => {
    shop({ annullamentoNegato: 'ORDER_USED' });
    const { unmount } = open();
    const button = await screen.findByRole('button', { name: 'Chiedi l’annullamento' });
    expect(button).toHaveAccessibleDescription(
      'Un corso è iniziato o un codice è stato riscattato',
    );
    unmount();
    shop(
      {},
      {
        'POST /api/Orders/RequestDeleteOrder': () => ({
          status: 409,
          code: 'ORDER_USED',
          info: 'Un corso di questo ordine è iniziato',
        }),
      },
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Chiedi l’annullamento' }));
    await userEvent.type(screen.getByLabelText('Perché vuoi annullare'), 'Errore');
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Chiedi l’annullamento' }));
    expect(await screen.findByText('Un corso di questo ordine è iniziato')).toBeVisible();
  });

  it('[ORDER-41 part] shows the answer and gives the credit note', async () => {
    const api = shop(
      {
        richieste: [
          { ...asked, stato: 'part', risposta: 'Uno sì', dataRisposta: '2026-10-08T08:30:00.000Z' },
        ],
        noteCredito: [
          { id: 5, numero: 'NC 1/2026', data: '2026-10-08T08:30:00.000Z', importo: 79 },
        ],
        totaleRimborsato: 79,
      },
      { [receiptCall]: () => ({ data: { url: 'blob:note', fileName: 'nota.pdf' } }) },
    );
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    open();
    expect(await screen.findByText(/Richiesta accolta in parte il 08\/10\/2026/)).toBeVisible();
    expect(screen.getByText('La risposta: “Uno sì”')).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: /^Scarica la nota di credito NC 1\/2026, / }),
    );
    await waitFor(() =>
      expect(api.callsTo(receiptCall)[0]?.query).toEqual({ orderId: 41, notaCreditoId: 5 }),
    );
  });
});

it('the codes of a large order come as a file', async () => {
  const api = shop(
    { vouchers: ['WB-7KQ2-MX4D-P9RT'], vouchersNumber: 1000 },
    {
      'GET /api/Order/GetVoucherFile': () => ({
        data: { fileName: 'codici.csv', content: 'Codice' },
      }),
    },
  );
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:codes';
  URL.revokeObjectURL = () => {};
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Scarica tutti i 1000 codici' }));
  await waitFor(() => expect(saved).toEqual(['codici.csv']));
  expect(api.callsTo('GET /api/Order/GetVoucherFile')[0]?.query).toEqual({ orderId: 41 });
});
