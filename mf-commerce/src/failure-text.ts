import { useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { defineMessages, toast } from 'shared-ui';

export const failureMessages = defineMessages({
  saveFailed: {
    id: 'commerce.save-failed',
    defaultMessage: 'Si è verificato un errore nel salvataggio',
    description: 'A change failed and the server gave no text (SHELL-53)',
  },
});

/** Tells that a change failed: in the server's words when it gave any (SHELL-53), once, as a toast. */
export function useFailureToast() {
  const { formatMessage } = useIntl();
  return (error: unknown) => {
    toast.error(toApiError(error).info ?? formatMessage(failureMessages.saveFailed));
  };
}
