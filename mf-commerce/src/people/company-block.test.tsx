import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderWithProviders } from 'shared-ui/testing';
import { config } from '../../remote.config.ts';
import { CompanyBlock } from './CompanyBlock.tsx';
import { signInAsRepresentative } from './testing-company.ts';
import { companySummary } from './testing-summary.ts';

afterEach(resetAuth);

type Counts = Record<'inAttesa' | 'riscattati' | 'inScadenza' | 'scaduti', number>;

function serve(counts: Partial<Counts> = {}) {
  const { inAttesa = 0, riscattati = 0, inScadenza = 0, scaduti = 0 } = counts;
  const summary = companySummary({
    voucher: { inviati: inAttesa, riscattati },
    attestati: { inScadenza, scaduti },
  });
  return fakeApi({
    'GET /api/Companies/GetSummary': () => ({ data: summary }),
  });
}

const open = () => {
  signInAsRepresentative();
  return renderWithProviders(<CompanyBlock />);
};

it('who acts for a company reads what its people need first, each number with the way to them', async () => {
  serve({ scaduti: 1, inScadenza: 3, inAttesa: 2, riscattati: 12 });
  open();
  const block = await screen.findByRole('region', { name: 'Le persone di Officine Greco S.r.l.' });
  const links = await within(block).findAllByRole('listitem');
  expect(
    links.map((item) => {
      const link = within(item).getByRole('link');
      return [link.textContent, link.getAttribute('href')];
    }),
  ).toEqual([
    ['1 attestato è scaduto', '/voucher/people?attestati=scaduti#deadlines'],
    ['3 attestati stanno per scadere', '/voucher/people?attestati=inScadenza#deadlines'],
    ['2 persone non hanno ancora riscattato il codice', '/voucher/people?stato=inAttesa'],
    ['12 persone hanno riscattato il codice', '/voucher/people?stato=riscattati'],
  ]);
  expect(within(block).getByRole('link', { name: 'Invita persone' })).toHaveAttribute(
    'href',
    '/voucher/people',
  );
});

it('what does not happen is not said; a company that gave nothing reads so', async () => {
  serve({ riscattati: 1 });
  const { unmount } = open();
  const block = await screen.findByRole('region', { name: /^Le persone/ });
  expect(await within(block).findByText('1 persona ha riscattato il codice')).toBeVisible();
  expect(within(block).getAllByRole('listitem')).toHaveLength(1);
  unmount();
  serve();
  open();
  expect(await screen.findByText('Non hai ancora dato corsi a nessuno.')).toBeVisible();
});

it('numbers that are not known are not called none, and are asked for again', async () => {
  const api = serve({ riscattati: 4 });
  api.use({ 'GET /api/Companies/GetSummary': () => ({ status: 503 }) });
  open();
  const block = await screen.findByRole('region', { name: /^Le persone/ });
  expect(await within(block).findByText('Le persone non si aprono')).toBeVisible();
  api.use({
    'GET /api/Companies/GetSummary': () => ({
      data: companySummary({ attestati: { inScadenza: 2 } }),
    }),
  });
  await userEvent.click(within(block).getByRole('button', { name: 'Riprova' }));
  expect(await within(block).findByText('2 attestati stanno per scadere')).toBeVisible();
});

it('a delegate, and who acts for nobody, has no such block and asks for nothing', async () => {
  const api = serve();
  signInAs('Discente');
  const { unmount } = renderWithProviders(<CompanyBlock />);
  unmount();
  signInAs('Discente', { company: { id: '1', name: 'Officine', role: 'DELEGATE', sdi: '' } });
  renderWithProviders(<CompanyBlock />);
  await act(async () => {});
  expect(screen.queryByRole('region', { name: /^Le persone/ })).not.toBeInTheDocument();
  expect(api.callsTo('GET /api/Companies/GetSummary')).toHaveLength(0);
});

it('the block stands first on the dashboard, and its page in the menu of who the page is for', () => {
  expect(config.fills).toContainEqual({
    slot: 'shell.dashboard.company.v1',
    order: 10,
    access: { roles: ['Discente'] },
  });
  expect(config.menu.find(({ path }) => path === '/voucher/people')).toMatchObject({
    label: { it: 'Persone', en: 'People' },
    roles: ['Discente'],
    companyRoles: ['LEGAL_REPRESENTATIVE'],
  });
});
