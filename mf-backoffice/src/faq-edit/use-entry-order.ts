import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { toast } from 'shared-ui';
import { moved } from 'shared-ui/sortable';
import { entriesQuery, moveEntry, type Move } from './api.ts';
import { messages } from './messages.ts';

const inOrder = <E extends { id: number }>(entries: readonly E[], { id, position }: Move): E[] => {
  const from = entries.findIndex((entry) => entry.id === id);
  return from === -1 ? [...entries] : moved(entries, from, position - 1);
};

/**
 * The entries with the moves that are under way, which go out one after another. One that is refused falls out of
 * them, so that its entry is back where it was, and the others stay.
 */
export function useEntryOrder<E extends { id: number }>(stored: readonly E[]) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { queryKey } = entriesQuery;
  const [underWay, setUnderWay] = useState<readonly Move[]>([]);
  const { mutate } = useMutation({
    mutationKey: ['faq-order'],
    scope: { id: 'faq-order' },
    mutationFn: moveEntry,
    onSuccess: (_answer, move) =>
      queryClient.setQueryData(queryKey, (entries) => entries && inOrder(entries, move)),
    onError: () => toast.error(intl.formatMessage(messages.unmoved)),
    onSettled: (_answer, _error, move) => {
      setUnderWay((moves) => moves.filter((other) => other !== move));
      // The order of before the next one would undo what is shown of it.
      if (queryClient.isMutating({ mutationKey: ['faq-order'] }) > 1) return undefined;
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  const entries = underWay.reduce<readonly E[]>(inOrder, stored);
  return {
    entries,
    /** Both are places in `entries`, from 0. */
    move: (from: number, to: number) => {
      const entry = entries[from];
      if (entry === undefined) return;
      const move = { id: entry.id, position: to + 1 };
      setUnderWay((moves) => [...moves, move]);
      mutate(move);
    },
  };
}
