import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { toast } from '../feedback/toasts.ts';
import { messages } from '../i18n/messages.ts';

/** Toasts for the result of a save, in the quoted words (SHELL-53, SHELL-54). */
export function useSaveNotices() {
  const intl = useIntl();
  return useMemo(
    () => ({
      succeeded: () => toast.success(intl.formatMessage(messages.saveSucceeded)),
      /** @param info the server's message, if any */
      failed: (info: string | null) => toast.error(info ?? intl.formatMessage(messages.saveFailed)),
    }),
    [intl],
  );
}
