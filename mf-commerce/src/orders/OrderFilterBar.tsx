import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { DateField, FieldFrame, Formik, Input, Select, useFormikContext } from 'shared-ui/forms';
import type { OrderFilters } from './api.ts';
import { messages } from './messages.ts';

/** A pause in typing, after which the list follows. */
const TYPING_MS = 400;

const Bar = styled('search')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  marginBottom: theme.spacing(6),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '2fr 1fr 1fr' },
}));

type DateFilter = { orderDate: string };

/** Filters of the order list (ORDER-34), kept in the address by the caller. */
export function OrderFilterBar({
  filters,
  onChange,
}: {
  filters: OrderFilters;
  onChange: (values: Record<string, string | null>) => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [orderNumber, setOrderNumber] = useState(filters.orderNumber);

  useEffect(() => {
    if (orderNumber === filters.orderNumber) return undefined;
    const timer = setTimeout(() => onChange({ orderNumber: orderNumber.trim() }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [orderNumber, filters.orderNumber, onChange]);

  return (
    <Bar>
      <FieldFrame id={`${id}-number`} label={formatMessage(messages.filterNumber)}>
        <Input
          id={`${id}-number`}
          type="search"
          value={orderNumber}
          onChange={(event) => setOrderNumber(event.target.value)}
        />
      </FieldFrame>
      <Formik<DateFilter>
        initialValues={{ orderDate: filters.orderDate }}
        enableReinitialize
        onSubmit={() => undefined}
      >
        <div>
          <ApplyDate applied={filters.orderDate} onChange={onChange} />
          <DateField name="orderDate" label={formatMessage(messages.filterDate)} />
        </div>
      </Formik>
      <Select
        id={`${id}-paid`}
        label={formatMessage(messages.filterPaid)}
        value={filters.paid}
        onChange={(paid) => onChange({ paid })}
        options={[
          { value: '', label: formatMessage(messages.paidAll) },
          { value: 'true', label: formatMessage(messages.paidYes) },
          { value: 'false', label: formatMessage(messages.paidNo) },
        ]}
      />
    </Bar>
  );
}

/** Half a date waits until it is a day. */
function ApplyDate({
  applied,
  onChange,
}: {
  applied: string;
  onChange: (values: Record<string, string | null>) => void;
}) {
  const { orderDate } = useFormikContext<DateFilter>().values;
  const isWhole = orderDate === '' || /^\d{4}-\d{2}-\d{2}$/.test(orderDate);
  useEffect(() => {
    if (isWhole && orderDate !== applied) onChange({ orderDate });
  }, [isWhole, orderDate, applied, onChange]);
  return null;
}
