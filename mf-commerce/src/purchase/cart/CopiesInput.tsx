import { useIntl } from 'react-intl';
import { QuantityInput } from 'shared-ui/forms';
import { cartMessages } from './messages.ts';

/** How many copies of a course are bought for others (CART-26). */
export function CopiesInput({
  title,
  copies,
  onChange,
}: {
  title: string;
  copies: number;
  onChange: (copies: number) => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <QuantityInput
      label={formatMessage(cartMessages.copiesOf, { title })}
      value={copies}
      onChange={onChange}
    />
  );
}
