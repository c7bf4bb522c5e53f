import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, centsOf, endpointKey, type AnswerOf, type OptionsOf } from 'shared-auth';

type WireMovement = AnswerOf<'/api/List/CreditMovements', 'get'>['items'][number];

/** A row of the table of credits; what the person gained, in cents. */
export type CreditMovement = Omit<WireMovement, 'importo'> & { cents: number };

type MovementQuery = NonNullable<OptionsOf<'/api/List/CreditMovements', 'get'>['query']>;

const MOVEMENTS = '/api/List/CreditMovements';

/** What moved credits between the platform and people, newest first. */
export const movementsQuery = (query: MovementQuery) =>
  queryOptions({
    queryKey: endpointKey(MOVEMENTS, query),
    queryFn: async ({ signal }) => {
      const { items, ...found } = await api.get(MOVEMENTS, { query, signal });
      const rows = items.map(({ importo, ...row }) => ({ ...row, cents: centsOf(importo) }));
      return { ...found, items: rows satisfies CreditMovement[] };
    },
    placeholderData: keepPreviousData,
  });
