import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../testing/index.ts';
import { AreaChart, Chart } from './index.ts';

it('says its values, and shows them as a table', async () => {
  renderWithProviders(
    <Chart
      title="Ricavi"
      heads={{ label: 'Mese', value: 'Ricavi' }}
      format={(value) => `${value} €`}
      points={[
        { label: 'ott', name: 'ottobre 2026', value: 900 },
        { label: 'nov', name: 'novembre 2026', value: 430, isPartial: true },
      ]}
    />,
  );
  expect(
    screen.getByRole('img', { name: 'Ricavi: ottobre 2026 900 €, novembre 2026 430 €' }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByText('Vedi i dati'));
  expect(await screen.findByRole('row', { name: 'novembre 2026 430 €' })).toBeInTheDocument();
});

it('says what lies upon what, and has a table that may say more', async () => {
  renderWithProviders(
    <AreaChart
      title="Crediti"
      labels={[
        { label: 'ott', name: 'ottobre 2026' },
        { label: 'nov', name: 'novembre 2026' },
      ]}
      series={[
        { name: 'Reward', tone: 2, values: [10, 20] },
        { name: 'Quota', tone: 1, values: [0, 5] },
      ]}
      format={(value) => `${value} €`}
      table={{
        label: 'Mese',
        columns: [
          { head: 'Reward', values: [10, 20] },
          { head: 'Usati', values: [0, 7] },
        ],
      }}
    />,
  );
  expect(
    screen.getByRole('img', {
      name: 'Crediti: ottobre 2026 Reward 10 €, Quota 0 €; novembre 2026 Reward 20 €, Quota 5 €',
    }),
  ).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Reward',
    'Quota',
  ]);
  await userEvent.click(screen.getByText('Vedi i dati'));
  expect(await screen.findByRole('row', { name: 'novembre 2026 20 € 7 €' })).toBeInTheDocument();
});
