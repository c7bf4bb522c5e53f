import { screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/index.ts';
import { OrderPill, orderLook } from './OrderPill.tsx';

it.each([
  ['Ordinato', 'order'],
  ['Richiesta Annullamento', 'warning'],
  ['Pagato', 'payment'],
  ['Annullato', 'alert'],
  ['Qualcosa di nuovo', 'alert'],
])('[ORDER-39] an order in state "%s" has the pill style "%s"', (state, style) => {
  expect(orderLook(state).style).toBe(style);
  renderWithProviders(<OrderPill orderState={state} />);
  expect(screen.getByText(state)).toHaveAttribute('data-style', style);
});

it('[ORDER-39 part] the pill speaks the language of the page', () => {
  renderWithProviders(<OrderPill orderState="Richiesta Annullamento" />, { locale: 'en-US' });
  expect(screen.getByText('Cancellation requested')).toHaveAttribute('data-style', 'warning');
});
