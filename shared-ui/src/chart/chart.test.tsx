import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../testing/index.ts';
import { Chart } from './index.ts';

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
