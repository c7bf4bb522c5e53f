import { useQueryClient } from '@tanstack/react-query';
import { toApiError } from 'shared-auth';
import { useSaveNotices } from 'shared-ui/forms';
import { staleAfterChange } from './api.ts';

/** Sends a change and says how it went; after a refusal too the table is read again. Rejects with a refusal. */
export function useChange() {
  const queryClient = useQueryClient();
  const notices = useSaveNotices();
  return async (send: () => Promise<unknown>) => {
    try {
      await send();
      notices.succeeded();
    } catch (error) {
      notices.failed(toApiError(error).info);
      throw error;
    } finally {
      await Promise.all(
        staleAfterChange.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    }
  };
}
