import { FormattedMessage } from 'react-intl';
import { AmountField } from 'shared-ui/forms';
import { Columns, FieldCard } from '../field-layout.ts';
import { useAuthoring } from '../use-authoring.ts';
import { messages } from './messages.ts';

const prices = [
  { name: 'price', message: messages.price },
  { name: 'simulation', message: messages.simulation },
  { name: 'certification', message: messages.certification },
] as const;

/** In euro, from 0 in steps of a cent; at least one euro where there is a price (EDIT-06, EDIT-07). */
export function PriceFields() {
  const lock = useAuthoring().lockOf('content');
  return (
    <FieldCard>
      <h2>
        <FormattedMessage {...messages.prices} />
      </h2>
      <p>
        <FormattedMessage {...messages.pricesHelp} />
      </p>
      <Columns data-columns="3">
        {prices.map(({ name, message }) => (
          <AmountField key={name} name={name} label={<FormattedMessage {...message} />} {...lock} />
        ))}
      </Columns>
    </FieldCard>
  );
}
