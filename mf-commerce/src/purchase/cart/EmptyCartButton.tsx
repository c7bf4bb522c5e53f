import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button, ConfirmDialog, toast } from 'shared-ui';
import { useFailureToast } from '../../failure-text.ts';
import { useEmptyCart, type CartLine } from '../../server-cart.ts';
import { cartMessages } from './messages.ts';
import { useLineTitle } from './use-line-title.ts';

/** Empties the cart after naming what goes (CART-20). */
export function EmptyCartButton({ lines }: { lines: readonly CartLine[] }) {
  const { formatMessage } = useIntl();
  const failed = useFailureToast();
  const titleOf = useLineTitle();
  const [isAsking, setAsking] = useState(false);
  const empty = useEmptyCart();
  return (
    <>
      <Button variant="text" tone="danger" onClick={() => setAsking(true)}>
        {formatMessage(cartMessages.emptyCart)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={formatMessage(cartMessages.emptyQuestion)}
        confirmLabel={formatMessage(cartMessages.emptyCart)}
        onConfirm={() =>
          empty.mutateAsync(undefined, {
            onError: failed,
            onSuccess: () => toast.success(formatMessage(cartMessages.emptied)),
          })
        }
      >
        {formatMessage(cartMessages.emptyText, {
          count: lines.length,
          rest: lines.length - 1,
          title: lines[0] === undefined ? '' : titleOf(lines[0]),
        })}
      </ConfirmDialog>
    </>
  );
}
