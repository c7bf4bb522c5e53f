import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../testing/index.ts';
import { Chart, niceScale } from './index.ts';

it.each([
  [[0, 0], 1, 2],
  [[1], 1, 5],
  [[3, 8, 12], 15, 4],
  [[11_400], 15_000, 4],
  [[99], 100, 5],
])('the axis of %j ends at %p with %p lines', (values, max, lines) => {
  const scale = niceScale(values);
  expect(scale.max).toBeCloseTo(max);
  expect(scale.ticks).toHaveLength(lines);
});

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
