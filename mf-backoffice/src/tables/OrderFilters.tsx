import { FormattedMessage, useIntl } from 'react-intl';
import {
  DateField,
  FilterBar,
  FilterForm,
  SelectField,
  TextField,
  ResetFilters,
} from 'shared-ui/forms';
import { DayRangeFields } from '../DayRangeFields.tsx';
import { dayIn, dayRangeIn } from '../filtered-days.ts';
import { orderStates, receiptTypes } from '../orders.ts';
import { messages } from './messages.ts';

const kinds = {
  ricerca: 'text',
  orderNumber: 'text',
  dal: 'date',
  al: 'date',
  orderState: 'choice',
  paid: 'choice',
  pagatoDal: 'date',
  tipoRicevuta: 'choice',
} as const;

type Values = Record<keyof typeof kinds, string>;

export const orderFilterNames = Object.keys(kinds) as (keyof Values)[];

/** As the server takes them. */
const LONGEST_SEARCH = 100;
const LONGEST_NUMBER = 40;

/** Without a choice, all of them. */
const narrowing = [receiptTypes.receipt, receiptTypes.invoice].map(String);

/** What an address says of the filters; it may name anything, and the rest of it still counts. */
export function readOrderFilters(filter: (name: string) => string): Values {
  return {
    ricerca: filter('ricerca').slice(0, LONGEST_SEARCH),
    orderNumber: filter('orderNumber').slice(0, LONGEST_NUMBER),
    ...dayRangeIn(filter),
    orderState: orderStates.find((state) => state === filter('orderState')) ?? '',
    paid: ['true', 'false'].find((flag) => flag === filter('paid')) ?? '',
    pagatoDal: dayIn(filter, 'pagatoDal'),
    tipoRicevuta: narrowing.find((type) => type === filter('tipoRicevuta')) ?? '',
  };
}

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
          name="ricerca"
          type="search"
          autoComplete="off"
          maxLength={LONGEST_SEARCH}
          label={<FormattedMessage {...messages.search} />}
          help={<FormattedMessage {...messages.searchHelp} />}
        />
        <TextField
          name="orderNumber"
          type="search"
          autoComplete="off"
          maxLength={LONGEST_NUMBER}
          label={<FormattedMessage {...messages.orderNumber} />}
        />
        <DayRangeFields applied={values} from={messages.from} to={messages.to} />
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
        <DateField name="pagatoDal" label={<FormattedMessage {...messages.paidFrom} />} />
        <SelectField
          name="tipoRicevuta"
          label={<FormattedMessage {...messages.receiptType} />}
          options={[
            all,
            {
              value: String(receiptTypes.receipt),
              label: intl.formatMessage(messages.receiptOnly),
            },
            { value: String(receiptTypes.invoice), label: intl.formatMessage(messages.invoice) },
          ]}
        />
      </FilterBar>
    </FilterForm>
  );
}
