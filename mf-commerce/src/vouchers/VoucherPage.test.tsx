import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import { config } from '../../remote.config.ts';
import english from '../i18n/en.json';
import { routes } from '../routes.tsx';
import { readEverything, readsOfCourses } from '../testing-reads.ts';
import { voucher, voucherPage } from './testing-vouchers.ts';

afterEach(resetAuth);
beforeEach(() => signInAs('Discente'));

const info = 'Fatto: “Inglese per chi lavora” è tra i tuoi corsi';

const serve = (items = [voucher(2)], totalItems = items.length) =>
  fakeApi({
    'GET /api/Orders/GetVouchers': () => ({ data: voucherPage(items, totalItems) }),
    'POST /api/Orders/RedeemVouchers': () => ({ data: { courses: [] }, info }),
  });

const open = (options: Parameters<typeof renderRoutes>[1] = {}) =>
  renderRoutes(routes, { at: '/voucher', ...options });

const fields = () => screen.getAllByRole('textbox');
const addRow = () => userEvent.click(screen.getByRole('button', { name: 'Aggiungi un codice' }));
const redeem = () => userEvent.click(screen.getByRole('button', { name: 'Riscatta' }));
const heading = () => screen.findByRole('heading', { level: 1, name: 'Riscatta un voucher' });

it('[MULTI-09 part] /voucher redeems for learners and is open to every role, which is told to change', async () => {
  expect(config.routes).toContainEqual({ path: '/voucher', match: 'exact', access: {} });
  const api = serve();
  const { unmount } = open();
  await heading();
  expect(screen.getByRole('textbox', { name: 'Codice' })).toBeInTheDocument();
  unmount();
  signInAs('RedattoreCorsiA');
  open();
  await heading();
  expect(screen.getByText('I voucher si riscattano come Discente')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(api.callsTo('GET /api/Orders/GetVouchers')).toHaveLength(1);
});

it('[MULTI-10] codes are rows, at least one, each required; the focus goes to the one that is missing', async () => {
  const api = serve();
  open();
  await heading();
  expect(fields()).toHaveLength(1);
  await redeem();
  expect(await screen.findByText('(*) Campo obbligatorio')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), 'wb-7kq2-mx4d-p9rt');
  expect(screen.getByRole('textbox')).toHaveValue('WB-7KQ2-MX4D-P9RT');
  await addRow();
  expect(screen.getByRole('textbox', { name: 'Codice 2' })).toHaveFocus();
  await redeem();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Codice 2' })).toBeInvalid());
  expect(screen.getByRole('textbox', { name: 'Codice 1' })).toBeValid();
  expect(screen.getByRole('textbox', { name: 'Codice 2' })).toHaveFocus();
  expect(api.callsTo('POST /api/Orders/RedeemVouchers')).toHaveLength(0);
});

it('[MULTI-11] the delete icon of a row is there only while there are more', async () => {
  serve();
  open();
  await heading();
  const deletes = () => screen.queryAllByRole('button', { name: /^Elimina il codice/ });
  expect(deletes()).toHaveLength(0);
  await userEvent.type(screen.getByRole('textbox'), 'A');
  await addRow();
  await userEvent.type(screen.getByRole('textbox', { name: 'Codice 2' }), 'B');
  expect(deletes()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Elimina il codice 1' }));
  expect(screen.getByRole('textbox', { name: 'Codice' })).toHaveValue('B');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(deletes()).toHaveLength(0);
});

it('[MULTI-12 part] the result shows the info text; the codes go trimmed, and one empty row is left', async () => {
  const api = serve();
  open();
  await heading();
  await userEvent.type(screen.getByRole('textbox'), '  wb-7kq2-mx4d-p9rt ');
  await redeem();
  expect(await screen.findByRole('status')).toHaveTextContent(info);
  expect(screen.getByRole('link', { name: 'Vai ai tuoi corsi' })).toHaveAttribute(
    'href',
    '/courses/table?typology=1',
  );
  expect(api.callsTo('POST /api/Orders/RedeemVouchers')[0]?.body).toEqual(['WB-7KQ2-MX4D-P9RT']);
  expect(screen.getByRole('textbox', { name: 'Codice' })).toHaveValue('');
  await waitFor(() => expect(api.callsTo('GET /api/Orders/GetVouchers')).toHaveLength(2));
});

it('redeemed codes make stale what shows courses and vouchers', async () => {
  serve();
  const { queryClient, stale } = readEverything();
  open({ queryClient });
  await heading();
  await userEvent.type(screen.getByRole('textbox'), 'WB-7KQ2-MX4D-P9RT');
  await redeem();
  await screen.findByText(info);
  expect(stale()).toEqual(readsOfCourses.toSorted());
});

it('[MULTI-12 part] a warning is an error: its text is shown, the rows stay, and each bad one says why', async () => {
  const warning = 'Codici che non esistono: WB-BBBB. Controllali e riprova.';
  const api = serve();
  api.use({
    'POST /api/Orders/RedeemVouchers': () => ({
      warning,
      code: 'VOUCHERS_REFUSED',
      fields: { 1: 'VOUCHER_UNKNOWN', 2: 'VOUCHER_COURSE_OWNED' },
    }),
  });
  open();
  await heading();
  for (const code of ['WB-AAAA', 'WB-BBBB', 'WB-CCCC']) {
    if (code !== 'WB-AAAA') await addRow();
    await userEvent.type(fields().at(-1) as HTMLElement, code);
  }
  await redeem();
  expect((await screen.findByText(warning)).closest('[role=alert]')).toBeInTheDocument();
  expect(fields().map((field) => (field as HTMLInputElement).value)).toEqual([
    'WB-AAAA',
    'WB-BBBB',
    'WB-CCCC',
  ]);
  expect(screen.getByRole('textbox', { name: 'Codice 1' })).toBeValid();
  const unknown = screen.getByRole('textbox', { name: 'Codice 2' });
  expect(unknown).toHaveAccessibleDescription('Questo codice non esiste');
  expect(unknown).toHaveFocus();
  // The complaint of the third goes with it when the second is removed.
  await userEvent.click(screen.getByRole('button', { name: 'Elimina il codice 2' }));
  expect(screen.getByRole('textbox', { name: 'Codice 2' })).toHaveAccessibleDescription(
    'Hai già questo corso: il codice resta valido per qualcun altro',
  );
});

it('[MULTI-10 part] a code that stands in the list already is refused in the form, however it is typed', async () => {
  const api = serve();
  open();
  await heading();
  await userEvent.type(screen.getByRole('textbox'), 'WB-7KQ2-MX4D-P9RT');
  await addRow();
  await userEvent.type(screen.getByRole('textbox', { name: 'Codice 2' }), 'wb7kq2 mx4dp9rt');
  await redeem();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Codice 2' })).toHaveAccessibleDescription(
      'Questo codice è già nell’elenco',
    ),
  );
  expect(screen.getByRole('textbox', { name: 'Codice 1' })).toBeValid();
  expect(api.callsTo('POST /api/Orders/RedeemVouchers')).toHaveLength(0);
});

it('without an answer the rows stay and can be sent again', async () => {
  const api = serve();
  api.use({
    'POST /api/Orders/RedeemVouchers': () => ({ status: 500, info: 'Codice Errore: 12' }),
  });
  open();
  await heading();
  await userEvent.type(screen.getByRole('textbox'), 'WB-AAAA');
  await redeem();
  expect(await screen.findByRole('alert')).toHaveTextContent('Codice Errore: 12');
  expect(screen.getByRole('textbox')).toHaveValue('WB-AAAA');
});

it('[MULTI-13] a copied voucher says so for 3000 ms', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  serve();
  open();
  await user.click(
    await screen.findByRole('button', { name: 'Copia il codice WB-7KQ2-MX4D-P9R2' }),
  );
  expect(write).toHaveBeenCalledWith('WB-7KQ2-MX4D-P9R2');
  expect(await screen.findByText('Voucher copiato')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2900));
  expect(screen.getByText('Voucher copiato')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.queryByText('Voucher copiato')).not.toBeInTheDocument();
  jest.useRealTimers();
});

it('the list has course, code, state and date; only what can be redeemed is copied', async () => {
  serve([
    voucher(1),
    voucher(2, { state: 'redeemed', redeemedAt: '2026-10-07T09:00:00.000Z' }),
    voucher(3, { state: 'redeemed', code: null, isRedeemedByMe: true }),
    voucher(4, { state: 'frozen' }),
    voucher(5, { state: 'revoked' }),
  ]);
  open();
  const table = await screen.findByRole('table', { name: 'I tuoi voucher' });
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => plainSpaces(cell.textContent ?? '')),
    );
  const course = 'Inglese per chi lavora';
  expect(cells).toEqual([
    [course, 'WB-7KQ2-MX4D-P9R1', 'Da riscattare', '05/10/2026', ''],
    [course, 'WB-7KQ2-MX4D-P9R2', 'Riscattato', '07/10/2026', ''],
    [course, 'Ricevuto', 'Riscattato da te', '05/10/2026', ''],
    [course, 'WB-7KQ2-MX4D-P9R4', 'Sospeso', '05/10/2026', ''],
    [course, 'WB-7KQ2-MX4D-P9R5', 'Annullato', '05/10/2026', ''],
  ]);
  expect(within(table).getAllByRole('button', { name: /^Copia il codice/ })).toHaveLength(1);
});

it('the list has pages in the address; empty it says so, and after a failure it is asked again', async () => {
  const api = serve([voucher(1)], 24);
  const { router, unmount } = open();
  await userEvent.click(await screen.findByRole('link', { name: /Pagina 3/ }));
  await waitFor(() =>
    expect(api.callsTo('GET /api/Orders/GetVouchers').at(-1)?.query).toEqual({
      page: 3,
      pageSize: 10,
    }),
  );
  expect(router.state.location.search).toBe('?page=3');
  unmount();
  api.use({ 'GET /api/Orders/GetVouchers': () => ({ status: 500 }) });
  const { unmount: leave } = open();
  await screen.findByText('I tuoi voucher non si aprono');
  api.use({ 'GET /api/Orders/GetVouchers': () => ({ data: voucherPage([]) }) });
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Non hai ancora voucher')).toBeInTheDocument();
  leave();
});

it('the page is there in English', async () => {
  serve();
  open({ locale: 'en-US', messages: english });
  await screen.findByRole('heading', { level: 1, name: 'Redeem a voucher' });
  await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText('(*) Required field')).toBeInTheDocument();
  expect(await screen.findByText('To redeem')).toBeInTheDocument();
});
