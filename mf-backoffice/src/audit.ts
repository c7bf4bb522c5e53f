import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api, endpointKey, roleNames, type AnswerOf, type OptionsOf } from 'shared-auth';
import { roleLabels } from 'shared-ui';
import { auditMessages } from './audit-messages.ts';

export type AuditEntry = AnswerOf<'/api/Audit/Entries', 'get'>['items'][number];

type EntryQuery = NonNullable<OptionsOf<'/api/Audit/Entries', 'get'>['query']>;

/** What was done in the back office, newest first; the server searches and pages. */
export const entriesQuery = (query: EntryQuery) =>
  queryOptions({
    queryKey: endpointKey('/api/Audit/Entries', query),
    queryFn: ({ signal }) => api.get('/api/Audit/Entries', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** What the last check of the chain found; null before the first. */
export const auditCheckQuery = queryOptions({
  queryKey: endpointKey('/api/Audit/Check'),
  queryFn: ({ signal }) => api.get('/api/Audit/Check', { signal }),
});

/** Writes an act in words, and who did it. */
export function useActWords() {
  const { formatMessage } = useIntl();
  return {
    act: ({ act, detail }: Pick<AuditEntry, 'act' | 'detail'>) => {
      const role = roleNames.find((name) => name === detail['role']);
      return formatMessage(auditMessages[act], {
        ...detail,
        ...(role === undefined ? {} : { role: formatMessage(roleLabels[role]) }),
      });
    },
    actor: (actor: AuditEntry['actor']) => actor?.name ?? formatMessage(auditMessages.operator),
  };
}
