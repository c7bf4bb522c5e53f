import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Alert, useFormats } from 'shared-ui';
import type { CartTotals } from '../../../server-cart.ts';
import { messages } from './messages.ts';

const Now = styled('span')({ display: 'block' });

/** The banner of a guest's promotion (CART-06), and beside it what the server really computed (E87). */
export function PromotionBanner({ totals }: { totals: CartTotals | null }) {
  const { formatMessage } = useIntl();
  const { euro } = useFormats();
  return (
    <Alert tone="reward">
      <b>{formatMessage(messages.promotion)}</b>
      {totals !== null && (
        <Now>
          {totals.discountCents > 0
            ? formatMessage(messages.promotionNow, {
                percent: totals.discountPercent,
                amount: euro(totals.discountCents),
              })
            : formatMessage(messages.promotionEnded)}
        </Now>
      )}
    </Alert>
  );
}
