import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerOf } from 'shared-auth';
import { fakeApi, publicConfig, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import english from '../i18n/en.json';
import { routes } from '../routes.tsx';

type WireWallet = AnswerOf<'/api/Wallet/GetWalletAlgorandUtente', 'get'>;
type WireMovement = AnswerOf<'/api/Wallet/GetMovements', 'get'>['items'][number];

const learner: WireWallet = {
  urlWalletAlgorandUser: null,
  totaleCrediti: 386,
  totaleCreditiRewardForPromotion: 386,
  totaleCreditiRewardForPromotionFromAlgorand: 386,
  totaleCreditiProfitSharing: null,
  totaleCreditiProfitSharingFromAlgorand: null,
  pendingRewardForPromotion: 0,
  pendingProfitSharing: null,
  nextAvailableAt: null,
  totalCouponNft: 0,
  couponInOrders: 0,
  owed: 0,
};

const teacher: WireWallet = {
  ...learner,
  totaleCrediti: 506,
  totaleCreditiProfitSharing: 120,
  totaleCreditiProfitSharingFromAlgorand: 120,
  pendingProfitSharing: 0,
};

const movement = (id: string, changes: Partial<WireMovement> = {}): WireMovement => ({
  id,
  kind: 'earned',
  tipoNotarizzazioneId: 3,
  importo: 8.9,
  date: '2025-12-11T23:30:00.000Z',
  corsoId: 1,
  titoloCorso: 'Difendersi in rete',
  availableAt: null,
  urlTransazione: null,
  ...changes,
});

type WireMonth = AnswerOf<'/api/Wallet/GetCreditMonths', 'get'>[number];

const months: WireMonth[] = [
  { month: '2025-11', reward: 346, profitSharing: null, received: 40, spent: 0, setAside: 0 },
  { month: '2025-12', reward: 386, profitSharing: null, received: 90, spent: 20, setAside: 30 },
];

const noTerms: AnswerOf<'/api/Wallet/GetRedemptionTerms', 'get'> = {
  tipi: [
    {
      tipoNotarizzazioneId: 3,
      disponibile: 0,
      minimo: 100,
      massimo: 0,
      finestra: null,
      rifiuto: 'REDEMPTION_THRESHOLD',
    },
  ],
  isAzienda: false,
  riscattatoAnno: 0,
  limiteDichiarazione: 5000,
  limiteSenzaPartitaIva: 8000,
  ritenutaBps: 2000,
  bolloOltre: 77.47,
};

const open = (
  wallet: WireWallet,
  items: WireMovement[] = [],
  {
    at = '/wallet',
    totalItems = items.length,
    ...options
  }: Parameters<typeof renderRoutes>[1] & {
    totalItems?: number;
  } = {},
  more: Parameters<typeof fakeApi>[0] = {},
) => {
  const api = fakeApi({
    'GET /api/Wallet/GetWalletAlgorandUtente': () => ({ data: wallet }),
    'GET /api/Wallet/GetMovements': ({ query }) => ({
      data: { items, totalItems, page: Number(query['page']), pageSize: 10 },
    }),
    'GET /api/Wallet/GetCreditMonths': () => ({ data: months }),
    'GET /api/Wallet/GetRedemptionTerms': () => ({ data: noTerms }),
    'GET /api/Wallet/GetRichiesteRiscatto': () => ({
      data: { items: [], totalItems: 0, page: 1, pageSize: 50 },
    }),
    'GET /api/config': () => ({ data: publicConfig() }),
    ...more,
  });
  return { api, ...renderRoutes(routes, { at, ...options }) };
};

const textOf = (element: HTMLElement) => plainSpaces(element.textContent ?? '');

// Compiled before the first test waits for it.
beforeAll(() => import('./WalletPage.tsx'));
beforeEach(() => signInAs('Discente'));
afterEach(resetAuth);

test('[WALLET-01] [WALLET-04 part] legend and totals by kind, for a teacher', async () => {
  open(teacher);
  const legend = await screen.findByLabelText('Legenda dei crediti');
  expect(within(legend).getByText('Reward per promozione')).toBeVisible();
  expect(within(legend).getByText('Profit sharing')).toBeVisible();
  expect(textOf(legend)).toContain('386,00 €');
  expect(textOf(legend)).toContain('120,00 €');
  expect(screen.getByText((text) => plainSpaces(text) === '506,00 €')).toBeVisible();
  expect(screen.getByText((text) => plainSpaces(text) === '1 credito vale 1,00 €')).toBeVisible();
});

test('[WALLET-04 part] who is no teacher sees no profit sharing', async () => {
  open(learner);
  await screen.findByText('Reward per promozione');
  expect(screen.queryByText('Profit sharing')).toBeNull();
});

test.each([
  {
    options: {},
    link: 'Apri il registro in un’altra scheda',
    said: [
      '7,90 € in sincronizzazione con il registro',
      '− 30,00 € in sincronizzazione con il registro',
    ],
  },
  {
    options: { locale: 'en-US', messages: english } as const,
    link: 'Open the ledger in another tab',
    said: [
      '€7.90 being synchronised with the ledger',
      '− €30.00 being synchronised with the ledger',
    ],
  },
])('the difference with the ledger is said for each kind: $said.0 (E116)', async (row) => {
  const { options, link, said } = row;
  const text = /sincronizzazione|synchronised/;
  const { unmount } = open(
    {
      ...teacher,
      urlWalletAlgorandUser: 'https://explorer.example/account/A',
      totaleCreditiRewardForPromotionFromAlgorand: 378.1,
      totaleCreditiProfitSharingFromAlgorand: 150,
    },
    [],
    options,
  );
  expect((await screen.findAllByText(text)).map(textOf)).toEqual(said);
  expect(screen.getByRole('link', { name: link })).toHaveAttribute(
    'href',
    'https://explorer.example/account/A',
  );
  unmount();
  open(teacher, [], options);
  expect(await screen.findByText(/120[,.]00/)).toBeVisible();
  expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByRole('link', { name: link })).toBeNull();
});

test('[WALLET-02] the page has the form of a redemption and the area of the coupon', async () => {
  open(teacher);
  const form = await screen.findByRole('region', { name: 'Richiedi il riscatto' });
  expect(await within(form).findByRole('button', { name: 'Invia la richiesta' })).toBeVisible();
  const area = screen.getByRole('region', { name: 'Usa i crediti come coupon' });
  expect(within(area).getByRole('button', { name: 'Sposta nel coupon' })).toBeVisible();
});

test('what is pending or owed is said with its amount and its day', async () => {
  open({
    ...learner,
    pendingRewardForPromotion: 7.9,
    nextAvailableAt: '2026-12-05T23:30:00.000Z',
    owed: 12.5,
  });
  const main = await screen.findByText(/7,90\s€ in attesa/);
  expect(main).toBeVisible();
  expect(screen.getByText(/I prossimi arrivano il 06\/12\/2026/)).toBeVisible();
  expect(screen.getByText(/i prossimi 12,50\s€ compensano/)).toBeVisible();
});

test('movements name what they are, their day and their amount', async () => {
  open(teacher, [
    movement('1', { availableAt: '2025-12-25T23:30:00.000Z' }),
    movement('2', { tipoNotarizzazioneId: 4, importo: 12 }),
    movement('3', { kind: 'reversed', importo: -8.9 }),
    movement('4', { kind: 'coupon', importo: -40, titoloCorso: null, corsoId: null }),
    movement('5', { kind: 'coupon', importo: 15, titoloCorso: null, corsoId: null }),
    movement('6', { kind: 'redemption', importo: -100, titoloCorso: null, corsoId: null }),
    movement('7', { kind: 'redemption', importo: 100, titoloCorso: null, corsoId: null }),
  ]);
  const rows = await within(await screen.findByRole('region', { name: 'Movimenti' })).findAllByRole(
    'listitem',
  );
  expect(rows.map(textOf)).toEqual([
    'Reward, “Difendersi in rete”12/12/2025, disponibili dal 26/12/2025+ 8,90 €',
    'Profit sharing, “Difendersi in rete”12/12/2025+ 12,00 €',
    'Reward stornato, “Difendersi in rete”12/12/2025− 8,90 €',
    'Spostati nel coupon12/12/2025− 40,00 €',
    'Riportati dal coupon12/12/2025+ 15,00 €',
    'Riscatto richiesto12/12/2025− 100,00 €',
    'Riscatto non evaso: crediti restituiti12/12/2025+ 100,00 €',
  ]);
});

test.each([
  {
    options: {},
    title: 'Crediti negli ultimi dodici mesi',
    label: 'novembre 2025 Reward 346,00 €; dicembre 2025 Reward 386,00 €',
    data: 'Vedi i dati',
    row: 'dicembre 2025 386,00 € 90,00 € 20,00 € 30,00 €',
    heads: ['Mese', 'Reward', 'Ricevuti', 'Usati', 'Nel coupon'],
  },
  {
    options: { locale: 'en-US', messages: english } as const,
    title: 'Credits in the last twelve months',
    label: 'November 2025 Reward €346.00; December 2025 Reward €386.00',
    data: 'See the data',
    row: 'December 2025 €386.00 €90.00 €20.00 €30.00',
    heads: ['Month', 'Reward', 'Received', 'Used', 'To the coupon'],
  },
])('the chart says its values, and has them as a table: $title', async (said) => {
  open(learner, [], said.options);
  const card = await screen.findByRole('region', { name: said.title });
  const chart = await within(card).findByRole('img');
  expect(plainSpaces(chart.getAttribute('aria-label') ?? '')).toBe(`${said.title}: ${said.label}`);
  await userEvent.click(within(card).getByText(said.data));
  const heads = await within(card).findAllByRole('columnheader');
  expect(heads.map(textOf)).toEqual(said.heads);
  const rows = within(card).getAllByRole('row');
  expect(
    [...(rows.at(-1)?.children ?? [])].map((cell) => plainSpaces(cell.textContent ?? '')).join(' '),
  ).toBe(said.row);
});

test('the chart of a teacher has profit sharing upon the rewards; without credits it says what will be there', async () => {
  const ofTeacher = months.map((month) => ({ ...month, profitSharing: 120 }));
  const { unmount } = open(
    teacher,
    [],
    {},
    { 'GET /api/Wallet/GetCreditMonths': () => ({ data: ofTeacher }) },
  );
  const card = await screen.findByRole('region', { name: 'Crediti negli ultimi dodici mesi' });
  const legend = (await within(card).findAllByRole('listitem')).map(textOf);
  expect(legend).toEqual(['Reward', 'Profit sharing']);
  unmount();
  const none = { reward: 0, profitSharing: null, received: 0, spent: 0, setAside: 0 };
  open(
    learner,
    [],
    {},
    { 'GET /api/Wallet/GetCreditMonths': () => ({ data: [{ month: '2025-12', ...none }] }) },
  );
  expect(await screen.findByText('Qui vedrai come crescono i tuoi crediti')).toBeVisible();
});

test('a movement that the ledger has leads to its page there', async () => {
  open(learner, [
    movement('1', { urlTransazione: 'https://explorer.example/asset/7' }),
    movement('2', { kind: 'coupon', importo: -4, titoloCorso: null, corsoId: null }),
  ]);
  const area = await screen.findByRole('region', { name: 'Movimenti' });
  const links = await within(area).findAllByRole('link', { name: /Sul registro/ });
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAccessibleName(
    'Sul registro, in un’altra scheda: Reward, “Difendersi in rete”',
  );
  expect(links[0]).toHaveAttribute('href', 'https://explorer.example/asset/7');
});

test('pages of movements are in the address', async () => {
  const { api, router } = open(learner, [movement('1')], { at: '/wallet?page=2', totalItems: 21 });
  await userEvent.click(await screen.findByRole('link', { name: 'Pagina successiva' }));
  expect(router.state.location.search).toBe('?page=3');
  const pages = api.callsTo('GET /api/Wallet/GetMovements').map(({ query }) => query['page']);
  expect(pages).toEqual([2, 3]);
});

test('without movements the way leads to the own courses', async () => {
  open({ ...learner, totaleCrediti: 0, totaleCreditiRewardForPromotion: 0 });
  expect(await screen.findByText('Non ci sono ancora movimenti')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vai ai tuoi corsi' })).toHaveAttribute(
    'href',
    '/courses/table?typology=1',
  );
});

test('the page is English for an English reader', async () => {
  open(teacher, [movement('1')], { locale: 'en-US', messages: english });
  expect(await screen.findByText('Total credits')).toBeVisible();
  expect(await screen.findByText('Reward, “Difendersi in rete”')).toBeVisible();
});

const couponArea = () => screen.findByRole('region', { name: 'Usa i crediti come coupon' });

test('[WALLET-02 part] [API-74 part] credits are moved into the coupon and back, each button saying why it cannot', async () => {
  const { api } = open(
    { ...learner, totalCouponNft: 40, couponInOrders: 12.5 },
    [],
    {},
    { 'POST /api/Wallet/SaveCouponNft': () => ({ data: { totalCouponNft: 0, isCoupon: false } }) },
  );
  const area = await couponArea();
  expect(textOf(area)).toContain('Nel coupon40,00 €');
  expect(textOf(area)).toContain('In ordini non ancora pagati12,50 €');
  expect(textOf(area)).toContain('Disponibili 386,00 €');
  const button = (name: string) => within(area).getByRole('button', { name });
  expect(button('Sposta nel coupon')).toHaveAccessibleDescription('Scrivi un importo');
  const amount = within(area).getByRole('spinbutton', { name: 'Importo' });
  await userEvent.type(amount, '50,5');
  expect(button('Riporta nei crediti')).toHaveAccessibleDescription(
    'Il coupon non ne ha così tanti',
  );
  await userEvent.click(button('Sposta nel coupon'));
  expect(await screen.findByText('Il coupon è aggiornato')).toBeVisible();
  await userEvent.type(amount, '15');
  await userEvent.click(button('Riporta nei crediti'));
  await waitFor(() =>
    expect(
      api.callsTo('POST /api/Wallet/SaveCouponNft').map(({ query }) => query['totaleNft']),
    ).toEqual([90.5, 25]),
  );
  await waitFor(() => expect(amount).toHaveValue(''));
  await userEvent.type(amount, '386,01');
  expect(button('Sposta nel coupon')).toHaveAccessibleDescription(
    'Non hai così tanti crediti disponibili',
  );
  expect(api.callsTo('GET /api/Wallet/GetWalletAlgorandUtente').length).toBeGreaterThan(1);
});

test('[WALLET-02 part] a refusal of the server is shown, and the amounts are read again', async () => {
  const info = 'I crediti disponibili non bastano: ne hai per 10,00 €';
  const { api } = open(
    learner,
    [],
    {},
    {
      'POST /api/Wallet/SaveCouponNft': () => ({ warning: info }),
    },
  );
  const area = await couponArea();
  await userEvent.type(within(area).getByRole('spinbutton', { name: 'Importo' }), '20');
  await userEvent.click(within(area).getByRole('button', { name: 'Sposta nel coupon' }));
  expect(await screen.findByText(info)).toBeVisible();
  expect(api.callsTo('GET /api/Wallet/GetWalletAlgorandUtente').length).toBeGreaterThan(1);
});
