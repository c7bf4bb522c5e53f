import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerOf } from 'shared-auth';
import { fakeApi, resetAuth, signInAs, type FakeEndpoints } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { wirePage } from '../testing-orders.ts';
import { wireRedemption } from '../testing-redemptions.ts';

type WireDetail = AnswerOf<'/api/Algorand/GetRichiestaRiscatto', 'get'>;

const LIST = 'GET /api/Algorand/GetRichiesteRiscattoAlgorand';
const PROCESS = 'POST /api/Algorand/UpdateNftRiscattati';
const REFUSE = 'POST /api/Algorand/RefuseRichiestaRiscatto';
const DOCUMENT = 'GET /api/Algorand/GetDocumentoRiscatto';

// Compiled before the first test waits for it.
beforeAll(() => Promise.all([import('./RedemptionsPage.tsx'), import('./RedemptionPage.tsx')]));
beforeEach(() => signInAs('AdminWorkerBadge'));
afterEach(() => {
  resetAuth();
  jest.restoreAllMocks();
});

const openTable = (at = '/table/notarization') => {
  const items = [
    wireRedemption(1),
    wireRedemption(2, { contributi: true, stato: 'paid', tipoNotarizzazioneId: 4 }),
  ];
  const api = fakeApi({ [LIST]: () => ({ data: wirePage(items, 42) }) });
  return { api, ...renderRoutes(routes, { at }) };
};
const lastQuery = (api: ReturnType<typeof fakeApi>) => api.callsTo(LIST).at(-1)?.query;

const detail = (changes: Partial<WireDetail> = {}): WireDetail => ({
  ...wireRedemption(7),
  ritenuta: 77.2,
  daPagare: 308.8,
  numeroFattura: null,
  hasPrestazione: true,
  motivazione: null,
  dataRisposta: null,
  daCompensare: 0,
  documenti: [
    { documento: 'withholding', name: 'ritenuta.pdf', scaricabile: true },
    { documento: 'occasional', name: 'prestazione.pdf', scaricabile: true },
  ],
  storia: [{ evento: 'asked', autore: 'Marco Bianchi', data: '2026-12-16T10:00:00.000Z' }],
  ...changes,
});

const openDetail = (changes: Partial<WireDetail> = {}, more: FakeEndpoints = {}) => {
  let state = changes;
  const api = fakeApi({
    'GET /api/Algorand/GetRichiestaRiscatto': () => ({ data: detail(state) }),
    [PROCESS]: () => {
      state = { stato: 'paid' };
      return { data: true };
    },
    [REFUSE]: () => {
      state = { stato: 'refused', motivazione: 'Manca la firma' };
      return { data: true };
    },
    ...more,
  });
  renderRoutes(routes, { at: '/detail/notarization/7' });
  return api;
};

test('[BACK-13 part] [BACK-03 part] [WALLET-06 part] a row shows number, applicant, day, kind, state and amount, and leads to its detail', async () => {
  openTable();
  const link = await screen.findByRole('link', { name: 'RIS-000001' });
  expect(link).toHaveAttribute('href', '/detail/notarization/1');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => plainSpaces(row.textContent ?? '').trim())).toEqual([
    'RIS-000001Marco Bianchi16/12/2026Reward per promozioneIn attesa 386,00 €',
    'RIS-000002Marco Bianchi16/12/2026Profit sharingEvasa Contributi386,00 €',
  ]);
});

test('[BACK-06 part] [BACK-08 part] the number alone is a button: the server sorts, filters and pages', async () => {
  const { api, router } = openTable();
  await screen.findByRole('link', { name: 'RIS-000001' });
  expect(lastQuery(api)).toMatchObject({
    page: 1,
    pageSize: 10,
    sortBy: 'identificativoRichiesta',
    sortDirection: 'desc',
    lang: 'it',
  });
  const heads = screen.getAllByRole('columnheader');
  expect(
    heads.filter((head) => within(head).queryByRole('button')).map((head) => head.textContent),
  ).toEqual(['Richiesta']);
  await userEvent.selectOptions(screen.getByLabelText('Stato'), 'open');
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ stato: 'open', page: 1 }));
  expect(router.state.location.search).toContain('stato=open');
});

test('[BACK-02 part] [BACK-14] [BACK-17 part] [ORDER-40 part] a request is processed after a confirmation, by keyboard, and its button is gone', async () => {
  const api = openDetail();
  const process = await screen.findByRole('button', { name: 'Evadi' });
  act(() => process.focus());
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Sei sicuro di voler evadere la richiesta di notarizzazione?',
  });
  expect(plainSpaces(dialog.textContent ?? '')).toContain('308,80 € sul conto IT60');
  expect(api.callsTo(PROCESS)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Evadi' }));
  expect(await screen.findByText('Richiesta evasa')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Evadi' })).toBeNull());
  expect(api.callsTo(PROCESS).map(({ query }) => query)).toEqual([
    { userId: detail().utenteId, tipoNotarizzazione: 3, richiestaId: 7 },
  ]);
});

test('pressed twice, the confirmation processes the request once, and stays until it is done (E120)', async () => {
  const answer = Promise.withResolvers<{ data: true }>();
  const api = openDetail({}, { [PROCESS]: () => answer.promise });
  await userEvent.click(await screen.findByRole('button', { name: 'Evadi' }));
  const dialog = await screen.findByRole('alertdialog');
  const confirm = within(dialog).getByRole('button', { name: 'Evadi' });
  await userEvent.click(confirm);
  await userEvent.click(confirm);
  await userEvent.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  answer.resolve({ data: true });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.callsTo(PROCESS)).toHaveLength(1);
});

test('a request is refused with a reason', async () => {
  const api = openDetail();
  await userEvent.click(await screen.findByRole('button', { name: 'Rifiuta' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rifiutare la richiesta RIS-000007?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rifiuta' }));
  expect(await within(dialog).findByText('(*) Campo obbligatorio')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Motivo del rifiuto'), 'Manca la firma');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rifiuta' }));
  expect(
    await screen.findByText('Richiesta rifiutata: i crediti sono tornati nel wallet'),
  ).toBeVisible();
  expect(api.callsTo(REFUSE).map(({ body }) => body)).toEqual([
    { richiestaId: 7, motivazione: 'Manca la firma' },
  ]);
});

test('a refusal that did not arrive keeps its reason for another try', async () => {
  let tries = 0;
  const api = openDetail(
    {},
    {
      [REFUSE]: () => {
        tries += 1;
        return tries === 1 ? { status: 503 } : { data: true };
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Rifiuta' }));
  const dialog = await screen.findByRole('dialog');
  const submit = within(dialog).getByRole('button', { name: 'Rifiuta' });
  await userEvent.type(within(dialog).getByLabelText('Motivo del rifiuto'), 'Manca la firma');
  await userEvent.click(submit);
  expect(await screen.findByText('La risposta non è stata salvata')).toBeVisible();
  expect(within(dialog).getByLabelText('Motivo del rifiuto')).toHaveValue('Manca la firma');
  await waitFor(() => expect(submit).toBeEnabled());
  await userEvent.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo(REFUSE)).toHaveLength(2);
});

test('an answer that came too late is told, and the request is read again', async () => {
  const api = openDetail(
    {},
    { [PROCESS]: () => ({ status: 409, code: 'REDEMPTION_ANSWERED', info: 'È già chiusa' }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Evadi' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Evadi' }));
  expect(await screen.findByText('È già chiusa')).toBeVisible();
  await waitFor(() =>
    expect(api.callsTo('GET /api/Algorand/GetRichiestaRiscatto').length).toBeGreaterThan(1),
  );
});

test('[BACK-15] [BACK-16] [BACK-17 part] the withholding document is downloaded until the request is processed, the other one always', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const documents = (isOpen: boolean): WireDetail['documenti'] => [
    { documento: 'withholding', name: 'ritenuta.pdf', scaricabile: isOpen },
    { documento: 'occasional', name: 'prestazione.pdf', scaricabile: true },
  ];
  const api = openDetail(
    { stato: 'paid', documenti: documents(false) },
    {
      [DOCUMENT]: ({ query }) => ({
        data: { url: '/f', fileName: `${String(query['documento'])}.pdf` },
      }),
    },
  );
  const withholding = await screen.findByRole('button', { name: 'Scarica ritenuta.pdf' });
  expect(withholding).toHaveAttribute('aria-disabled', 'true');
  expect(withholding).toHaveAccessibleDescription(
    'Si scarica solo finché la richiesta non è evasa.',
  );
  await userEvent.click(withholding);
  await userEvent.click(screen.getByRole('button', { name: 'Scarica prestazione.pdf' }));
  await waitFor(() => expect(saved).toEqual(['occasional.pdf']));
  expect(api.callsTo(DOCUMENT)).toHaveLength(1);
});

test('[SHELL-23 part] a document that does not come stops there: told to the console, not to the person', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  openDetail({}, { [DOCUMENT]: () => ({ status: 500 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Scarica prestazione.pdf' }));
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(clicked).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('editors read, administrators answer (E18)', async () => {
  signInAs('RedattoreCorsiA');
  openDetail();
  expect(await screen.findByText('Risponde un amministratore.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Evadi' })).toBeNull();
});

test('contributions and credits that are owed are told to who decides (M31)', async () => {
  openDetail({ contributi: true, daCompensare: 30 });
  expect(await screen.findByText(/sono dovuti i contributi/)).toBeVisible();
  expect(screen.getByText(/ha 30,00\s€ da compensare/)).toBeVisible();
});

test('a request that there is not leads to the table', async () => {
  openDetail({}, { 'GET /api/Algorand/GetRichiestaRiscatto': () => ({ status: 404 }) });
  expect(await screen.findByText('Questa richiesta non esiste')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vai alle richieste di riscatto' })).toHaveAttribute(
    'href',
    '/table/notarization',
  );
});
