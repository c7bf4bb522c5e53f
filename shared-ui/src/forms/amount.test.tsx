import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { renderWithProviders } from '../testing/index.ts';
import { AmountField } from './AmountField.tsx';
import { centsOfTyped, formatAmount, parseAmount, stepAmount } from './amount.ts';
import { Form } from './Form.tsx';

it.each([
  ['19,50', '19.50'],
  ['19.50', '19.50'],
  ['19,5', '19.50'],
  ['19,', '19.00'],
  ['7', '7.00'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1.234', '1234.00'],
  ['12 € ', '12.00'],
  ['0,005', null],
  ['0,995', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
])('%j is read as %j', (text, value) => {
  expect(parseAmount(text)).toBe(value);
});

it.each([
  ['0.00', 1, '0.01'],
  ['0.00', -1, '0.00'],
  ['19.99', 1, '20.00'],
  ['7', -1, '6.99'],
])('%s and %d cent is %s', (value, cents, next) => {
  expect(stepAmount(value, cents)).toBe(next);
});

it('what is no number is shown as it was typed', () => {
  expect([formatAmount('venti', 'it-IT'), formatAmount('', 'it-IT')]).toEqual(['venti', '']);
});

function renderPrice(locale: 'it-IT' | 'en-US', price = '') {
  const onSubmit = jest.fn();
  renderWithProviders(
    <Formik initialValues={{ price }} onSubmit={onSubmit}>
      <Form>
        <AmountField name="price" label="Prezzo" help="IVA esclusa" />
        <button type="submit">Salva</button>
      </Form>
    </Formik>,
    { locale },
  );
  const field = screen.getByRole('spinbutton', { name: 'Prezzo' });
  const submitted = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return (onSubmit.mock.calls[0] as [{ price: string }])[0].price;
  };
  return { field, submitted };
}

it.each([
  ['it-IT', '19,50'],
  ['en-US', '19.50'],
] as const)('a price typed "19,50" is 19.50 in %s', async (locale, shown) => {
  const { field, submitted } = renderPrice(locale);
  await userEvent.type(field, '19,50');
  expect(field).toHaveValue('19,50');
  await userEvent.tab();
  expect(field).toHaveValue(shown);
  expect(await submitted()).toBe('19.50');
});

it('[SHELL-64 part] an amount goes from 0 in steps of a cent', async () => {
  const { field, submitted } = renderPrice('it-IT');
  expect(field).toHaveAttribute('aria-valuemin', '0');
  expect(field).toHaveAccessibleDescription('IVA esclusa');
  await userEvent.type(field, '{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(field).toHaveValue('0,02');
  expect(await submitted()).toBe('0.02');
});

it.each([
  ['19,50', 1950],
  ['19.5', 1950],
  [' 3 ', 300],
  ['0', 0],
  ['0.99', 99],
  ['1.', 100],
  ['0.995', null],
  ['1,234', null],
  ['-1', null],
  ['1e3', null],
  ['x', null],
  ['', null],
])('%j as it was typed is %p cents', (text, cents) => {
  expect(centsOfTyped(text)).toBe(cents);
});
