import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';

/** Tiers of 2§3 by index: 0 over 5000, 1 over 1000, 2 promotion; missing ones count 0 (E88). */
export type DiscountTiers = { over5000: number; over1000: number; promotion: number };

/** Without the server's percentages no discount is promised. */
export const noTiers: DiscountTiers = { over5000: 0, over1000: 0, promotion: 0 };

export const discountTiersQuery = queryOptions({
  queryKey: endpointKey('/api/Order/GetSconti'),
  staleTime: 5 * 60_000,
  queryFn: async ({ signal }): Promise<DiscountTiers> => {
    const list = await api.get('/api/Order/GetSconti', { signal });
    const at = (index: number) => list[index]?.sconto ?? 0;
    return { over5000: at(0), over1000: at(1), promotion: at(2) };
  },
});
