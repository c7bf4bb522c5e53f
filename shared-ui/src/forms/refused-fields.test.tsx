import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik, type FormikProps } from 'formik';
import { createRef } from 'react';
import { Button } from '../buttons/Button.tsx';
import { renderWithProviders } from '../testing/index.ts';
import { Form } from './Form.tsx';
import { refuseFields, useFaults } from './refused-fields.ts';
import { TextField } from './TextField.tsx';

type Course = { title: string; lessons: { duration: string }[] };

const values: Course = { title: 'Ufficio', lessons: [{ duration: '15' }, { duration: '20' }] };

function Faults() {
  return <output>{JSON.stringify(useFaults<Course>())}</output>;
}

/** A form whose save the server refuses with these fields. */
function renderRefused(fields: Record<string, string>, locale: 'it-IT' | 'en-US' = 'it-IT') {
  const formik = createRef<FormikProps<Course>>();
  const placed = jest.fn<void, [boolean]>();
  const refuse = () => {
    if (formik.current === null) throw new Error('The form is gone');
    const isPlaced = refuseFields(formik.current, fields, {
      pathOf: (path) => (path === 'version' ? null : path.replace('lessonList', 'lessons')),
      words: { NOT_A_MULTIPLE_OF_15: 'Quindici alla volta' },
    });
    placed(isPlaced);
  };
  renderWithProviders(
    <Formik innerRef={formik} initialValues={values} onSubmit={refuse}>
      <Form>
        <TextField name="title" label="Titolo" help="Breve." />
        <TextField name="lessons.1.duration" label="Durata" />
        <Faults />
        <Button type="submit">Salva</Button>
      </Form>
    </Formik>,
    { locale },
  );
  return { placed, save: () => userEvent.click(screen.getByRole('button', { name: 'Salva' })) };
}

it('what the server refuses stands at its field, in the words of the form, and takes the focus', async () => {
  const { placed, save } = renderRefused({
    'lessonList.1.duration': 'NOT_A_MULTIPLE_OF_15',
    version: 'REQUIRED',
  });
  await save();
  const duration = screen.getByLabelText('Durata');
  expect(await screen.findByText('Quindici alla volta')).toBeVisible();
  expect(duration).toHaveAccessibleDescription('Quindici alla volta');
  await waitFor(() => expect(duration).toHaveFocus());
  expect(screen.getByLabelText('Titolo')).toBeValid();
  expect(placed).toHaveBeenCalledWith(true);
  expect(screen.getByRole('status')).toHaveTextContent(
    '{"lessons":[null,{"duration":"Quindici alla volta"}]}',
  );
});

it.each([
  ['REQUIRED', 'it-IT', '(*) Campo obbligatorio'],
  ['REQUIRED', 'en-US', '(*) Required field'],
  ['UNHEARD_OF', 'it-IT', '(*) Il valore non è accettato'],
  ['UNHEARD_OF', 'en-US', '(*) The value is not accepted'],
] as const)('the code %s has its words in %s', async (code, locale, text) => {
  const { save } = renderRefused({ title: code }, locale);
  await save();
  expect(await screen.findByText(text)).toBeVisible();
});

it('an error goes when that field is changed, not when another is', async () => {
  const { save } = renderRefused({ title: 'BLANK' });
  await save();
  const text = await screen.findByText('(*) Il campo deve contenere almeno un carattere');
  await userEvent.type(screen.getByLabelText('Durata'), '5');
  await userEvent.tab();
  expect(text).toBeVisible();
  await userEvent.type(screen.getByLabelText('Titolo'), '.');
  expect(screen.getByLabelText('Titolo')).toHaveAccessibleDescription('Breve.');
  expect(screen.getByRole('status')).toHaveTextContent('{}');
});

it('what no control writes is not placed anywhere', async () => {
  const { placed, save } = renderRefused({ version: 'REQUIRED', content: 'LOCKED' });
  await save();
  await waitFor(() => expect(placed).toHaveBeenCalledWith(false));
  expect(screen.getByLabelText('Titolo')).toBeValid();
});
