import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { allowedRedirect, centsOf } from 'shared-auth';
import { Alert, useFormats } from 'shared-ui';
import { useFailureToast } from '../../../failure-text.ts';
import { leaveFor } from '../../payment/leave-for.ts';
import { payGuestOrder, type GuestPayment } from '../api.ts';
import { messages } from '../messages.ts';
import type { GuestPurchase } from '../pending-purchases.ts';

const Notice = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(5) }));

/** An order of this browser that waits for its payment: paid from here, it is not paid twice. */
export function UnpaidPurchase({
  purchase,
  payment,
}: {
  purchase: GuestPurchase;
  payment: GuestPayment;
}) {
  const { formatMessage } = useIntl();
  const { euro } = useFormats();
  const failed = useFailureToast();
  const [isClosed, setClosed] = useState(false);
  const resume = useMutation({
    mutationFn: async () => {
      const { data: address } = await payGuestOrder(purchase.key, purchase.paymentTypeId);
      // Nothing left to pay: the reloaded page shows the result.
      if (address === null) location.reload();
      else leaveFor(await allowedRedirect(address));
    },
    onError: failed,
  });
  if (isClosed) return null;
  return (
    <Notice>
      <Alert
        tone="info"
        onClose={() => setClosed(true)}
        action={
          <button type="button" disabled={resume.isPending} onClick={() => resume.mutate()}>
            {formatMessage(messages.resume)}
          </button>
        }
      >
        {formatMessage(messages.unpaid, {
          orderNumber: payment.orderNumber,
          amount: euro(centsOf(payment.totalCost)),
        })}
      </Alert>
    </Notice>
  );
}
