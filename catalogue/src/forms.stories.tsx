import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  CheckboxField,
  DateField,
  Form,
  Formik,
  QuantityInput,
  RadioGroupField,
  SelectField,
  TextField,
} from 'shared-ui/forms';

export default { title: 'Forms' } satisfies Meta;

const options = [
  { value: 'card', label: 'Carta' },
  { value: 'transfer', label: 'Bonifico' },
];

const fields = (
  <Form>
    <TextField name="name" label="Nome" />
    <TextField name="notes" label="Note" help="Al massimo 200 caratteri" />
    <SelectField name="payment" label="Pagamento" options={options} />
    <RadioGroupField name="choice" label="Come paghi" options={options} />
    <DateField name="date" label="Data di nascita" />
    <CheckboxField name="privacy" label="Ho letto l’informativa" />
    <CheckboxField name="terms" label="Accetto i termini" disabledReason="Leggi prima i termini" />
  </Form>
);

const values = {
  name: 'Giulia',
  notes: '',
  payment: 'card',
  choice: 'card',
  date: '1990-04-12',
  privacy: false,
  terms: false,
};

export const Fields: StoryObj = {
  render: () => (
    <Formik initialValues={values} onSubmit={() => {}}>
      {fields}
    </Formik>
  ),
};

const complaint = '(*) Campo obbligatorio';

export const Refused: StoryObj = {
  render: () => (
    <Formik
      initialValues={{ ...values, name: '', payment: '', choice: '', date: '' }}
      initialErrors={{ name: complaint, payment: complaint, choice: complaint, date: complaint }}
      initialTouched={{ name: true, payment: true, choice: true, date: true }}
      onSubmit={() => {}}
    >
      {fields}
    </Formik>
  ),
};

export const Quantity: StoryObj = {
  render: () => <QuantityInput label="Copie" value={3} onChange={() => {}} />,
};
