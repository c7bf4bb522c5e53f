import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';
import { cartOf, useCartChange } from '../../server-cart.ts';

/** What a promotional link names in its address (PUB-12). */
export type PromotionLink = { courseId: number; promo: string };

/** `GET Cart/Promotion`: what the course costs through the link, as a cart of its own. */
export const promotionQuery = ({ courseId, promo }: PromotionLink) =>
  queryOptions({
    queryKey: endpointKey('/api/Cart/Promotion', courseId, promo),
    queryFn: async ({ signal }) =>
      cartOf(await api.get('/api/Cart/Promotion', { query: { courseId, promo }, signal })),
  });

/** Puts the course into the learner's cart with its discount. */
export const useAddPromoted = ({ courseId, promo }: PromotionLink) =>
  useCartChange((replacesPromotion: boolean) =>
    api.post('/api/Cart', {
      body: {
        courseId,
        tipoArticoloId: 1,
        quantity: 1,
        promotionalId: promo,
        replacesPromotion,
      },
    }),
  );
