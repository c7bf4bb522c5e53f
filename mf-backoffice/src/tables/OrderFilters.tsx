import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'shared-ui';
import { DateField, Formik, SelectField, TextField, useFormikContext } from 'shared-ui/forms';
import { messages } from './messages.ts';

export const orderFilterNames = ['orderNumber', 'orderDate', 'orderState', 'paid'] as const;

type Values = Record<(typeof orderFilterNames)[number], string>;

const Bar = styled('search')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  marginBottom: theme.spacing(5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
}));

const Reset = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { paddingTop: theme.spacing(7) },
}));

// Long enough to type a number, short enough to look immediate.
const TYPING_PAUSE_MS = 300;

/** Filters of the orders table; they apply while they change, and stand in the address. */
export function OrderFilters({
  values,
  isFiltered,
  onChange,
  onReset,
}: {
  values: Values;
  isFiltered: boolean;
  onChange: (changes: Record<string, string | null>) => void;
  onReset: () => void;
}) {
  const intl = useIntl();
  const all = { value: '', label: intl.formatMessage(messages.all) };
  // The values are the wire's own labels (ORDER-38), the texts are the page's.
  const states = [
    { value: 'Ordinato', label: intl.formatMessage(messages.ordered) },
    { value: 'Pagato', label: intl.formatMessage(messages.statePaid) },
    { value: 'Richiesta Annullamento', label: intl.formatMessage(messages.cancelRequested) },
    { value: 'Annullato', label: intl.formatMessage(messages.cancelled) },
  ];
  return (
    <Formik<Values> initialValues={values} enableReinitialize onSubmit={() => undefined}>
      <Bar aria-label={intl.formatMessage(messages.filters)}>
        <ApplyWhileChanging values={values} onChange={onChange} />
        <TextField
          name="orderNumber"
          type="search"
          autoComplete="off"
          label={<FormattedMessage {...messages.orderNumber} />}
        />
        <DateField name="orderDate" label={<FormattedMessage {...messages.orderDate} />} />
        <SelectField
          name="orderState"
          label={<FormattedMessage {...messages.state} />}
          options={[all, ...states]}
        />
        <SelectField
          name="paid"
          label={<FormattedMessage {...messages.paid} />}
          options={[
            all,
            { value: 'true', label: intl.formatMessage(messages.yes) },
            { value: 'false', label: intl.formatMessage(messages.no) },
          ]}
        />
        {isFiltered && (
          <Reset>
            <Button variant="text" onClick={onReset}>
              <FormattedMessage {...messages.reset} />
            </Button>
          </Reset>
        )}
      </Bar>
    </Formik>
  );
}

/** Half a date waits until it is a day; what is typed waits for a pause. */
function ApplyWhileChanging({
  values: applied,
  onChange,
}: {
  values: Values;
  onChange: (changes: Record<string, string | null>) => void;
}) {
  const { values } = useFormikContext<Values>();
  useEffect(() => {
    const changed = orderFilterNames.filter((name) => values[name].trim() !== applied[name]);
    if (changed.length === 0) return undefined;
    if (values.orderDate !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(values.orderDate)) return undefined;
    const timer = setTimeout(
      () => onChange(Object.fromEntries(changed.map((name) => [name, values[name].trim()]))),
      changed.includes('orderNumber') ? TYPING_PAUSE_MS : 0,
    );
    return () => clearTimeout(timer);
  });
  return null;
}
