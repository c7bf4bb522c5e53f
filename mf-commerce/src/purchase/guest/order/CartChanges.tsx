import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { publicCart } from 'shared-auth';
import { Alert, useFormats } from 'shared-ui';
import type { Cart } from '../../../server-cart.ts';
import { messages } from '../messages.ts';
import { asPriced, type CartChange } from './cart-changes.ts';

const Notice = styled(Alert)(({ theme }) => ({
  // Beside the text there is no room for the action on phones.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > :last-child': { gridColumn: 2 },
  },
}));

/** Differences from the cart that the person saw; the order waits until they accept them (M37). */
export function CartChanges({ changes, priced }: { changes: readonly CartChange[]; priced: Cart }) {
  const { formatMessage } = useIntl();
  const { euro } = useFormats();
  return (
    <Notice
      tone="warning"
      announce="status"
      action={
        <button type="button" onClick={() => publicCart.update((cart) => asPriced(cart, priced))}>
          {formatMessage(messages.takeChanges)}
        </button>
      }
    >
      {changes
        .map((change) =>
          change.kind === 'gone'
            ? formatMessage(messages.courseGone, { title: change.title })
            : formatMessage(messages.priceChanged, {
                title: change.title,
                before: euro(change.beforeCents),
                now: euro(change.nowCents),
              }),
        )
        .join(' ')}
    </Notice>
  );
}
