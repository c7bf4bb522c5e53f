import { api } from 'shared-auth';
import { centsOf } from '../orders.ts';

const count = (endpoint: string) => ({
  queryKey: [endpoint] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.get<number>(endpoint, { signal }),
});

export const usersCountQuery = count('Users/TotalRegisteredUsers');
export const professorsCountQuery = count('Users/GetTotalProfessors');

export type OrderMonth = {
  /** `YYYY-MM` */
  month: string;
  orders: number;
  revenueCents: number;
  isCurrent: boolean;
};

/** Paid orders of the last twelve months, oldest first. */
export const monthsQuery = {
  queryKey: ['List/OrdersByMonth'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OrderMonth[]> => {
    const wire = await api.get('/api/List/OrdersByMonth', { signal });
    return wire.map(({ revenue, ...month }) => ({ ...month, revenueCents: centsOf(revenue) }));
  },
};
