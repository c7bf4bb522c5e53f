import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { object } from 'yup';
import { Button } from '../buttons/Button.tsx';
import { renderWithProviders, type RenderOptions } from '../testing/index.ts';
import { DateField } from './dates/DateField.tsx';
import { Form } from './Form.tsx';
import { MonthInput } from './dates/MonthInput.tsx';
import { QuantityInput } from './QuantityInput.tsx';
import { TextField } from './TextField.tsx';
import { date, email, required } from './validators.ts';

function renderForm(
  fields: ReactNode,
  schema: Record<string, ReturnType<typeof email>>,
  options?: RenderOptions,
) {
  const onSubmit = jest.fn();
  const initialValues = Object.fromEntries(Object.keys(schema).map((name) => [name, '']));
  renderWithProviders(
    <Formik initialValues={initialValues} validationSchema={object(schema)} onSubmit={onSubmit}>
      <Form>
        {fields}
        <Button type="submit">Salva</Button>
      </Form>
    </Formik>,
    options,
  );
  return { onSubmit, user: userEvent.setup() };
}

const twoFields = (
  <>
    <TextField name="name" label="Nome" autoComplete="given-name" />
    <TextField name="email" label="Email" type="email" help="Ti scriviamo qui." />
  </>
);
const twoRules = { name: required(), email: required(email()) };

it('[SHELL-66 part] a refused submit shows each error in place and goes to the first field', async () => {
  const { onSubmit, user } = renderForm(twoFields, twoRules);
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findAllByText('(*) Campo obbligatorio')).toHaveLength(2);
  const name = screen.getByRole('textbox', { name: 'Nome' });
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('(*) Campo obbligatorio');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('[SHELL-66 part] speaks English', async () => {
  const { user } = renderForm(twoFields, twoRules, { locale: 'en-US' });
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findAllByText('(*) Required field')).toHaveLength(2);
});

it('[SHELL-68] an error appears when the field is left, in the place of the help', async () => {
  const { user } = renderForm(twoFields, twoRules);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveAccessibleDescription('Ti scriviamo qui.');
  await user.type(field, 'giulia');
  expect(screen.queryByText('(*) Inserisci un email valida')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('(*) Inserisci un email valida')).toBeInTheDocument();
  await user.type(field, '@example.it');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Ti scriviamo qui.'));
});

it('[SHELL-64] a number field has minimum 0', () => {
  renderForm(<TextField name="price" label="Prezzo" type="number" />, { price: required() });
  expect(screen.getByRole('spinbutton', { name: 'Prezzo' })).toHaveAttribute('min', '0');
});

describe('dates', () => {
  const field = <DateField name="born" label="Data di nascita" max="2026-11-21" />;
  const rules = { born: date() };

  it('[SHELL-62 part] is written as dd/MM/yyyy and submitted as a date', async () => {
    const { onSubmit, user } = renderForm(field, rules);
    await user.type(screen.getByRole('textbox', { name: 'Data di nascita' }), '09/03/1990');
    await user.click(screen.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ born: '1990-03-09' });
  });

  const openCalendar = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: 'Scegli dal calendario' }));
    return screen.findByRole('dialog', { name: 'Scegli dal calendario' });
  };

  it('the calendar takes the focus, arrows move it, and Escape gives it back to the text', async () => {
    const { user } = renderForm(field, rules);
    const text = screen.getByRole('textbox', { name: 'Data di nascita' });
    await user.type(text, '09/03/1990');
    await openCalendar(user);
    const day = (name: string) => screen.getByRole('gridcell', { name });
    await waitFor(() => expect(day('venerdì 9 marzo 1990')).toHaveFocus());
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(day('giovedì 15 marzo 1990')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(text).toHaveFocus();
    expect(text).toHaveValue('09/03/1990');
  });

  it('[SHELL-62] is chosen with month and year dropdowns, and can be cleared', async () => {
    const { user } = renderForm(field, rules);
    await openCalendar(user);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Anno' }), '1990');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mese' }), 'marzo');
    await user.click(screen.getByRole('gridcell', { name: 'venerdì 9 marzo 1990' }));
    const text = screen.getByRole('textbox', { name: 'Data di nascita' });
    expect(text).toHaveValue('09/03/1990');
    expect(text).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancella' }));
    expect(text).toHaveValue('');
  });

  it('the calendar speaks English, from Monday, and offers no day after the last one', async () => {
    const { user } = renderForm(field, rules, { locale: 'en-US' });
    await user.click(screen.getByRole('button', { name: 'Choose from the calendar' }));
    const heads = await screen.findAllByRole('columnheader');
    expect(heads[0]).toHaveAccessibleName('Monday');
    expect(screen.getByRole('gridcell', { name: 'Saturday, November 21, 2026' })).toBeEnabled();
    expect(screen.getByRole('gridcell', { name: 'Sunday, November 22, 2026' })).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'December');
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('November');
  });

  it('[SHELL-62 part] refuses a day that does not exist', async () => {
    const { user } = renderForm(field, rules);
    await user.type(screen.getByRole('textbox', { name: 'Data di nascita' }), '31/02/1990');
    await user.tab();
    expect(
      await screen.findByText('(*) Inserisci una data valida (gg/mm/aaaa)'),
    ).toBeInTheDocument();
  });

  it('[SHELL-62 part] takes signs away again', async () => {
    const { user } = renderForm(field, rules);
    const text = screen.getByRole('textbox', { name: 'Data di nascita' });
    await user.type(text, '09/03/1990{Backspace}{Backspace}85');
    expect(text).toHaveValue('09/03/1985');
  });
});

it('[SHELL-63] a month is written as MM/yyyy', async () => {
  const onChange = jest.fn();
  renderWithProviders(<MonthInput id="month" label="Conseguito" value="" onChange={onChange} />);
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Conseguito' });
  await user.type(field, '13/2026');
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByText('(*) Inserisci mese e anno (mm/aaaa)')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '03/2026');
  expect(onChange).toHaveBeenLastCalledWith('2026-03');
});

it('a quantity stays between 1 and 999 (E106)', async () => {
  const onChange = jest.fn();
  renderWithProviders(<QuantityInput label="Quantità" value={2} onChange={onChange} />);
  const user = userEvent.setup();
  const field = screen.getByRole('spinbutton', { name: 'Quantità' });
  await user.clear(field);
  await user.type(field, '0');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(1);
  await user.click(screen.getByRole('button', { name: 'Aumenta' }));
  expect(onChange).toHaveBeenLastCalledWith(3);
});
