import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';
import { cartOf, useCartChange } from '../../server-cart.ts';

/** What a promotional link names in its address (PUB-12). */
export type PromotionLink = { courseId: number; promo: string };

/** What the query of an address names; null when a part is missing or is none. */
export function promotionLink(search: URLSearchParams): PromotionLink | null {
  const courseId = Number(search.get('courseId'));
  const promo = search.get('promo') ?? '';
  return Number.isInteger(courseId) && courseId > 0 && promo !== '' ? { courseId, promo } : null;
}

/** `GET Cart/Promotion`: what the course costs through the link, as its own cart. */
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
