import { queryOptions } from '@tanstack/react-query';
import { api, centsOf, endpointKey } from 'shared-auth';

export const usersCountQuery = queryOptions({
  queryKey: endpointKey('/api/Users/TotalRegisteredUsers'),
  queryFn: ({ signal }) => api.get('/api/Users/TotalRegisteredUsers', { signal }),
});

/** Registrations of the last twelve months, oldest first. */
export const userMonthsQuery = queryOptions({
  queryKey: endpointKey('/api/List/UsersByMonth'),
  queryFn: ({ signal }) => api.get('/api/List/UsersByMonth', { signal }),
});

export const professorsCountQuery = queryOptions({
  queryKey: endpointKey('/api/Users/GetTotalProfessors'),
  queryFn: ({ signal }) => api.get('/api/Users/GetTotalProfessors', { signal }),
});

/** Who became a teacher in each of the last twelve months, as far as it is known; oldest first. */
export const professorMonthsQuery = queryOptions({
  queryKey: endpointKey('/api/List/ProfessorsByMonth'),
  queryFn: ({ signal }) => api.get('/api/List/ProfessorsByMonth', { signal }),
});

export type OrderMonth = {
  /** `YYYY-MM` */
  month: string;
  orders: number;
  revenueCents: number;
  isCurrent: boolean;
};

/** Paid orders of the last twelve months, oldest first. */
export const monthsQuery = queryOptions({
  queryKey: endpointKey('/api/List/OrdersByMonth'),
  queryFn: async ({ signal }): Promise<OrderMonth[]> => {
    const wire = await api.get('/api/List/OrdersByMonth', { signal });
    return wire.map(({ revenue, ...month }) => ({ ...month, revenueCents: centsOf(revenue) }));
  },
});

/** Completed courses and passed exams of the last twelve months, oldest first. */
export const badgeMonthsQuery = queryOptions({
  queryKey: endpointKey('/api/List/BadgesByMonth'),
  queryFn: ({ signal }) => api.get('/api/List/BadgesByMonth', { signal }),
});

export type CreditMonth = {
  /** `YYYY-MM` */
  month: string;
  givenCents: number;
  usedCents: number;
  isCurrent: boolean;
};

/** Credits given and used in the last twelve months, oldest first. */
export const creditMonthsQuery = queryOptions({
  queryKey: endpointKey('/api/List/CreditsByMonth'),
  queryFn: async ({ signal }): Promise<CreditMonth[]> => {
    const wire = await api.get('/api/List/CreditsByMonth', { signal });
    return wire.map(({ given, used, ...month }) => ({
      ...month,
      givenCents: centsOf(given),
      usedCents: centsOf(used),
    }));
  },
});
