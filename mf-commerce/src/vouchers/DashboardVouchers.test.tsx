import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderWithProviders } from 'shared-ui/testing';
import { config } from '../../remote.config.ts';
import { DashboardVouchers } from './DashboardVouchers.tsx';
import { voucher, voucherPage } from './testing-vouchers.ts';

afterEach(resetAuth);
beforeEach(() => signInAs('Discente'));

const serve = (items = [voucher(1), voucher(2, { state: 'redeemed', isRedeemedByMe: true })]) =>
  fakeApi({ 'GET /api/Orders/GetVouchers': () => ({ data: voucherPage(items) }) });

it('[DASH-12 part] [DASH-13 part] the block is on the dashboard of learners, and of nobody else', () => {
  expect(config.fills).toContainEqual({
    slot: 'shell.dashboard.learner.v1',
    order: 20,
    access: { roles: ['Discente'] },
  });
});

it('[DASH-12] a button leads to the redemption, with vouchers and without', async () => {
  const api = serve();
  const { unmount } = renderWithProviders(<DashboardVouchers />);
  const button = () => screen.findByRole('link', { name: 'Riscatta voucher' });
  expect(await button()).toHaveAttribute('href', '/voucher');
  unmount();
  api.use({ 'GET /api/Orders/GetVouchers': () => ({ data: voucherPage([]) }) });
  renderWithProviders(<DashboardVouchers />);
  await screen.findByText(/Non hai ancora voucher/);
  expect(await button()).toHaveAttribute('href', '/voucher');
});

it('[DASH-13] the last three vouchers, with code, course and state, and the way to all', async () => {
  const api = serve();
  renderWithProviders(<DashboardVouchers />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getByText('WB-7KQ2-MX4D-P9R1')).toBeInTheDocument();
  expect(within(first!).getByText('Da riscattare')).toBeInTheDocument();
  expect(within(first!).getByRole('link', { name: 'Inglese per chi lavora' })).toHaveAttribute(
    'href',
    '/courses/view/7',
  );
  expect(
    within(first!).getByRole('button', { name: 'Copia il codice WB-7KQ2-MX4D-P9R1' }),
  ).toBeInTheDocument();
  expect(within(second!).getByText('Riscattato da te')).toBeInTheDocument();
  expect(within(second!).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Vedi tutti/ })).toHaveAttribute('href', '/voucher');
  expect(api.callsTo('GET /api/Orders/GetVouchers')[0]?.query).toEqual({ page: 1, pageSize: 3 });
});

it('a list that fails is asked again, and the button stays', async () => {
  const api = serve();
  api.use({ 'GET /api/Orders/GetVouchers': () => ({ status: 500 }) });
  renderWithProviders(<DashboardVouchers />);
  await screen.findByText('I tuoi voucher non si aprono');
  expect(screen.getByRole('link', { name: 'Riscatta voucher' })).toBeInTheDocument();
  api.use({ 'GET /api/Orders/GetVouchers': () => ({ data: voucherPage([voucher(1)]) }) });
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('WB-7KQ2-MX4D-P9R1')).toBeInTheDocument();
});
