import { useIntl } from 'react-intl';
import { DateField, FilterBar, FilterForm, SelectField, TextField } from 'shared-ui/forms';
import { receiptTypes, type OrderFilters } from './api.ts';
import { messages } from './messages.ts';

const kinds = {
  orderNumber: 'text',
  orderDate: 'date',
  paid: 'choice',
  tipoRicevuta: 'choice',
} as const;

/** Filters of the order list (ORDER-34), kept in the address by the caller. */
export function OrderFilterBar({
  filters: { orderNumber, orderDate, paid, receiptType },
  onChange,
}: {
  filters: OrderFilters;
  onChange: (values: Record<string, string | null>) => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <FilterForm
      kinds={kinds}
      applied={{
        orderNumber,
        orderDate,
        paid,
        tipoRicevuta: receiptType === receiptTypes.all ? '' : String(receiptType),
      }}
      onChange={onChange}
    >
      <FilterBar label={formatMessage(messages.filters)}>
        <TextField
          name="orderNumber"
          type="search"
          autoComplete="off"
          label={formatMessage(messages.filterNumber)}
        />
        <DateField name="orderDate" label={formatMessage(messages.filterDate)} />
        <SelectField
          name="paid"
          label={formatMessage(messages.filterPaid)}
          options={[
            { value: '', label: formatMessage(messages.paidAll) },
            { value: 'true', label: formatMessage(messages.paidYes) },
            { value: 'false', label: formatMessage(messages.paidNo) },
          ]}
        />
        <SelectField
          name="tipoRicevuta"
          label={formatMessage(messages.receiptType)}
          options={[
            { value: '', label: formatMessage(messages.receiptAll) },
            { value: String(receiptTypes.receipt), label: formatMessage(messages.receiptOnly) },
            { value: String(receiptTypes.invoice), label: formatMessage(messages.invoiceOnly) },
          ]}
        />
      </FilterBar>
    </FilterForm>
  );
}
