import { useQuery } from '@tanstack/react-query';
import type { PublicCart } from 'shared-auth';
import { useLocale } from 'shared-ui';
import { cartOf } from '../../server-cart.ts';
import { priceGuestCart, wireCartOf } from './api.ts';

/** The guest's cart at the server's prices, which are final (E88). */
export function useGuestCart(cart: PublicCart) {
  const wire = wireCartOf(cart);
  const locale = useLocale();
  return useQuery({
    queryKey: ['Cart/Public', wire, locale],
    queryFn: async ({ signal }) => cartOf(await priceGuestCart(wire, signal)),
    enabled: wire.corsi.length > 0,
  });
}
