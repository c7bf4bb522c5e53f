import { FormattedMessage, useIntl } from 'react-intl';
import {
  DateField,
  FilterBar,
  FilterForm,
  SelectField,
  TextField,
  ResetFilters,
} from 'shared-ui/forms';
import { messages } from './messages.ts';

const kinds = {
  orderNumber: 'text',
  orderDate: 'date',
  orderState: 'choice',
  paid: 'choice',
} as const;

type Values = Record<keyof typeof kinds, string>;

export const orderFilterNames = Object.keys(kinds) as (keyof Values)[];

/** Filters of the orders table; they apply while they change, and are kept in the address. */
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
    <FilterForm kinds={kinds} applied={values} onChange={onChange}>
      <FilterBar
        label={intl.formatMessage(messages.filters)}
        reset={isFiltered && <ResetFilters onReset={onReset} />}
      >
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
      </FilterBar>
    </FilterForm>
  );
}
