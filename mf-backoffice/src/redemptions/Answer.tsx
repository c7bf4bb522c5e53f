import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Button, ConfirmDialog, Dialog, toast, useFormats } from 'shared-ui';
import { ReasonForm } from 'shared-ui/forms';
import {
  processRequest,
  refuseRequest,
  staleAfterAnswer,
  type Redemption,
} from '../redemption-requests.ts';
import { redemptionMessages as messages } from '../redemption-messages.ts';

/** What an administrator answers: paid, after a confirmation (BACK-14, E120), or refused with a reason (E163). */
export function Answer({ redemption }: { redemption: Redemption }) {
  const { formatMessage } = useIntl();
  const { euro } = useFormats();
  const [open, setOpen] = useState<'process' | 'refuse' | null>(null);
  const answer = useAnswer();
  const close = () => setOpen(null);
  const { id, number, netCents, iban, holder } = redemption;
  return (
    <>
      <Button onClick={() => setOpen('process')}>
        <FormattedMessage {...messages.process} />
      </Button>
      <Button variant="outlined" onClick={() => setOpen('refuse')}>
        <FormattedMessage {...messages.refuse} />
      </Button>
      <ConfirmDialog
        isOpen={open === 'process'}
        tone="primary"
        onClose={close}
        onConfirm={() =>
          answer(() => processRequest(redemption), formatMessage(messages.processed))
        }
        title={formatMessage(messages.processTitle)}
        confirmLabel={formatMessage(messages.process)}
      >
        <FormattedMessage
          {...messages.processText}
          values={{ net: euro(netCents), iban, holder }}
        />
      </ConfirmDialog>
      {open === 'refuse' && (
        <Dialog isOpen onClose={close} title={formatMessage(messages.refuseTitle, { number })}>
          <p>{formatMessage(messages.refuseText)}</p>
          <ReasonForm
            label={formatMessage(messages.reason)}
            submit={formatMessage(messages.refuse)}
            cancel={formatMessage(messages.back)}
            onCancel={close}
            onSubmit={async (reason) => {
              try {
                await answer(
                  () => refuseRequest(id, reason),
                  formatMessage(messages.refusedNotice),
                );
                close();
              } catch {
                // It was shown; what was typed stays for another try.
              }
            }}
          />
        </Dialog>
      )}
    </>
  );
}

/** Sends an answer and says how it went; after a failure, which it throws, the request is read again too. */
function useAnswer() {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  return async (send: () => Promise<unknown>, done: string) => {
    try {
      await send();
      toast.success(done);
    } catch (error) {
      toast.error(toApiError(error).info ?? formatMessage(messages.failed));
      throw error;
    } finally {
      await Promise.all(
        staleAfterAnswer.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    }
  };
}
