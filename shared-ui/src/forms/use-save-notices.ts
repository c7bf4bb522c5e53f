import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { toast } from '../feedback/toasts.ts';
import { messages } from '../i18n/messages.ts';

/** Tells the result of a save in the quoted words (SHELL-53, SHELL-54). */
export function useSaveNotices() {
  const intl = useIntl();
  return useMemo(
    () => ({
      succeeded: () => toast.success(intl.formatMessage(messages.saveSucceeded)),
      /** @param info what the server says, where it says anything */
      failed: (info: string | null) => toast.error(info ?? intl.formatMessage(messages.saveFailed)),
    }),
    [intl],
  );
}
